extension CSVWords {
  /// Estonian, Latvian, Lithuanian, Greek, Turkish, Albanian, Romanian, Maltese, Georgian and Armenian.
  static let inBalticAndSoutheast: StaticString = """
    et booked kande kuupaev|kandekuupaev|arveldatud
    et day kuupaev|makse kuupaev
    et done tehingu kuupaev|tehingupaev|ostukuupaev
    et value vaartuspaev|vaartuskuupaev
    et amount =summa|tehingu summa|summa eur
    et debit valja|deebetkaive|valjaminek|deebet summa
    et credit sisse|kreeditkaive|sissetulek|kreedit summa
    et direction deebet kreedit|deebet kreedit d c|d c|deebet voi kreedit|kande suund
    et balance saldo parast|konto jaak|jaak|saldo parast tehingut
    et currency valuuta|konto valuuta
    et description selgitus|makse selgitus|kirjeldus|tehingu kirjeldus
    et type tehingu tuup|reatuup|tehingu liik|rea tuup
    et counterparty saaja maksja nimi|saaja maksja|saaja voi maksja nimi|vastaspool|kaupmees
    et payer maksja|maksja nimi
    et payee saaja|saaja nimi
    et account kliendi konto|kaardi number|konto number kliendi
    et number konto|kontonumber
    et otherAccount saaja maksja konto|saaja konto|maksja konto
    et id arhiveerimistunnus|dokumendi number|kande number|tehingu number|kande viitenumber
    et fee teenustasu
    et ignored viitenumber|saaja panga kood|isikukood voi registrikood|maksja panga bic
    lv booked gramatosanas datums|iegramatosanas datums|apstrades datums
    lv day datums|maksajuma datums
    lv done darijuma datums|transakcijas datums|pirkuma datums
    lv value valutesanas datums
    lv amount =summa|darijuma summa|summa konta valuta|maksajuma summa
    lv debit debets|izejosais|izdevumi|debeta summa|izmaksats
    lv credit kredits|ienakosais|ienemumi|kredita summa|iemaksats
    lv direction debets kredits|d k|k d
    lv balance atlikums|konta atlikums|bilance|atlikums pec darijuma
    lv currency valuta|konta valuta
    lv description maksajuma merkis|informacija sanemejam|detalas|apraksts|darijuma apraksts|maksajuma informacija
    lv type darijuma veids|transakcijas tips|ieraksta tips|transakcijas veids
    lv counterparty partneris|sanemejs maksatajs|sanemejs vai maksatajs|partnera nosaukums|darijuma partneris
    lv payer maksatajs
    lv payee sanemejs|sanemeja nosaukums
    lv account klienta konts|kartes numurs
    lv number konts|konta numurs
    lv otherAccount partnera konts|sanemeja konts|sanemeja maksataja konts
    lv id dokumenta numurs|transakcijas numurs|ieraksta numurs|arhiva kods|arhiva numurs
    lv fee komisija|komisijas maksa
    lt booked irasymo data|apskaitos data|ivykdymo data
    lt day =data|operacijos data|mokejimo data|data ir laikas
    lt done operacijos atlikimo data|sandorio data|pirkimo data
    lt value valiutavimo data|lesu iskaitymo data
    lt amount =suma|operacijos suma|suma saskaitos valiuta|mokejimo suma
    lt debit debetas|islaidos|nurasyta|isleista|israsyta
    lt credit kreditas|iplaukos|gauta|iskaityta|pajamos
    lt direction debetas kreditas|d k|k d|debetas kreditas d k|operacijos tipas d k
    lt balance likutis|balansas|saskaitos likutis|likutis po operacijos
    lt currency valiuta|saskaitos valiuta
    lt description mokejimo paskirtis|paskirtis|aprasymas|operacijos aprasymas|detales|pastabos
    lt type operacijos tipas|iraso tipas|mokejimo tipas|operacijos rusis
    lt counterparty moketojas gavejas|gavejas moketojas|kitos puses pavadinimas|gavejas arba moketojas|partneris
    lt counterparty moketojo arba gavejo pavadinimas|gavejo moketojo pavadinimas
    lt payer moketojas|moketojo pavadinimas
    lt payee gavejas|gavejo pavadinimas
    lt account korteles numeris
    lt number saskaita|saskaitos nr|saskaitos numeris|mano saskaita
    lt otherAccount kitos puses saskaita|gavejo saskaita|moketojo gavejo saskaita|gavejo moketojo saskaita|saskaita kitos puses
    lt id dokumento numeris|operacijos numeris|iraso nr|dok nr|operacijos id|transakcijos kodas
    lt fee mokestis|komisinis mokestis
    el booked ημερομηνια λογιστικησ εγγραφησ|ημερομηνια καταχωρησησ|λογιστικη ημερομηνια
    el day ημερομηνια|ημ νια|ημνια|ημερομηνια κινησησ|ημερ
    el done ημερομηνια συναλλαγησ|ημ νια συναλλαγησ|ημνια συναλλαγησ
    el value αξια|valeur|ημερομηνια valeur|ημερομηνια αξιασ|ημερομηνια τοκοφοριασ|αξιασ
    el amount ποσο|ποσο συναλλαγησ|ποσο ευρω|ποσο σε ευρω|ποσο κινησησ
    el debit χρεωση|χρεωσεισ|ποσο χρεωσησ|εξοδα|αναληψη
    el credit πιστωση|πιστωσεισ|ποσο πιστωσησ|εσοδα|καταθεση
    el direction χρεωση πιστωση|προσημο|προσημο ποσου|χ π|πρ
    el balance υπολοιπο|λογιστικο υπολοιπο|νεο υπολοιπο|προοδευτικο υπολοιπο|υπολοιπο λογαριασμου
    el available διαθεσιμο υπολοιπο
    el currency νομισμα|νομισμα λογαριασμου
    el description περιγραφη|αιτιολογια|περιγραφη συναλλαγησ|λεπτομερειεσ|σχολια|παρατηρησεισ|περιγραφη κινησησ
    el type τυποσ συναλλαγησ|ειδοσ συναλλαγησ|ειδοσ κινησησ
    el counterparty αντισυμβαλλομενοσ|εμποροσ|δικαιουχοσ εντολεασ|ονομα αντισυμβαλλομενου
    el payer εντολεασ|πληρωτησ
    el payee δικαιουχοσ|ονομα δικαιουχου
    el number λογαριασμοσ|αριθμοσ λογαριασμου
    el otherAccount λογαριασμοσ δικαιουχου|λογαριασμοσ αντισυμβαλλομενου
    el id αριθμοσ συναλλαγησ|κωδικοσ συναλλαγησ|αριθμοσ αναφορασ|α α συναλλαγησ
    el status κατασταση
    el fee προμηθεια|εξοδα συναλλαγησ
    el rate ισοτιμια
    el ignored καταστημα|α α|υποκαταστημα
    tr booked muhasebe tarihi|islenme tarihi|hesaba gecis tarihi
    tr day =tarih|islem tarihi|tarih saat|islem tarihi saati
    tr done harcama tarihi|alisveris tarihi
    tr value valor|valor tarihi
    tr amount =tutar|islem tutari|miktar|islem miktari|tutar tl|islem tutari tl|tutar try
    tr debit borc|cikan|giden|harcama|cekilen|odenen|borc tutari|gider|cikis
    tr credit alacak|giren|gelen|yatan|yatirilan|alacak tutari|gelir|giris
    tr direction borc alacak|b a|islem yonu
    tr balance bakiye|kalan bakiye|islem sonrasi bakiye|hesap bakiyesi|son bakiye
    tr available kullanilabilir bakiye
    tr currency para birimi|doviz|doviz cinsi|doviz kodu|birim|hesap para birimi
    tr description aciklama|islem aciklamasi|detay|islem detayi|aciklamalar
    tr type islem turu|islem tipi|islem
    tr category etiket|kategori
    tr counterparty karsi taraf|alici gonderen|gonderen alici|uye isyeri|isyeri|karsi hesap adi|alici gonderici
    tr payer gonderen|gonderici
    tr payee alici|alici adi
    tr account kart no|kart numarasi
    tr number hesap|hesap no|hesap numarasi
    tr otherAccount karsi hesap|karsi iban|alici iban|karsi hesap no
    tr id dekont no|islem no|referans|fis no|referans no|islem referansi
    tr status durum
    tr fee masraf|komisyon|ucret
    tr rate kur
    tr time saat|islem saati
    tr ignored kanal|sube|bonus|islem yeri
    sq day data e transaksionit|data e veprimit
    sq amount shuma|vlera
    sq debit debi
    sq credit kredi
    sq balance balanca|gjendja
    sq currency monedha
    sq description pershkrimi|pershkrim
    ro booked data inregistrarii|data procesarii|data contabila|data finalizarii
    ro day data|data tranzactiei|data operatiunii|data operatiei
    ro done data tranzactie|data autorizarii
    ro value data valutei|data valuta
    ro amount suma|valoare|suma tranzactiei|suma in moneda contului|suma tranzactie
    ro debit debit|suma debit|plati|iesiri|rulaj debit|cheltuieli
    ro credit credit|suma credit|incasari|intrari|rulaj credit|venituri
    ro direction debit credit|sens|tip miscare
    ro balance sold|sold contabil|sold final|sold dupa tranzactie|sold cont
    ro available sold disponibil
    ro currency moneda|valuta contului|moneda contului
    ro description descriere|detalii|detalii tranzactie|explicatii|descrierea tranzactiei|detalii plata
    ro type tip tranzactie|tipul tranzactiei|tip operatiune|tipul operatiunii
    ro category categorie
    ro counterparty beneficiar ordonator|nume beneficiar ordonator|contrapartida|comerciant|nume partener|partener
    ro counterparty beneficiar ordonator nume
    ro payer ordonator|platitor|nume ordonator|nume platitor
    ro payee beneficiar|nume beneficiar
    ro number cont|numar cont|contul|numarul contului
    ro otherAccount cont beneficiar|cont contrapartida|cont beneficiar ordonator|iban beneficiar|cont ordonator
    ro id referinta|numar tranzactie|referinta tranzactiei|nr referinta|id tranzactie|numar referinta
    ro status stare
    ro fee comision|comisioane
    ro originalAmount suma originala|suma initiala
    ro originalCurrency moneda originala|valuta originala
    ro rate curs|curs valutar|rata de schimb
    ka day თარიღი|ოპერაციის თარიღი|ტრანზაქციის თარიღი
    ka amount თანხა|ოპერაციის თანხა
    ka debit დებეტი|გასული თანხა|ბრუნვა დებეტი
    ka credit კრედიტი|შემოსული თანხა|ბრუნვა კრედიტი
    ka balance ნაშთი|ბალანსი
    ka currency ვალუტა
    ka description დანიშნულება|აღწერა|ოპერაციის შინაარსი
    ka counterparty პარტნიორი|პარტნიორის დასახელება
    hy day ամսաթիվ|գործարքի ամսաթիվ|օր
    hy amount գումար|գործարքի գումար
    hy debit ելք|դեբետ|ելքագրում
    hy credit մուտք|կրեդիտ|մուտքագրում
    hy balance մնացորդ
    hy currency արժույթ
    hy description նկարագրություն|նպատակ|վճարման նպատակ
    hy counterparty շահառու վճարող
    """
}
