extension CSVWords {
  /// Prefixes of the words for `pending`, `dropped` and `booked` transactions, in search order.
  static let inStates: StaticString = """
    en pending pending|unposted|not posted|not booked|not yet booked|not yet posted|unbooked|reserv|authorized
    en pending authorised|authorization|authorisation|uncleared|in progress|processing|awaiting|on hold|=hold
    en pending not cleared|unsettled|initiated|scheduled|not settled|outstanding
    de pending vorgemerkt|vormerk|nicht gebucht|noch nicht gebucht|ausstehend|in bearbeitung|offen|reserviert
    de pending autorisiert|angekundigt
    nl pending in behandeling|gepland|nog te verwerken|gereserveerd|nog niet verwerkt|niet geboekt|in afwachting|reservering|openstaand
    no pending reservert|ikke bokfort|venter|under behandling
    sv pending reserverad|ej bokford|inte bokford|vantande|vantar|kommande|preliminar|annu ej bokford|pagaende
    da pending reserveret|ikke bogfort|afventer
    fi pending varattu|varaus|odottaa|kirjaamaton|katevaraus|vireilla|kasittelyssa
    is pending fratekid|i bid|obokad|heimild
    fr pending en attente|prevu|en cours|non comptabilis|a venir|a comptabiliser|provisoire
    es pending pendiente|en proceso|retenid|no contabiliz|por contabilizar|en transito|preautoriz|autorizad
    ca pending pendent|en curs
    it pending in attesa|in sospeso|non contabilizz|da contabilizzare|in corso|prenotat|autorizzat|in elaborazione
    pt pending pendente|em curso|em processamento|cativo|agendad|em processo
    ro pending in asteptare|in curs|in procesare|blocat|autorizat|rezervat
    pl pending oczekuj|zablokowan|w trakcie|blokada|niezaksiegowan|w realizacji|nierozliczon|autoryzac|przyjet
    cs pending cekajici|nezauctovan|blokac|rezervac|ve zpracovani|neprovedeno|ceka|zadan
    sk pending cakajuc|blokaci|rezervov|v spracovani|caka|spracovava
    sl pending v obdelavi|rezervir|neknjiz|v cakanju
    hr pending na cekanju|neproknjizen|u obradi|najavljen
    sr pending на чекању|резервис|у обради|непрокњижен
    bg pending чакащ|блокира|в процес|неосчетовод|обработва|изчаква
    ru pending в обработке|обрабатывается|не проведен|ожидан|ожида|в ожидании|заблокирован|холд|авторизац
    ru pending зарезервирован|авторизован
    uk pending в обробці|очіку|в очікуванні|заблокован|обробляється|резерв
    hu pending fuggoben|zarolt|foglal|konyvelesre var|feldolgozas alatt|nem konyvelt|varakoz|teljesites alatt
    et pending ootel|broneer|reserveer|tootlemis|kinnitamata
    lv pending rezerv|apstrade|gaida|neizpildit|neiegramatot
    lt pending vykdom|laukia|apdorojam|neivykdyt|laukiam
    el pending εκκρεμ|σε εξελιξη|δεσμευ|υπο επεξεργασια|προσ εκτελεση
    tr pending bekleyen|beklemede|provizyon|islemde|blok|bekliyor|onay bekl
    he pending בהמתנה|ממתין|בתהליך|טרם נקלט
    ar pending معلق|قيد الانتظار|قيد المعالجه|محجوز|قيد التنفيذ
    fa pending در انتظار|در حال
    id pending =pend|tertunda|menunggu|diproses|dalam proses
    ms pending tertangguh
    vi pending dang cho|cho xu ly|cho duyet|dang xu ly|tam giu
    th pending รอดำเนินการ|รอตรวจสอบ|กำลังดำเนินการ|รอการ
    zh pending 未入账|未记账|待入账|处理中|待处理|进行中|预授权|冻结|未入帳|處理中|待處理|未出账|未出帳|待支付|等待|授权中
    ja pending 未確定|処理中|保留|未処理|仮売上|予約
    ko pending 대기|처리중|승인대기|미처리|미확정|보류|미매입
    hi pending लंबित
    en pending upcoming|future|planned|expected|holds|memo posted|forthcoming
    de pending geplant|anstehend|terminiert|kunftig|zukunftig|bevorstehend|erwartet
    nl pending toekomst|aankomend|verwacht
    no pending kommende|planlagt|forventet|fremtidig
    sv pending planerad|forvantad|framtida
    fi pending tuleva|varaukse|odotettu
    fr pending futur|planifi|previsionn
    es pending proximos|proximas|programad|previst|retencion|no liquidad
    it pending prossimi|prossime|pianificat|programmat
    pt pending autorizac|agendament
    pl pending zaplanowan|planowan|przyszl|nadchodz
    cs pending planovan|budouc|nadchazej|ocekavan
    sk pending buduc|ocakavan
    hr pending planiran|nadolazec
    sr pending планиран
    ru pending запланир|будущ|предстоящ
    uk pending запланов|майбутн
    bg pending бъдещ
    hu pending fuggo|jovobeli|tervezett|varhato
    ro pending viitoare|planificat|programat
    tr pending gelecek|planlan|ileri tarihli|beklenen
    el pending μελλοντικ|προγραμματισμεν
    he pending עתידי
    ar pending مستقبل|القادمه|مجدول
    fa pending اينده
    id pending mendatang|terjadwal|akan datang
    vi pending sap toi|du kien
    zh pending 未来|未來|计划|計劃|预约|預約
    ja pending 予定
    ko pending 예정
    en dropped cancelled|canceled|declined|rejected|failed|failure|reverted|expired|unsuccessful|returned unpaid
    en dropped abandoned|rolled back|timeout|dishono|=draft|=drafts|error|blocked|bounced|timed out|insufficient|unpaid|incomplete|terminated|=dropped|invalid|unsuccess
    fr dropped abandonne|non abouti
    es dropped vencid|no realizad
    pt dropped nao concluid
    no dropped mislyk|avbrutt
    cs dropped neproved
    tr dropped onaylanma|tamamlanma|gerceklesme|basarili degil
    el dropped απετυχ
    zh dropped 未成功|未支付|已退回|已退还|已过期
    zh pending 待收款|待朋友收款|提现中
    ja dropped 未完了
    ko dropped 미완료
    id dropped tidak berhasil
    ar dropped فاشل|غير مكتمل
    he dropped לא הושלם
    fr booked abouti
    en booked =sent|=issued|payment sent|deposited|card charged|transfer sent
    en dropped voided|=void|not executed|denied|aborted|deleted
    de dropped abgelehnt|ruckgangig gemacht|storniert|fehlgeschlagen|abgebrochen|zuruckgewiesen|geloscht|nicht ausgefuhrt|verfallen
    de dropped ungultig
    nl dropped geweigerd|teruggedraaid|geannuleerd|mislukt|afgewezen|niet uitgevoerd|verlopen
    no dropped avvist|reversert|avslatt|kansellert|mislykket|annullert|slettet|feilet|utlopt
    sv dropped avvisad|nekad|avbruten|misslyckad|annullerad|makulerad|raderad|aterkallad
    da dropped afvist|tilbagefort|annulleret|fejlet|mislykkedes|udlobet
    fi dropped hylatty|peruttu|peruutettu|epaonnistu|vanhentunut
    is dropped hafnad|haett vid|ogilt|afturkallad|mistokst
    fr dropped refuse|annule|rejete|echou|echec|expire|non execut
    es dropped rechazad|revertid|cancelad|anulad|fallid|denegad|expirad|caducad
    ca dropped rebutjat|cancellat|anullat
    it dropped rifiutat|stornat|annullat|respint|fallit|scadut|non eseguit
    pt dropped recusad|revertid|rejeitad|falhad|falhou|negad
    ro dropped respins|anulat|esuat|refuzat|expirat
    pl dropped odrzucon|anulowan|nieudan|wycofan|niezrealizowan|odmowa|cofniet
    cs dropped zamitnut|zrusen|neuspesn|odmitnut|stornovan|neproveden
    sk dropped zamietnut|odmietnut
    sl dropped zavrnjen|preklican|storniran
    hr dropped odbijen|otkazan|neuspjesn|ponisten
    sr dropped одбијен|отказан|неуспешн|сторниран|поништен
    bg dropped отхвърлен|анулиран
    ru dropped отклонен|отказ|отменен|отмена|аннулирован|ошибка|неуспех|сторно|возвращен
    uk dropped відхилен|скасован|відмов|неуспішн|анульован|помилка|відмінен
    hu dropped elutasit|torolve|torolt|sikertelen|visszautasit|meghiusult|visszavon|storno
    et dropped tagasi lukatud|tuhistatud|ebaonnestu|annulleeri|keeldu
    lv dropped noraidit|atcelt|neizdevas|anulet|neveiksmig
    lt dropped atmest|atsaukt|nepavyk|anuliuot|nesekming
    el dropped απορριφθηκε|ακυρωμεν|αποτυχ|ακυρωθηκε|απορριφθ
    tr dropped reddedil|iptal|basarisiz|red|gecersiz
    he dropped נדחה|בוטל|נכשל|מבוטל|סורב
    ar dropped مرفوض|ملغ|فشل|ملغي
    fa dropped ناموفق|لغو|رد شده
    id dropped gagal|dibatalkan|ditolak|kedaluwarsa
    vi dropped that bai|da huy|tu choi|khong thanh cong|bi tu choi
    th dropped ยกเลิก|ลมเหลว|ปฏิเสธ|ไมสำเรจ
    zh dropped 失败|失敗|已取消|取消|交易关闭|拒绝|拒絕|撤销|撤銷|已关闭|冲正|已撤销|关闭|沖正|作废
    ja dropped キャンセル|エラー|否認
    ko dropped 취소|실패|거절|반려|오류
    hi dropped विफल|असफल|रदद
    en booked posted|booked|completed|cleared|settled|executed|reconciled|processed|success|successful|complete|done
    en booked accepted|confirmed|=ok|=paid|finished|approved|finalised|finalized|=final
    de booked bezahlt|akzeptiert|angenommen|genehmigt|bestatigt|gebucht|ausgefuhrt|abgeschlossen|verbucht|erledigt|=umsatz gebucht|abgerechnet|verarbeitet|erfolgreich
    nl booked geaccepteerd|aanvaard|goedgekeurd|geboekt|verwerkt|uitgevoerd|voltooid|afgerond|geslaagd
    no booked godkjent|akseptert|bokfort|utfort|gjennomfort|fullfort|betalt
    sv booked bokford|utford|genomford|slutford|betald|godkand|klar
    da booked godkendt|accepteret|bogfort|udfort|gennemfort
    fi booked kirjattu|suoritettu|toteutunut|maksettu|valmis|toteutettu|hyvaksytty
    is booked bokad|framkvaemt|lokid|greitt
    fr booked accepte|approuve|comptabilis|execut|effectu|termine|valide|realise|regle|reussi
    es booked aprobad|contabiliz|ejecutad|completad|liquidad|realizad|asentad|procesad|aplicad|confirmad|exitos|cobrad|pagad
    es booked efectuad|aceptad
    ca booked comptabilitz|executat|completat|realitzat
    it booked accettat|approvat|contabilizz|eseguit|contabili|concluso|addebitat|regolat|confermat|pagat
    pt booked aceit|confirmad|executad|concluid|efetuad|processad|lancad|aprovad
    ro booked acceptat|aprobat|procesat|decontat|finalizat|efectuat|inregistrat|realizat
    pl booked zaakceptowan|zatwierdzon|potwierdzon|zaksiegowan|wykonan|zrealizowan|rozliczon|zakonczon|przetworzon
    cs booked zauctovan|proveden|provedeno|vyrizen|dokoncen|uspesn|zpracovan
    sk booked vykonan|realizovan|spracovan
    sl booked sprejet|odobren|knjizen|izvrsen|zakljucen|obdelan|realiziran
    hr booked prihvacen|odobren|proknjizen|uspjesn|obraden|zavrsen
    sr booked прокњижен|извршен|реализован|успешн|књижен|обрађен|завршен
    bg booked осчетоводен|изпълнен|извършен|приключен|обработен|завършен
    ru booked =ок|исполнен|проведен|выполнен|обработан|завершен|=успех|оплачен|зачислен|подтвержд
    uk booked виконан|оброблен|успішн|підтверджен|=успіх
    hu booked elfogad|jovahagy|konyvelt|teljesit|vegrehajt|sikeres|elszamolt|lekonyvelt|teljesult|feldolgozott
    et booked kinnitatud|taidetud|kantud|teostatud|toodeldud|lopetatud
    lv booked izpildit|iegramatot|apstradat|pabeigt|apstiprinat
    lt booked ivykdyt|atlikt|apmoket|uzbaigt|iskaityt|patvirtint|apdorot
    el booked ολοκληρ|εκτελ|επιτυχ|καταχωρ|λογιστικοποι
    tr booked tamamlan|gercekles|basarili|onaylan|islendi|muhasebeles
    he booked בוצע|הושלם|אושר|נקלט
    ar booked مكتمل|منفذ|تم التنفيذ|ناجح|مرحل|تمت
    fa booked موفق|انجام شد|تكميل|قطعي
    id booked berhasil|selesai|sukses|terkirim|dibukukan
    ms booked berjaya
    vi booked thanh cong|hoan thanh|hoan tat|da hach toan|da thuc hien
    th booked สำเรจ|เสรจสิน|สมบูรณ
    zh booked 成功|已入账|已记账|已完成|完成|交易成功|支付成功|已支付|已收款|已转账|入账成功|已入帳|已記帳|正常|已存入|已收钱|对方已收|全额退款|已退款|已到账
    it booked approvat|riuscit
    es booked aprobad
    fr booked approuv
    de booked genehmigt
    nl booked goedgekeurd|gelukt
    pl booked zatwierdzon|udane
    cs booked schvalen
    hu booked jovahagyv
    ro booked aprobat
    da booked godkendt
    sv booked lyckad
    el booked εγκριθ
    ru booked одобрен
    id booked disetujui
    th booked อนุมัติ
    zh booked 已批准
    ja booked 承認
    ja booked 確定|完了|処理済|決済済|済
    ko booked 완료|정상|성공|확정|승인|처리완료
    hi booked सफल|पूरण
    """
}
