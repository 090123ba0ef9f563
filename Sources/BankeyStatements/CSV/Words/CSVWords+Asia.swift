extension CSVWords {
  /// Hebrew, Arabic, Persian, Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian, Malay, Hindi and Kazakh.
  static let inAsia: StaticString = """
    he day תאריך|תאריך הפעולה|תאריך פעולה|תאריך תנועה
    he done תאריך עסקה|תאריך העסקה|תאריך רכישה|תאריך קניה
    he value תאריך חיוב|מועד חיוב
    he booked תאריך רישום
    he value תאריך ערך|יום ערך
    he amount סכום|סכום חיוב|סכום החיוב|סכום חיוב בשח|הסכום|סכום בשח|סכום פעולה
    he debit חובה|בחובה|סכום בחובה|חיוב|הוצאה|משיכה
    he credit זכות|בזכות|סכום בזכות|זיכוי|הכנסה|הפקדה
    he direction חובה זכות|זכות חובה
    he balance יתרה|יתרה בשח|יתרה לאחר פעולה|היתרה|היתרה בשח
    he currency מטבע|מטבע חיוב|סוג מטבע
    he description תיאור|תיאור הפעולה|תיאור פעולה|פרטים|תאור|הפעולה|פרוט|הערות|תיאור התנועה|תאור פעולה|פירוט
    he counterparty שם בית העסק|שם בית עסק|בית עסק|לטובת|שם המוטב|מוטב|לטובת מי
    he type סוג תנועה|סוג פעולה|סוג עסקה|סוג הפעולה
    he category קטגוריה|ענף
    he account מספר כרטיס|כרטיס|4 ספרות אחרונות של כרטיס האשראי
    he number חשבון|מספר חשבון
    he id אסמכתא|אסמכתה|מספר שובר|מספר אסמכתא
    he status סטטוס
    he fee עמלה
    he originalAmount סכום עסקה|סכום העסקה|סכום עסקה מקורי|סכום מקורי
    he originalCurrency מטבע עסקה|מטבע עסקה מקורי|מטבע מקור
    he rate שער|שער המרה
    ar day التاريخ|تاريخ العمليه|تاريخ المعامله|تاريخ الحركه|تاريخ
    ar booked تاريخ القيد|تاريخ الترحيل
    ar value تاريخ الاستحقاق|تاريخ الحق|تاريخ القيمه
    ar amount المبلغ|مبلغ العمليه|مبلغ|قيمه العمليه|مبلغ المعامله
    ar debit مدين|المدين|سحب|المبلغ المدين|خصم|المسحوبات
    ar credit دائن|الدائن|ايداع|المبلغ الدائن|اضافه|الايداعات
    ar direction مدين دائن|نوع الحركه|دائن مدين
    ar balance الرصيد|رصيد|الرصيد بعد العمليه|رصيد الحساب
    ar available الرصيد المتاح
    ar currency العمله|عمله الحساب|عمله
    ar description الوصف|وصف العمليه|البيان|التفاصيل|تفاصيل العمليه|بيان|الشرح|تفاصيل
    ar type نوع العمليه|نوع المعامله
    ar counterparty المستفيد|اسم المستفيد|اسم التاجر|التاجر|الطرف الاخر
    ar number رقم الحساب|الحساب
    ar id رقم المرجع|المرجع|رقم العمليه|الرقم المرجعي
    ar status الحاله
    ar fee الرسوم|العموله
    fa day تاريخ تراكنش|تاريخ سند
    fa amount مبلغ تراكنش|مبلغ ريال
    fa debit برداشت|بدهكار
    fa credit واريز|بستانكار
    fa balance مانده|موجودي|مانده حساب
    fa description شرح|توضيحات|شرح تراكنش|شرح سند
    fa number شماره حساب
    fa id شماره پيگيري|شماره سند|كد پيگيري
    fa time ساعت|زمان
    zh day 日期|交易日期|交易时间|交易時間|记账日期时间|日期时间|帳務日期|发生日期|交易创建时间|付款时间
    zh booked 记账日期|入账日期|记账日|入帳日期|入賬日期|記帳日期|起息记账日期|入账日|过账日期|記賬日期|過帳日期
    zh done 消费日期|消費日期|消费日|消費日|交易日|创建时间|刷卡日期
    zh value 起息日|起息日期|生效日
    zh amount 金额|金額|交易金额|交易金額|发生额|發生額|入账金额|人民币金额|记账金额|金额元|结算金额|新臺幣金額|新台幣金額
    zh amount 入帳金額|交易金额人民币|入账金额人民币|金额小写|实付金额
    zh debit 提出|提取|支出|支出金额|支出金額|借方|借方金额|借方发生额|付款金额|提款|转出金额|支出元|提款金額|支取|扣款金额|取款|借方金額
    zh credit 收入|收入金额|收入金額|贷方|贷方金额|贷方发生额|收款金额|存款|存入金额|存入|转入金额|收入元|存款金額|貸方金額
    zh direction 收支|收支类型|借贷标志|借贷方向|收付标志|借贷|收付方向|收支方向|资金方向|借贷标记|收付类型|借貸
    zh balance 余额|餘額|账户余额|帐户余额|本次余额|交易后余额|結餘|结余|帳戶餘額|账面余额|余额元|交易后账户余额
    zh available 可用余额|可用餘額
    zh currency 币种|幣別|货币|貨幣|交易币种|记账币种|币别|幣種|货币代码|结算币种|入账币种
    zh description 摘要|交易摘要|备注|備註|附言|用途|交易说明|说明|說明|交易说明备注|商品|商品说明|交易描述|商品名称|交易附言|交易備註
    zh description 描述|交易明細|明細|交易说明文字|交易内容|说明备注
    zh type 交易类型|交易種類|类型|交易类别|业务类型|交易方式|交易種別|业务种类
    zh category 分类|交易分类|類別|类别
    zh counterparty 交易对方|对方户名|对方名称|对方账户名|对方姓名|商户名称|对手方|对方账户名称|对手户名|交易对手|商户|收款人付款人
    zh counterparty 对方账号与户名|交易对手名称|对方单位|对方单位名称|对方
    zh payer 付款方|付款人|付款人名称
    zh payee 收款方|收款人|收款人名称
    zh account 卡号|卡號|卡號末四碼|卡號後四碼|交易卡号|卡号末四位|卡末四位|信用卡号|账号卡号
    zh number 账号|帐号|账户|帳號|本方账号|账户号码|交易账号|帳戶號碼
    zh accountName 户名|账户名称|本方户名
    zh otherAccount 对方账号|对方帐号|对方账户|对方卡号|交易对手账号|对手账号|对方卡号账号|转入转出帐号
    zh id 交易流水号|流水号|交易号|交易单号|交易订单号|凭证号|业务流水号|交易参考号|参考号|商家订单号|日志号|订单号
    zh status 状态|交易状态|当前状态|交易狀態
    zh fee 手续费|服务费|手續費
    zh originalAmount 原币金额|外币金额|交易币金额|交易地金额|外幣金額|原始金额|交易货币金额
    zh originalCurrency 原币种|交易货币|交易地币种|外币币种
    zh rate 汇率|匯率
    zh time 时间|時間|记账时间
    zh ignored 开户行|对方开户行|交易网点|交易地点|交易机构|支付方式|商户号|交易渠道|序号|现金标志|钞汇|对方行名|交易场所|交易行名
    ja day 日付|取引日|お取引日|年月日|取引日付|取扱日付|お取り扱い日|明細日付|操作日|取扱日
    ja booked 計上日|記帳日|勘定日|処理日|起算日
    ja done 利用日|ご利用日|ご利用年月日|お支払日付|購入日
    ja value 起算日付
    ja amount 金額|取引金額|利用金額|ご利用金額|入出金額|金額円|入出金額円|お取引金額|支払金額|取引金額円|入出金
    ja debit 出金|出金額|出金金額|お引出し|お支払金額|引出金額|出金額円|払出金額|支払い金額|お引き出し|支払|お引出金額|出金金額円|お支払い金額|引落金額
    ja credit 入金|入金額|入金金額|お預入れ|お預り金額|預入金額|入金額円|受入金額|預かり金額|お預け入れ|預り金額|お預入金額|入金金額円|お預かり金額
    ja direction 入払区分|入出金区分|取引区分入出金|入払い
    ja balance 残高|差引残高|取引後残高|残高円|口座残高|現在高|お取引後残高|差引残高円
    ja currency 通貨|通貨コード
    ja description 摘要|取引内容|内容|お取り扱い内容|お取引内容|取引名|備考|メモ|適用|詳細|取扱内容|摘要内容|お取引名
    ja type 取引区分|取引種類|取引種別|種別|明細区分
    ja category カテゴリ|大項目|中項目
    ja counterparty 利用先|ご利用店名|利用店名|利用店名商品名|ご利用先|ご利用先など|振込依頼人名|相手先|加盟店名|取引先|お支払先
    ja account カード番号|利用者カード
    ja number 口座番号
    ja accountName 口座名義|口座名
    ja id 取引番号|照会番号|明細番号
    ja fee 手数料
    ja originalAmount 現地通貨額|現地利用額|外貨金額
    ja originalCurrency 通貨略称
    ja rate 換算レート|レート|換算レ-ト
    ja time 時刻|取引時刻
    ja ignored 支店名|店番|店番号|ラベル|支払方法|支払区分|銀行名|銀行番号
    ko day 날짜|거래일|거래일자|거래일시|일자|거래날짜|거래 일시|거래시간
    ko booked 기장일|처리일|매입일
    ko done 이용일|이용일자|승인일|승인일자|이용일시|승인일시
    ko amount 금액|거래금액|이용금액|승인금액|거래 금액
    ko debit 출금|출금액|출금금액|찾으신금액|지급금액|지출|출금 금액|출금액 원|인출금액|찾으신 금액
    ko credit 입금|입금액|입금금액|맡기신금액|수입|입금 금액|입금액 원|예금금액|맡기신 금액
    ko direction 입출금구분|거래구분|구분|입출금
    ko balance 잔액|거래후잔액|거래후 잔액|거래 후 잔액|잔고|잔액 원|현재잔액
    ko currency 통화|통화코드
    ko description 적요|내용|거래내용|비고|기재내용|메모|거래적요|통장표시내용|보낸분받는분통장표시|의뢰인수취인
    ko type 거래종류|거래유형|거래방법
    ko category 카테고리|대분류
    ko counterparty 가맹점|가맹점명|이용가맹점|보낸분받는분|의뢰인 수취인|거래처|상대계좌예금주명|상대방|받는분|이용하신곳
    ko account 카드번호|이용카드
    ko number 계좌번호
    ko otherAccount 상대계좌번호|상대계좌
    ko id 승인번호|거래번호
    ko status 상태|승인상태
    ko fee 수수료
    ko time 시간|시각
    ko ignored 거래점|취급점|상대은행|은행|할부|처리점
    th day วันที|วันทีทำรายการ|วันเวลาทำรายการ
    th amount จำนวนเงิน
    th debit ถอนเงิน|เดบิต|ถอน|ยอดถอน
    th credit ฝากเงิน|เครดิต|ฝาก|ยอดฝาก
    th balance ยอดคงเหลือ|คงเหลือ
    th description รายการ|รายละเอียด
    vi day ngay|ngay giao dich|thoi gian giao dich|ngay gio giao dich
    vi booked ngay hach toan|ngay ghi so
    vi value ngay hieu luc
    vi amount so tien|so tien giao dich
    vi debit ghi no|tien ra|so tien ghi no|rut ra|phat sinh no
    vi credit ghi co|tien vao|so tien ghi co|gui vao|phat sinh co
    vi direction =thu chi|=chi thu
    vi balance so du|so du cuoi|so du sau giao dich|so du tai khoan
    vi currency loai tien|don vi tien te
    vi description noi dung|mo ta|dien giai|noi dung giao dich|chi tiet giao dich
    vi counterparty ten doi tac|ten nguoi nhan|don vi thu huong|doi tac
    vi otherAccount so tai khoan doi ung|tai khoan doi ung
    vi number so tai khoan
    vi id so giao dich|ma giao dich|so tham chieu|so but toan
    vi fee phi
    id day tanggal|tanggal transaksi|tgl|tgl transaksi|waktu transaksi
    id booked tanggal posting|tanggal pembukuan
    id value tanggal valuta|tanggal efektif
    id amount jumlah|nominal|jumlah transaksi|mutasi
    id debit debet|uang keluar|pengeluaran|mutasi debet|mutasi debit
    id credit kredit|uang masuk|pemasukan|mutasi kredit
    id direction db cr|jenis mutasi|tipe mutasi
    id balance saldo akhir mutasi|saldo akhir|saldo rekening
    id currency mata uang
    id description keterangan|deskripsi|uraian|rincian|uraian transaksi|berita|keterangan transaksi
    id type jenis transaksi|tipe transaksi
    id counterparty nama penerima|penerima pengirim
    id number nomor rekening|no rekening|rekening
    id id nomor referensi|no referensi|no transaksi
    id ignored cabang
    ms day tarikh|tarikh transaksi
    ms booked tarikh pos
    ms amount amaun|jumlah amaun
    ms debit wang keluar
    ms credit wang masuk
    ms balance baki|baki akaun
    ms description butiran|keterangan transaksi|butir transaksi
    hi day दिनांक|तारीख|लेनदेन की तारीख
    hi amount राशि
    hi debit नामे|निकासी|डेबिट
    hi credit जमा|करेडिट
    hi balance शेष|शेष राशि
    hi description विवरण
    mn balance эцсийн үлдэгдэл|үлдэгдэл
    az balance qaliq|son qaliq
    kk balance қалдық
    kk day күні|операция күні
    kk amount сомасы|операция сомасы
    kk description сипаттама|төлем мақсаты
    """
}
