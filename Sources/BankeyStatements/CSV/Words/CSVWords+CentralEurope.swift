extension CSVWords {
  /// Czech, Slovak, Slovenian, Croatian, Bosnian, Serbian in Latin letters, and Hungarian.
  static let inCentralEurope: StaticString = """
    cs booked datum zauctovani|datum zuctovani|zauctovano dne|datum odepsani|splatnost|datum splatnosti
    cs ignored datum odepsani z jine banky
    cs day datum|datum pohybu|datum operace|datum a cas
    cs done datum provedeni|datum transakce|datum platby|datum uskutecneni|datum porizeni
    cs value datum valuty
    cs amount castka|objem|castka v mene uctu|zauctovana castka|castka transakce|castka v czk|castka platby
    cs debit odepsano|vydaje|vyber|odchozi castka|debet|na vrub|castka odepsana
    cs credit pripsano|prijmy|vklad|prichozi castka|kredit|ve prospech|castka pripsana
    cs direction smer platby|smer|typ pohybu
    cs balance zustatek|zustatek na uctu|zustatek po transakci|zustatek po pohybu|zustatek po operaci
    cs available disponibilni zustatek|pouzitelny zustatek
    cs currency mena|mena uctu|mena platby
    cs description popis|poznamka|zprava pro prijemce|zprava|popis transakce|detail|ucel platby|zprava pro me|popis operace
    cs description poznamka pro mne|popis pro me|uzivatelska identifikace|info k platbe|zprava prijemci
    cs type typ transakce|typ operace|druh pohybu|typ platby|druh transakce
    cs category kategorie
    cs counterparty protistrana|nazev protistrany|nazev protiuctu|obchodnik|nazev obchodnika|jmeno protistrany
    cs counterparty nazev uctu protistrany|nazev uctu protiuctu|protiucet nazev uctu
    cs payer platce|odesilatel
    cs payee prijemce|nazev prijemce
    cs account cislo uctu|ucet|vlastni ucet|muj ucet|cislo karty|cislo vlastniho uctu
    cs accountName nazev uctu|vlastni nazev uctu
    cs otherAccount protiucet|cislo protiuctu|ucet protistrany|cislo uctu protistrany|cislo uctu prijemce
    cs otherAccount protiucet cislo uctu|protiucet a kod banky|cislo uctu protiucet
    cs id id pohybu|id operace|identifikator|reference banky|reference platby|id transakce|reference|id pokynu
    cs status stav|stav transakce|stav platby
    cs fee poplatek|poplatky
    cs originalAmount puvodni castka|puvodni castka platby|castka v mene transakce|castka v puvodni mene|originalni castka
    cs originalCurrency puvodni mena|puvodni mena platby|mena transakce|originalni mena
    cs rate kurz|smenny kurz
    cs turnover obrat|obraty
    cs ignored vs|ss|ks|variabilni symbol|specificky symbol|konstantni symbol|kod banky|nazev banky|bic swift|provedl
    cs ignored upresneni
    sk booked datum zauctovania|datum zuctovania|datum spracovania
    sk day datum pohybu|datum operacie|datum a cas
    sk done datum transakcie|datum realizacie|datum platby
    sk value datum valuty
    sk amount suma|ciastka|suma transakcie|objem v mene uctu|suma v mene uctu
    sk debit na tarchu|odpisana suma|vydavky|vyber|debet
    sk credit v prospech|pripisana suma|prijmy|vklad|kredit
    sk direction typ pohybu|smer platby|debet kredit
    sk balance zostatok|zostatok na ucte|zostatok po transakcii|zostatok po obrate
    sk currency mena|mena uctu
    sk description popis transakcie|sprava pre prijimatela|sprava pre prijemcu|informacia pre prijemcu|sprava|ucel platby|popis
    sk type typ transakcie|typ operacie
    sk counterparty nazov protistrany|nazov protiuctu|nazov partnera|partner|protistrana|nazov obchodnika
    sk payer platitel
    sk counterparty platitel prijemca
    sk otherAccount cislo uctu platitela prijemcu
    sk payee prijimatel|prijemca|nazov prijemcu
    sk account cislo uctu|ucet|cislo karty
    sk otherAccount protiucet|cislo protiuctu|iban protiuctu|ucet partnera
    sk id id transakcie|referencia|referencia platitela|referencia banky
    sk status stav
    sk fee poplatok|poplatky
    sk originalAmount povodna suma|originalna suma
    sk originalCurrency povodna mena|originalna mena
    sl booked datum knjizenja|knjizeno|datum knjizbe|datum obdelave
    sl day datum transakcije|datum prometa|datum placila
    sl done datum nakupa
    sl value datum valute|datum valutacije
    sl amount znesek|znesek v eur|znesek transakcije|znesek placila
    sl debit breme|v breme|odliv|odlivi|odhodki|znesek v breme|breme eur
    sl credit dobro|v dobro|priliv|prilivi|prihodki|znesek v dobro|dobro eur
    sl direction smer|dobro breme|breme dobro
    sl balance stanje|novo stanje|stanje na racunu|stanje po transakciji
    sl available razpolozljivo stanje|razpolozljivo
    sl currency valuta racuna|oznaka valute
    sl description namen|namen placila|opis|namen transakcije|opis prometa
    sl type vrsta transakcije|vrsta prometa|tip transakcije
    sl counterparty naziv|prejemnik placnik|naziv prejemnika placnika|partner|naziv partnerja
    sl payer placnik|naziv placnika|nalogodajalec
    sl payee prejemnik|naziv prejemnika
    sl number racun|stevilka racuna|moj racun
    sl otherAccount racun prejemnika placnika|racun prejemnika|racun placnika|partnerjev racun|nasprotni racun
    sl id referenca|id transakcije|stevilka transakcije
    sl status status transakcije
    sl fee provizija|nadomestilo
    hr booked datum knjizenja|datum obrade|datum izvrsenja
    hr day datum transakcije|datum promjene|datum placanja|datum
    hr done datum kupnje|datum nastanka
    hr value datum valute
    hr amount iznos|iznos transakcije|iznos u eur|iznos u valuti racuna|iznos placanja
    hr debit isplata|isplate|duguje|terecenje|na teret|rashod|odljev|dugovna strana|dugovni promet|dugovni iznos|dugovno|zaduzenje
    hr credit uplata|uplate|potrazuje|odobrenje|u korist|prihod|priljev|potrazna strana|potrazni promet|potrazni iznos|potrazno
    hr direction smjer|vrsta promjene|duguje potrazuje
    hr balance stanje racuna|novo stanje|stanje nakon transakcije|saldo
    hr available raspolozivo stanje|raspolozivo
    hr currency valuta racuna|valuta transakcije
    hr description opis placanja|opis transakcije|svrha|svrha placanja|opis|opis prometa
    hr type vrsta transakcije|tip transakcije
    hr counterparty primatelj platitelj|platitelj primatelj|naziv platitelja primatelja|naziv partnera|druga strana
    hr payer platitelj|uplatitelj|nalogodavac
    hr payee primatelj|korisnik|naziv primatelja
    hr number racun|broj racuna|iban racuna
    hr otherAccount racun primatelja|racun platitelja|racun primatelja platitelja|iban primatelja
    hr id broj transakcije|referenca placanja|id transakcije|referenca|poziv na broj
    hr fee naknada|provizija
    hr originalAmount originalni iznos|izvorni iznos|iznos u originalnoj valuti
    hr originalCurrency originalna valuta|izvorna valuta
    hr rate tecaj
    sr day datum transakcije|datum promene|datum naloga
    sr debit isplata|zaduzenje|na teret|zaduzenja|duguje|dugovno
    sr credit odobrenje|uplata|odobrenja|potrazuje|potrazno
    sr balance stanje|stanje posle transakcije
    sr description svrha placanja|svrha doznake|opis transakcije
    sr counterparty naziv primaoca|primalac uplatilac|nalogodavac primalac|partner
    sr payee primalac
    sr rate kurs
    bs day datum transakcije
    bs debit isplata|duguje
    bs credit uplata|potrazuje
    bs description svrha doznake|svrha
    hu booked konyveles datuma|konyvelesi datum|konyveles napja|konyvelve|konyveles datum|konyvelesi nap|konyvelt
    hu day =datum|tranzakcio idopontja|tranzakcio datuma es ideje|muvelet datuma
    hu done tranzakcio datuma|tranzakcio napja|tranzakcio datum|vasarlas datuma|teljesites datuma|tranzakcio ideje
    hu value erteknap|ertek datuma|ertek nap
    hu amount =osszeg|tranzakcio osszege|konyvelt osszeg|osszeg huf|konyvelesi osszeg|osszeg a szamla devizanemeben
    hu debit terheles|terhelesek|kiadas|terheles osszege|kimeno osszeg|kifizetes
    hu credit jovairas|jovairasok|bevetel|jovairas osszege|bejovo osszeg|befizetes
    hu direction tartozik kovetel|terheles jovairas|irany|kovetel tartozik|bejovo kimeno|terheles jovairas t j
    hu balance egyenleg|szamlaegyenleg|konyvelt egyenleg|uj egyenleg|tranzakcio utani egyenleg
    hu available elerheto egyenleg|rendelkezesre allo egyenleg
    hu currency devizanem|deviza|penznem|szamla devizaneme|osszeg devizaneme
    hu description kozlemeny|megjegyzes|leiras|tranzakcio leirasa|reszletek|jogcim
    hu type tranzakcio tipusa|muvelet tipusa|forgalom tipusa|tranzakcio tipus|tipus
    hu category kategoria|koltesi kategoria
    hu counterparty partner|partner neve|partner nev|ellenoldali nev|kereskedo|ellenoldal neve|partner elnevezese
    hu payer kuldo|fizeto fel|megbizo
    hu payee kedvezmenyezett|cimzett|kedvezmenyezett neve
    hu account kartyaszam|kartya
    hu number szamlaszam|sajat szamlaszam|konyvelesi szamla|szamla
    hu accountName szamla neve|szamlanev|szamla elnevezese
    hu otherAccount partner szamlaszama|ellenszamla|ellenoldali szamlaszam|partner bankszamlaszama|partner szamla
    hu otherAccount kedvezmenyezett szamlaszama
    hu id tranzakcio azonosito|azonosito|hivatkozas|bizonylatszam|tranzakcioazonosito|banki azonosito
    hu status statusz|allapot
    hu fee dij|jutalek|koltseg
    hu originalAmount eredeti osszeg|tranzakcio eredeti osszege
    hu originalCurrency eredeti devizanem|tranzakcio devizaneme|eredeti deviza
    hu rate arfolyam
    hu turnover forgalom
    hu time idopont|ido
    """
}
