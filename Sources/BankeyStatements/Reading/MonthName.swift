/// The names of months, whole or truncated, in the languages in which banks write.
///
/// Croatian is omitted: its names denote other months in Polish and Czech. Tables with Croatian headers use
/// `CroatianMonth`.
enum MonthName {
  /// The number of a month, 1 to 12, by its folded name; nil when the name is unknown or denotes different months in
  /// different languages.
  static func number(of name: String) -> Int? {
    if let month = months[name] ?? cut[name] { return month == 0 ? nil : month }
    // The Hebrew prefix "in" is written together with the name.
    var stem = name.first == "ב" ? String(name.dropFirst()) : name
    if let month = months[stem] { return month == 0 ? nil : month }
    // A name with a case ending.
    for _ in 0..<4 where stem.utf8.count > 4 {
      stem.removeLast()
      if let month = months[stem] { return month == 0 ? nil : month }
    }
    return nil
  }

  /// Months by folded name; 0 for ambiguous names.
  private static let months: [String: Int] = languages.split(separator: "\n").reduce(into: [:]) { months, line in
    for (index, names) in line.split(separator: " ").dropFirst().enumerated() {
      for name in names.split(separator: "/") { add(index + 1, as: WordFolding.folded(String(name)), to: &months) }
    }
  }

  /// Months by truncated names of at least three letters.
  private static let cut: [String: Int] = months.reduce(into: [:]) { cut, name in
    for length in 3..<max(name.key.count, 3) { add(name.value, as: String(name.key.prefix(length)), to: &cut) }
  }

  private static func add(_ month: Int, as name: String, to months: inout [String: Int]) {
    months[name] = months[name].map { $0 == month ? $0 : 0 } ?? month
  }

  /// One language per line: its code, then each month, with its genitive or usual short form if that is not a prefix.
  private static let languages = """
    en january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct november/nov december/dec
    de januar/jänner/jän februar/feber märz/mrz april mai juni juli august september oktober/okt november dezember/dez
    nl januari februari maart/mrt april mei juni juli augustus september oktober november december
    fr janvier/janv février/févr mars avril/avr mai juin juillet/juil août/aoû septembre octobre novembre décembre/déc
    es enero/ene febrero marzo abril/abr mayo junio julio agosto/ago septiembre/setiembre/set octubre noviembre diciembre/dic
    it gennaio/gen febbraio marzo aprile maggio/mag giugno/giu luglio/lug agosto settembre/set ottobre/ott novembre dicembre/dic
    pt janeiro fevereiro/fev março abril maio junho julho agosto setembro outubro/out novembro dezembro/dez
    ca gener febrer març abril maig juny juliol agost setembre octubre novembre desembre/des
    sv januari februari mars april maj juni juli augusti september oktober november december
    no januar februar mars april mai juni juli august september oktober november desember/des
    is janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember
    fi tammikuu/tammikuuta/tammi helmikuu/helmi maaliskuu/maalis huhtikuu/huhti toukokuu/touko kesäkuu/kesä heinäkuu/heinä elokuu/elo syyskuu/syys lokakuu/loka marraskuu/marras joulukuu/joulu
    et jaanuar/jaan veebruar/veebr märts aprill mai juuni juuli august september oktoober november detsember/dets
    lv janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris
    lt sausis/sausio/saus vasaris/vasario/vas kovas/kovo balandis/balandžio/bal gegužė/gegužės/geg birželis/birželio/birž liepa/liepos/liep rugpjūtis/rugpjūčio/rugp rugsėjis/rugsėjo/rugs spalis/spalio/spal lapkritis/lapkričio/lapkr gruodis/gruodžio/gruod
    pl styczeń/stycznia/sty luty/lutego/lut marzec/marca/mar kwiecień/kwietnia/kwi maj/maja czerwiec/czerwca/cze lipiec/lipca/lip sierpień/sierpnia/sie wrzesień/września/wrz październik/października/paź listopad/listopada/lis grudzień/grudnia/gru
    cs leden/ledna/led únor/února/úno březen/března/bře duben/dubna/dub květen/května/kvě červen/června/čvn červenec/července/čvc srpen/srpna/srp září/zář říjen/října/říj listopad/listopadu prosinec/prosince/pro
    sk január február marec/marca apríl máj/mája jún/júna júl/júla august/augusta september/septembra október/októbra november/novembra december/decembra
    sl januar februar marec/marca april maj junij julij avgust/avg september oktober november december
    sr јануар фебруар март април мај јун јул август септембар октобар новембар децембар
    sr januar februar mart april maj jun jul avgust septembar oktobar novembar decembar
    hu január február március április május június július augusztus szeptember/szept október november december
    ro ianuarie/ian februarie martie aprilie mai iunie/iun iulie/iul august septembrie octombrie noiembrie/noi decembrie
    sq janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor
    tr ocak/oca şubat/şub mart nisan/nis mayıs haziran/haz temmuz/tem ağustos/ağu eylül/eyl ekim/eki kasım/kas aralık/ara
    ru январь/января/янв февраль/февраля/фев март/марта/мар апрель/апреля/апр май/мая июнь/июня/июн июль/июля/июл август/августа/авг сентябрь/сентября/сен октябрь/октября/окт ноябрь/ноября/ноя декабрь/декабря/дек
    uk січень/січня/січ лютий/лютого/лют березень/березня/бер квітень/квітня/кві травень/травня/тра червень/червня/чер липень/липня/лип серпень/серпня/сер вересень/вересня/вер жовтень/жовтня/жов листопад/листопада/лис грудень/грудня/гру
    bg януари/ян февруари/фев март/мар април/апр май юни юли август/авг септември/сеп октомври/окт ноември/ное декември/дек
    el ιανουάριος/ιανουαρίου/ιαν φεβρουάριος/φεβρουαρίου/φεβ μάρτιος/μαρτίου/μαρ απρίλιος/απριλίου/απρ μάιος/μαΐου/μαϊ/μαι ιούνιος/ιουνίου/ιουν ιούλιος/ιουλίου/ιουλ αύγουστος/αυγούστου/αυγ σεπτέμβριος/σεπτεμβρίου/σεπ οκτώβριος/οκτωβρίου/οκτ νοέμβριος/νοεμβρίου/νοε δεκέμβριος/δεκεμβρίου/δεκ
    he ינואר פברואר מרץ/מרס אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
    ar يناير فبراير مارس أبريل/ابريل مايو يونيو يوليو أغسطس/اغسطس سبتمبر أكتوبر/اكتوبر نوفمبر ديسمبر
    id januari februari/pebruari maret april mei juni juli agustus/agt september oktober november/nopember desember
    ms januari februari mac april mei jun julai ogos september oktober november disember/dis
    tl enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre
    az yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr
    be студзень/студзеня люты/лютага сакавік/сакавіка красавік/красавіка травень/мая чэрвень/чэрвеня ліпень/ліпеня жнівень/жніўня верасень/верасня кастрычнік/кастрычніка лістапад/лістапада снежань/снежня
    kk қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан
    ka იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი
    hy հունվար/հունվարի փետրվար/փետրվարի մարտ/մարտի ապրիլ/ապրիլի մայիս/մայիսի հունիս/հունիսի հուլիս/հուլիսի օգոստոս/օգոստոսի սեպտեմբեր/սեպտեմբերի հոկտեմբեր/հոկտեմբերի նոյեմբեր/նոյեմբերի դեկտեմբեր/դեկտեմբերի
    ar جانفي فيفري مارس أفريل/افريل ماي جوان جويلية أوت/اوت سبتمبر أكتوبر نوفمبر ديسمبر
    ar يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر
    th มกราคม/มค กุมภาพันธ์/กพ มีนาคม/มีค เมษายน/เมย พฤษภาคม/พค มิถุนายน/มิย กรกฎาคม/กค สิงหาคม/สค กันยายน/กย ตุลาคม/ตค พฤศจิกายน/พย ธันวาคม/ธค
    """
}

/// Words in a date that do not affect its meaning.
enum DateWord {
  /// Whether a folded word is a weekday, whole or shortened, or connects the parts of a date.
  static func isPassed(_ word: String) -> Bool { passed.contains(word) }

  private static let passed = weekdays.reduce(into: small) { passed, day in
    for length in 3..<max(day.count + 1, 3) { passed.insert(String(day.prefix(length))) }
  }
  private static let small = words(
    """
    de del of den le el the th st nd rd er º ª г гг года год р рік року gada g m d d. år r uhr kl klo um at om à h hrs o'clock วันที่ พศ
    mo di mi do fr sa so ma wo vr za zo lu je ve sa di mi ju vi do sá lø sø on to ti fr lö sö on må пн вт ср чт пт сб вс нд pn wt śr czw pt sb nd út st čt pá so ne
    ke pe la su pon tor sre čet pet sob ned
    """)
  private static let weekdays = words(
    """
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche
    lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì sabato domenica
    segunda-feira terça-feira quarta-feira quinta-feira sexta-feira segunda terça quarta quinta sexta
    mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag maanantai tiistai keskiviikko torstai perjantai
    lauantai sunnuntai poniedziałek wtorek środa czwartek piątek sobota niedziela pondělí úterý středa čtvrtek pátek neděle
    понедельник вторник среда четверг пятница суббота воскресенье pazartesi salı çarşamba perşembe cuma cumartesi
    hétfő kedd szerda csütörtök péntek szombat vasárnap 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 월요일 화요일 수요일 목요일 금요일 토요일 일요일 月 火 水 木 金 土 日
    """)

  private static func words(_ lines: String) -> Set<String> {
    Set(lines.split { $0 == " " || $0 == "\n" }.map { WordFolding.folded(String($0)) }.filter { !$0.isEmpty })
  }
}
