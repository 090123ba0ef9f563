// swift-format-ignore-file
// Written by `make formats` from CLDR 46.0; do not edit.
extension LocaleTable {
  /// weekdays from Sunday | months of the long date | of the medium one | of the short one, where it differs
  static let names = SortedLines(
#"""
af|Sondag;Maandag;Dinsdag;Woensdag;Donderdag;Vrydag;Saterdag|Januarie;Februarie;Maart;April;Mei;Junie;Julie;Augustus;September;Oktober;November;Desember|Jan.;Feb.;Mrt.;Apr.;Mei;Jun.;Jul.;Aug.;Sep.;Okt.;Nov.;Des.
agq|tsuʔntsɨ;tsuʔukpà;tsuʔughɔe;tsuʔutɔ̀mlò;tsuʔumè;tsuʔughɨ̂m;tsuʔndzɨkɔʔɔ|ndzɔ̀ŋɔ̀nùm;ndzɔ̀ŋɔ̀kƗ̀zùʔ;ndzɔ̀ŋɔ̀tƗ̀dʉ̀ghà;ndzɔ̀ŋɔ̀tǎafʉ̄ghā;ndzɔ̀ŋèsèe;ndzɔ̀ŋɔ̀nzùghò;ndzɔ̀ŋɔ̀dùmlo;ndzɔ̀ŋɔ̀kwîfɔ̀e;ndzɔ̀ŋɔ̀tƗ̀fʉ̀ghàdzughù;ndzɔ̀ŋɔ̀ghǔuwelɔ̀m;ndzɔ̀ŋɔ̀chwaʔàkaa wo;ndzɔ̀ŋèfwòo|nùm;kɨz;tɨd;taa;see;nzu;dum;fɔe;dzu;lɔm;kaa;fwo
ain|Sun;Mon;Tue;Wed;Thu;Fri;Sat|M01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12|M01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12
ak|Kwe;Dwo;Ben;Wuk;Yaw;Fia;Mem|Ɔpɛpɔn;Ɔgyefoɔ;Ɔbɛnem;Oforisuo;Kɔtɔnimma;Ayɛwohomumu;Kutawonsa;Ɔsanaa;Ɛbɔ;Ahinime;Obubuo;Ɔpɛnimma|Ɔpɛpɔn;Ɔgyefoɔ;Ɔbɛnem;Oforisuo;Kɔtɔnimma;Ayɛwohomumu;Kutawonsa;Ɔsanaa;Ɛbɔ;Ahinime;Obubuo;Ɔpɛnimma
am|እሑድ;ሰኞ;ማክሰኞ;ረቡዕ;ሐሙስ;ዓርብ;ቅዳሜ|ጃንዋሪ;ፌብሩዋሪ;ማርች;ኤፕሪል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክቶበር;ኖቬምበር;ዲሴምበር|ጃን;ፌብ;ማርች;ኤፕሪ;ሜይ;ጁን;ጁላይ;ኦገስ;ሴፕቴ;ኦክቶ;ኖቬም;ዲሴም
apw|=ain
ar|الأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر
ar_DZ|الأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت|جانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر|جانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر
ar_IQ|الأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول
ar_JO|الأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|كانون ٢;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين ١;تشرين ٢;كانون ١
ar_LB|=ar_JO
ar_MA|الأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت|يناير;فبراير;مارس;أبريل;ماي;يونيو;يوليوز;غشت;شتنبر;أكتوبر;نونبر;دجنبر|يناير;فبراير;مارس;أبريل;ماي;يونيو;يوليوز;غشت;شتنبر;أكتوبر;نونبر;دجنبر
ar_MR|الأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت|يناير;فبراير;مارس;إبريل;مايو;يونيو;يوليو;أغشت;شتمبر;أكتوبر;نوفمبر;دجمبر|يناير;فبراير;مارس;إبريل;مايو;يونيو;يوليو;أغشت;شتمبر;أكتوبر;نوفمبر;دجمبر
ar_PS|=ar_IQ
ar_SY|=ar_IQ
ar_TN|=ar_DZ
arn|=ain
as|দেওবাৰ;সোমবাৰ;মঙ্গলবাৰ;বুধবাৰ;বৃহস্পতিবাৰ;শুক্ৰবাৰ;শনিবাৰ|জানুৱাৰী;ফেব্ৰুৱাৰী;মাৰ্চ;এপ্ৰিল;মে’;জুন;জুলাই;আগষ্ট;ছেপ্তেম্বৰ;অক্টোবৰ;নৱেম্বৰ;ডিচেম্বৰ|জানু;ফেব্ৰু;মাৰ্চ;এপ্ৰিল;মে’;জুন;জুলাই;আগ;ছেপ্তে;অক্টো;নৱে;ডিচে
asa|Jumapili;Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi|Januari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Dec
ast|domingu;llunes;martes;miércoles;xueves;vienres;sábadu|de xineru;de febreru;de marzu;d’abril;de mayu;de xunu;de xunetu;d’agostu;de setiembre;d’ochobre;de payares;d’avientu|xin;feb;mar;abr;may;xun;xnt;ago;set;och;pay;avi
az|bazar;bazar ertəsi;çərşənbə axşamı;çərşənbə;cümə axşamı;cümə;şənbə|yanvar;fevral;mart;aprel;may;iyun;iyul;avqust;sentyabr;oktyabr;noyabr;dekabr|yan;fev;mar;apr;may;iyn;iyl;avq;sen;okt;noy;dek
az_Cyrl|базар;базар ертәси;чәршәнбә ахшамы;чәршәнбә;ҹүмә ахшамы;ҹүмә;шәнбә|јанвар;феврал;март;апрел;май;ијун;ијул;август;сентјабр;октјабр;нојабр;декабр|јан;фев;мар;апр;май;ијн;ијл;авг;сен;окт;ној;дек
ba|=ain
bas|ŋgwà nɔ̂y;ŋgwà njaŋgumba;ŋgwà ûm;ŋgwà ŋgê;ŋgwà mbɔk;ŋgwà kɔɔ;ŋgwà jôn|Kɔndɔŋ;Màcɛ̂l;Màtùmb;Màtop;M̀puyɛ;Hìlòndɛ̀;Njèbà;Hìkaŋ;Dìpɔ̀s;Bìòôm;Màyɛsèp;Lìbuy li ńyèe|kɔn;mac;mat;mto;mpu;hil;nje;hik;dip;bio;may;liɓ
be|нядзеля;панядзелак;аўторак;серада;чацвер;пятніца;субота|студзеня;лютага;сакавіка;красавіка;мая;чэрвеня;ліпеня;жніўня;верасня;кастрычніка;лістапада;снежня|сту;лют;сак;кра;мая;чэр;ліп;жні;вер;кас;ліс;сне
bem|Pa Mulungu;Palichimo;Palichibuli;Palichitatu;Palichine;Palichisano;Pachibelushi|Januari;Februari;Machi;Epreo;Mei;Juni;Julai;Ogasti;Septemba;Oktoba;Novemba;Disemba|Jan;Feb;Mac;Epr;Mei;Jun;Jul;Oga;Sep;Okt;Nov;Dis
ber|=ain
bez|pa mulungu;pa shahuviluha;pa hivili;pa hidatu;pa hitayi;pa hihanu;pa shahulembela|pa mwedzi gwa hutala;pa mwedzi gwa wuvili;pa mwedzi gwa wudatu;pa mwedzi gwa wutai;pa mwedzi gwa wuhanu;pa mwedzi gwa sita;pa mwedzi gwa saba;pa mwedzi gwa nane;pa mwedzi gwa tisa;pa mwedzi gwa kumi;pa mwedzi gwa kumi na moja;pa mwedzi gwa kumi na mbili|Hut;Vil;Dat;Tai;Han;Sit;Sab;Nan;Tis;Kum;Kmj;Kmb
bg|неделя;понеделник;вторник;сряда;четвъртък;петък;събота|януари;февруари;март;април;май;юни;юли;август;септември;октомври;ноември;декември|яну;фев;март;апр;май;юни;юли;авг;сеп;окт;ное;дек
bgc|ऐतवार;सोमवार;मंगलवार;बुधवार;बृहस्पतवार;शुक्रवार;शनिवार|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवम्बर;दिसंबर|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवम्बर;दिसंबर
bho|रबीबार;सोमबार;मंगलबार;बुधबार;बृहस्पतिबार;शुक्रबार;सनीचर|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर
blo|alahaɖɩ;aɖɩtɛnɛɛ;atalaata;alaarba;alaamɩshɩ;arɩsǝma;asiibi|ɩjikawǝrka kaŋɔrɔ;ɩjikpaka kaŋɔrɔ;arɛ́cika kaŋɔrɔ;njɩbɔ nɖʊka kaŋɔrɔ;acafʊnɖuka kaŋɔrɔ;anɔɔɖuka kaŋɔrɔ;alàlaka kaŋɔrɔ;ɩjikǝuka kaŋɔrɔ;abofʊmka kaŋɔrɔ;ɩjicimka kaŋɔrɔ;acapomka kaŋɔrɔ;anɔɔbʊnka kaŋɔrɔ|kaw;kpa;ci;ɖʊ;ɖu5;ɖu6;la;kǝu;fʊm;cim;pom;bʊn
bm|kari;ntɛnɛ;tarata;araba;alamisa;juma;sibiri|zanwuye;feburuye;marisi;awirili;mɛ;zuwɛn;zuluye;uti;sɛtanburu;ɔkutɔburu;nowanburu;desanburu|zan;feb;mar;awi;mɛ;zuw;zul;uti;sɛt;ɔku;now;des
bn|রবিবার;সোমবার;মঙ্গলবার;বুধবার;বৃহস্পতিবার;শুক্রবার;শনিবার|জানুয়ারী;ফেব্রুয়ারী;মার্চ;এপ্রিল;মে;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর|জানু;ফেব;মার্চ;এপ্রি;মে;জুন;জুল;আগ;সেপ;অক্টো;নভে;ডিসে
bn_IN|রবিবার;সোমবার;মঙ্গলবার;বুধবার;বৃহস্পতিবার;শুক্রবার;শনিবার|জানুয়ারী;ফেব্রুয়ারী;মার্চ;এপ্রিল;মে;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর|জানু;ফেব;মার্চ;এপ্রি;মে;জুন;জুল;আগ;সেপ্টেঃ;অক্টোঃ;নভেঃ;ডিসেঃ
bo|གཟའ་ཉི་མ་;གཟའ་ཟླ་བ་;གཟའ་མིག་དམར་;གཟའ་ལྷག་པ་;གཟའ་ཕུར་བུ་;གཟའ་པ་སངས་;གཟའ་སྤེན་པ་|ཟླ་བ་དང་པོ;ཟླ་བ་གཉིས་པ;ཟླ་བ་གསུམ་པ;ཟླ་བ་བཞི་པ;ཟླ་བ་ལྔ་པ;ཟླ་བ་དྲུག་པ;ཟླ་བ་བདུན་པ;ཟླ་བ་བརྒྱད་པ;ཟླ་བ་དགུ་པ;ཟླ་བ་བཅུ་པ;ཟླ་བ་བཅུ་གཅིག་པ;ཟླ་བ་བཅུ་གཉིས་པ|ཟླ་༡;ཟླ་༢;ཟླ་༣;ཟླ་༤;ཟླ་༥;ཟླ་༦;ཟླ་༧;ཟླ་༨;ཟླ་༩;ཟླ་༡༠;ཟླ་༡༡;ཟླ་༡༢
br|Sul;Lun;Meurzh;Mercʼher;Yaou;Gwener;Sadorn|Genver;Cʼhwevrer;Meurzh;Ebrel;Mae;Mezheven;Gouere;Eost;Gwengolo;Here;Du;Kerzu|Gen.;Cʼhwe.;Meur.;Ebr.;Mae;Mezh.;Goue.;Eost;Gwen.;Here;Du;Kzu.
brx|रबिबार;समबार;मंगलबार;बुधबार;बिस्थिबार;सुखुरबार;सनिबार|जानुवारी;फेब्रूवारी;मार्च;एप्रिल;मे;जुन;जुलाई;आगष्ट;सेप्थेम्बर;अक्ट’बर;नवेम्बर;डिसेम्बर|जान;फेब;मार्च;एप्रि;मे;जुन;जुल;आग;सेप;अक्ट’;नवे;डिसे
bs|nedjelja;ponedjeljak;utorak;srijeda;četvrtak;petak;subota|januar;februar;mart;april;maj;juni;juli;august;septembar;oktobar;novembar;decembar|jan;feb;mar;apr;maj;jun;jul;aug;sep;okt;nov;dec
bs_Cyrl|недјеља;понедјељак;уторак;сриједа;четвртак;петак;субота|јануар;фебруар;март;април;мај;јуни;јули;аугуст;септембар;октобар;новембар;децембар|јан;феб;мар;апр;мај;јун;јул;ауг;сеп;окт;нов;дец
byn|ሰንበር ቅዳዅ;ሰኑ;ሰሊጝ;ለጓ ወሪ ለብዋ;ኣምድ;ኣርብ;ሰንበር ሽጓዅ|ልደትሪ;ካብኽብቲ;ክብላ;ፋጅኺሪ;ክቢቅሪ;ምኪኤል ትጟኒሪ;ኰርኩ;ማርያም ትሪ;ያኸኒ መሳቅለሪ;መተሉ;ምኪኤል መሽወሪ;ተሕሳስሪ|ልደት;ካብኽ;ክብላ;ፋጅኺ;ክቢቅ;ም/ት;ኰር;ማርያ;ያኸኒ;መተሉ;ም/ም;ተሕሳ
ca|diumenge;dilluns;dimarts;dimecres;dijous;divendres;dissabte|de gener;de febrer;de març;d’abril;de maig;de juny;de juliol;d’agost;de setembre;d’octubre;de novembre;de desembre|gen.;febr.;març;abr.;maig;juny;jul.;ag.;set.;oct.;nov.;des.
ccp|𑄢𑄧𑄝𑄨𑄝𑄢𑄴;𑄥𑄧𑄟𑄴𑄝𑄢𑄴;𑄟𑄧𑄁𑄉𑄧𑄣𑄴𑄝𑄢𑄴;𑄝𑄪𑄖𑄴𑄝𑄢𑄴;𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴𑄝𑄢𑄴;𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴𑄝𑄢𑄴;𑄥𑄧𑄚𑄨𑄝𑄢𑄴|𑄎𑄚𑄪𑄠𑄢𑄨;𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨;𑄟𑄢𑄴𑄌𑄧;𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴;𑄟𑄬;𑄎𑄪𑄚𑄴;𑄎𑄪𑄣𑄭;𑄃𑄉𑄧𑄌𑄴𑄑𑄴;𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄃𑄧𑄇𑄴𑄑𑄬𑄝𑄧𑄢𑄴;𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄎𑄚𑄪;𑄜𑄬𑄛𑄴;𑄟𑄢𑄴𑄌𑄧;𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴;𑄟𑄬;𑄎𑄪𑄚𑄴;𑄎𑄪𑄣𑄭;𑄃𑄉𑄧𑄌𑄴𑄑𑄴;𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴;𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄢𑄴
ce|кӀира;оршот;шинара;кхаара;еара;пӀераска;шуот|январь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь|янв;фев;мар;апр;май;июн;июл;авг;сен;окт;ноя;дек
ceb|Domingo;Lunes;Martes;Miyerkules;Huwebes;Biyernes;Sabado|Enero;Pebrero;Marso;Abril;Mayo;Hunyo;Hulyo;Agosto;Septyembre;Oktubre;Nobyembre;Disyembre|Ene;Peb;Mar;Abr;May;Hun;Hul;Ago;Sep;Okt;Nob;Dis
cgg|Sande;Orwokubanza;Orwakabiri;Orwakashatu;Orwakana;Orwakataano;Orwamukaaga|Okwokubanza;Okwakabiri;Okwakashatu;Okwakana;Okwakataana;Okwamukaaga;Okwamushanju;Okwamunaana;Okwamwenda;Okwaikumi;Okwaikumi na kumwe;Okwaikumi na ibiri|KBZ;KBR;KST;KKN;KTN;KMK;KMS;KMN;KMW;KKM;KNK;KNB
cho|=ain
chr|ᎤᎾᏙᏓᏆᏍᎬ;ᎤᎾᏙᏓᏉᏅᎯ;ᏔᎵᏁᎢᎦ;ᏦᎢᏁᎢᎦ;ᏅᎩᏁᎢᎦ;ᏧᎾᎩᎶᏍᏗ;ᎤᎾᏙᏓᏈᏕᎾ|ᎤᏃᎸᏔᏅ;ᎧᎦᎵ;ᎠᏅᏱ;ᎧᏬᏂ;ᎠᏂᏍᎬᏘ;ᏕᎭᎷᏱ;ᎫᏰᏉᏂ;ᎦᎶᏂ;ᏚᎵᏍᏗ;ᏚᏂᏅᏗ;ᏅᏓᏕᏆ;ᎥᏍᎩᏱ|ᎤᏃ;ᎧᎦ;ᎠᏅ;ᎧᏬ;ᎠᏂ;ᏕᎭ;ᎫᏰ;ᎦᎶ;ᏚᎵ;ᏚᏂ;ᏅᏓ;ᎥᏍ
cic|Nittak Holloʼ;Mantiʼ;Chostiʼ;Winstiʼ;Soistiʼ;Nannalhchifaʼ Nittak;Nittak Holloʼ Nakfish|Hashiʼ Ammoʼnaʼ;Hashiʼ Atokloʼ;Hashiʼ Atochchíʼnaʼ;Iiplal;Mih;Choon;Choola;Akaas;Siptimpaʼ;Aaktopaʼ;Nofimpaʼ;Tiisimpaʼ|Hashiʼ Ammoʼnaʼ;Hashiʼ Atokloʼ;Hashiʼ Atochchíʼnaʼ;Iiplal;Mih;Choon;Choola;Akaas;Siptimpaʼ;Aaktopaʼ;Nofimpaʼ;Tiisimpaʼ
ckb|یەکشەممە;دووشەممە;سێشەممە;چوارشەممە;پێنجشەممە;ھەینی;شەممە|کانوونی دووەم;شوبات;ئازار;نیسان;ئایار;حوزەیران;تەمووز;ئاب;ئەیلوول;تشرینی یەکەم;تشرینی دووەم;کانونی یەکەم|کانوونی دووەم;شوبات;ئازار;نیسان;ئایار;حوزەیران;تەمووز;ئاب;ئەیلوول;تشرینی یەکەم;تشرینی دووەم;کانونی یەکەم
co|=ain
cs|neděle;pondělí;úterý;středa;čtvrtek;pátek;sobota|ledna;února;března;dubna;května;června;července;srpna;září;října;listopadu;prosince|led;úno;bře;dub;kvě;čvn;čvc;srp;zář;říj;lis;pro
csw|ᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᐴᓂ ᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᓃᓱᑮᓯᑳᐤ;ᐋᐱᐦᑕᐘᐣ;ᐴᓂᐋᐱᐦᑕᐘᐣ;ᑫᑳᐨ ᒫᑎᓇᐍᑮᓯᑳᐤ;ᒫᑎᓇᐍᑮᓯᑳᐤ|ᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ;ᐸᐚᐦᒐᑭᓇᓰᐢ;ᒥᑭᓯᐏᐲᓯᒼ;ᓂᐢᑭᐲᓯᒼ;ᐊᓃᑭᐲᓯᒼ;ᐚᐏᐲᓯᒼ;ᐹᐢᑲᐦᐋᐏᐲᓯᒼ;ᐅᐸᐦᐅᐏᐲᓯᒼ;ᓄᒌᑐᐏᐲᓯᒼ;ᐱᓈᐢᑯᐏᐲᓯᒼ;ᐋᕽᐘᑎᓄᐏᐲᓯᒼ;ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ|ᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ;ᐸᐚᐦᒐᑭᓇᓰᐢ;ᒥᑭᓯᐏᐲᓯᒼ;ᓂᐢᑭᐲᓯᒼ;ᐊᓃᑭᐲᓯᒼ;ᐚᐏᐲᓯᒼ;ᐹᐢᑲᐦᐋᐏᐲᓯᒼ;ᐅᐸᐦᐅᐏᐲᓯᒼ;ᓄᒌᑐᐏᐲᓯᒼ;ᐱᓈᐢᑯᐏᐲᓯᒼ;ᐋᕽᐘᑎᓄᐏᐲᓯᒼ;ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ
cv|вырсарникун;тунтикун;ытларикун;юнкун;кӗҫнерникун;эрнекун;шӑматкун|кӑрлач;нарӑс;пуш;ака;ҫу;ҫӗртме;утӑ;ҫурла;авӑн;юпа;чӳк;раштав|кӑр.;нар.;пуш;ака;ҫу;ҫӗр.;утӑ;ҫур.;авӑн;юпа;чӳк;раш.
cy|Dydd Sul;Dydd Llun;Dydd Mawrth;Dydd Mercher;Dydd Iau;Dydd Gwener;Dydd Sadwrn|Ionawr;Chwefror;Mawrth;Ebrill;Mai;Mehefin;Gorffennaf;Awst;Medi;Hydref;Tachwedd;Rhagfyr|Ion;Chwef;Maw;Ebr;Mai;Meh;Gorff;Awst;Medi;Hyd;Tach;Rhag
da|søndag;mandag;tirsdag;onsdag;torsdag;fredag;lørdag|januar;februar;marts;april;maj;juni;juli;august;september;oktober;november;december|jan.;feb.;mar.;apr.;maj;jun.;jul.;aug.;sep.;okt.;nov.;dec.
dav|Ituku ja jumwa;Kuramuka jimweri;Kuramuka kawi;Kuramuka kadadu;Kuramuka kana;Kuramuka kasanu;Kifula nguwo|Mori ghwa imbiri;Mori ghwa kawi;Mori ghwa kadadu;Mori ghwa kana;Mori ghwa kasanu;Mori ghwa karandadu;Mori ghwa mfungade;Mori ghwa wunyanya;Mori ghwa ikenda;Mori ghwa ikumi;Mori ghwa ikumi na imweri;Mori ghwa ikumi na iwi|Imb;Kaw;Kad;Kan;Kas;Kar;Mfu;Wun;Ike;Iku;Imw;Iwi
de|Sonntag;Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag|Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember|Jan.;Feb.;März;Apr.;Mai;Juni;Juli;Aug.;Sept.;Okt.;Nov.;Dez.
de_AT|Sonntag;Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag|Jänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember|Jän.;Feb.;März;Apr.;Mai;Juni;Juli;Aug.;Sep.;Okt.;Nov.;Dez.
de_IT|=de_AT
dje|Alhadi;Atinni;Atalaata;Alarba;Alhamisi;Alzuma;Asibti|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Žan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee
doi|ऐतबार;सोमबार;मंगलबार;बुधबार;बीरबार;शुक्रबार;शनिबार|जनवरी;फरवरी;मार्च;अप्रैल;मेई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|जन.;फर.;मार्च;अप्रैल;मेई;जून;जुलाई;अग.;सित.;अक्तू.;नव.;दिस.
dsb|njeźela;pónjeźele;wałtora;srjoda;stwórtk;pětk;sobota|januara;februara;měrca;apryla;maja;junija;julija;awgusta;septembra;oktobra;nowembra;decembra|jan.;feb.;měr.;apr.;maj.;jun.;jul.;awg.;sep.;okt.;now.;dec.
dua|éti;mɔ́sú;kwasú;mukɔ́sú;ŋgisú;ɗónɛsú;esaɓasú|dimɔ́di;ŋgɔndɛ;sɔŋɛ;diɓáɓá;emiasele;esɔpɛsɔpɛ;madiɓɛ́díɓɛ́;diŋgindi;nyɛtɛki;mayésɛ́;tiníní;eláŋgɛ́|di;ŋgɔn;sɔŋ;diɓ;emi;esɔ;mad;diŋ;nyɛt;may;tin;elá
dv|=ain
dyo|Dimas;Teneŋ;Talata;Alarbay;Aramisay;Arjuma;Sibiti|Sanvie;Fébirie;Mars;Aburil;Mee;Sueŋ;Súuyee;Ut;Settembar;Oktobar;Novembar;Disambar|Sa;Fe;Ma;Ab;Me;Su;Sú;Ut;Se;Ok;No;De
dz|གཟའ་ཟླ་བ་;གཟའ་མིག་དམར་;གཟའ་ལྷག་པ་;གཟའ་ཕུར་བུ་;གཟའ་པ་སངས་;གཟའ་སྤེན་པ་;གཟའ་ཉི་མ་|ཟླ་དངཔ་;ཟླ་གཉིས་པ་;ཟླ་གསུམ་པ་;ཟླ་བཞི་པ་;ཟླ་ལྔ་པ་;ཟླ་དྲུག་པ;ཟླ་བདུན་པ་;ཟླ་བརྒྱད་པ་;ཟླ་དགུ་པ་;ཟླ་བཅུ་པ་;ཟླ་བཅུ་གཅིག་པ་;ཟླ་བཅུ་གཉིས་པ་|༡;༢;༣;༤;༥;༦;༧;༨;༩;༡༠;༡༡;12|ཟླ་༡;ཟླ་༢;ཟླ་༣;ཟླ་༤;ཟླ་༥;ཟླ་༦;ཟླ་༧;ཟླ་༨;ཟླ་༩;ཟླ་༡༠;ཟླ་༡༡;ཟླ་༡༢
ebu|Kiumia;Njumatatu;Njumaine;Njumatano;Aramithi;Njumaa;NJumamothii|Mweri wa mbere;Mweri wa kaĩri;Mweri wa kathatũ;Mweri wa kana;Mweri wa gatano;Mweri wa gatantatũ;Mweri wa mũgwanja;Mweri wa kanana;Mweri wa kenda;Mweri wa ikũmi;Mweri wa ikũmi na ũmwe;Mweri wa ikũmi na Kaĩrĩ|Mbe;Kai;Kat;Kan;Gat;Gan;Mug;Knn;Ken;Iku;Imw;Igi
ee|kɔsiɖa;dzoɖa;blaɖa;kuɖa;yawoɖa;fiɖa;memleɖa|dzove;dzodze;tedoxe;afɔfĩe;dame;masa;siamlɔm;deasiamime;anyɔnyɔ;kele;adeɛmekpɔxe;dzome|dzv;dzd;ted;afɔ;dam;mas;sia;dea;any;kel;ade;dzm
el|Κυριακή;Δευτέρα;Τρίτη;Τετάρτη;Πέμπτη;Παρασκευή;Σάββατο|Ιανουαρίου;Φεβρουαρίου;Μαρτίου;Απριλίου;Μαΐου;Ιουνίου;Ιουλίου;Αυγούστου;Σεπτεμβρίου;Οκτωβρίου;Νοεμβρίου;Δεκεμβρίου|Ιαν;Φεβ;Μαρ;Απρ;Μαΐ;Ιουν;Ιουλ;Αυγ;Σεπ;Οκτ;Νοε;Δεκ
en|Sunday;Monday;Tuesday;Wednesday;Thursday;Friday;Saturday|January;February;March;April;May;June;July;August;September;October;November;December|Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
eo|dimanĉo;lundo;mardo;merkredo;ĵaŭdo;vendredo;sabato|Januaro;Februaro;Marto;Aprilo;Majo;Junio;Julio;Aŭgusto;Septembro;Oktobro;Novembro;Decembro|Jan;Feb;Mar;Apr;Maj;Jun;Jul;Aŭg;Sep;Okt;Nov;Dec
es|domingo;lunes;martes;miércoles;jueves;viernes;sábado|enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre|ene;feb;mar;abr;may;jun;jul;ago;sept;oct;nov;dic
es_CL|domingo;lunes;martes;miércoles;jueves;viernes;sábado|enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre|ene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sep.;oct.;nov.;dic.
es_CO|=es_CL
es_MX|domingo;lunes;martes;miércoles;jueves;viernes;sábado|enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre|ene;feb;mar;abr;may;jun;jul;ago;sep;oct;nov;dic
es_PE|domingo;lunes;martes;miércoles;jueves;viernes;sábado|enero;febrero;marzo;abril;mayo;junio;julio;agosto;setiembre;octubre;noviembre;diciembre|ene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;set.;oct.;nov.;dic.
es_PY|domingo;lunes;martes;miércoles;jueves;viernes;sábado|enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre|ene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sept.;oct.;nov.;dic.
es_UY|=es_PE
es_VE|=es_PY
et|pühapäev;esmaspäev;teisipäev;kolmapäev;neljapäev;reede;laupäev|jaanuar;veebruar;märts;aprill;mai;juuni;juuli;august;september;oktoober;november;detsember|jaan;veebr;märts;apr;mai;juuni;juuli;aug;sept;okt;nov;dets
eu|igandea;astelehena;asteartea;asteazkena;osteguna;ostirala;larunbata|urtarrila;otsaila;martxoa;apirila;maiatza;ekaina;uztaila;abuztua;iraila;urria;azaroa;abendua|urt.;ots.;mar.;api.;mai.;eka.;uzt.;abu.;ira.;urr.;aza.;abe.
ewo|sɔ́ndɔ;mɔ́ndi;sɔ́ndɔ məlú mə́bɛ̌;sɔ́ndɔ məlú mə́lɛ́;sɔ́ndɔ məlú mə́nyi;fúladé;séradé|ngɔn osú;ngɔn bɛ̌;ngɔn lála;ngɔn nyina;ngɔn tána;ngɔn saməna;ngɔn zamgbála;ngɔn mwom;ngɔn ebulú;ngɔn awóm;ngɔn awóm ai dziá;ngɔn awóm ai bɛ̌|ngo;ngb;ngl;ngn;ngt;ngs;ngz;ngm;nge;nga;ngad;ngab
fa|یکشنبه;دوشنبه;سهشنبه;چهارشنبه;پنجشنبه;جمعه;شنبه|ژانویهٔ;فوریهٔ;مارس;آوریل;مهٔ;ژوئن;ژوئیهٔ;اوت;سپتامبر;اکتبر;نوامبر;دسامبر|ژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر
fa_AF|یکشنبه;دوشنبه;سهشنبه;چهارشنبه;پنجشنبه;جمعه;شنبه|جنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر|جنو;فبروری;مارچ;اپریل;می;جون;جول;اگست;سپتمبر;اکتوبر;نومبر;دسم
ff|dewo;aaɓnde;mawbaare;njeslaare;naasaande;mawnde;hoore-biir|siilo;colte;mbooy;seeɗto;duujal;korse;morso;juko;siilto;yarkomaa;jolal;bowte|sii;col;mbo;see;duu;kor;mor;juk;slt;yar;jol;bow
ff_Adlm|𞤈𞤫𞤬𞤦𞤭𞤪𞥆𞤫;𞤀𞥄𞤩𞤵𞤲𞥋𞤣𞤫;𞤃𞤢𞤱𞤦𞤢𞥄𞤪𞤫;𞤐𞤶𞤫𞤧𞤤𞤢𞥄𞤪𞤫;𞤐𞤢𞥄𞤧𞤢𞥄𞤲𞤣𞤫;𞤃𞤢𞤱𞤲𞤣𞤫;𞤖𞤮𞤪𞤦𞤭𞤪𞥆𞤫|𞤅𞤭𞥅𞤤𞤮;𞤕𞤮𞤤𞤼𞤮;𞤐𞤦𞤮𞥅𞤴𞤮;𞤅𞤫𞥅𞤼𞤮;𞤁𞤵𞥅𞤶𞤮;𞤑𞤮𞤪𞤧𞤮;𞤃𞤮𞤪𞤧𞤮;𞤔𞤵𞤳𞤮;𞤅𞤭𞤤𞤼𞤮;𞤒𞤢𞤪𞤳𞤮;𞤔𞤮𞤤𞤮;𞤄𞤮𞤱𞤼𞤮|𞤅𞤭𞥅𞤤𞤮;𞤕𞤮𞤤𞤼𞤮;𞤐𞤦𞤮𞥅𞤴𞤮;𞤅𞤫𞥅𞤼𞤮;𞤁𞤵𞥅𞤶𞤮;𞤑𞤮𞤪𞤧𞤮;𞤃𞤮𞤪𞤧𞤮;𞤔𞤵𞤳𞤮;𞤅𞤭𞤤𞤼𞤮;𞤒𞤢𞤪𞤳𞤮;𞤔𞤮𞤤𞤮;𞤄𞤮𞤱𞤼𞤮
fi|sunnuntai;maanantai;tiistai;keskiviikko;torstai;perjantai;lauantai|tammikuuta;helmikuuta;maaliskuuta;huhtikuuta;toukokuuta;kesäkuuta;heinäkuuta;elokuuta;syyskuuta;lokakuuta;marraskuuta;joulukuuta|tammi;helmi;maalis;huhti;touko;kesä;heinä;elo;syys;loka;marras;joulu
fil|Linggo;Lunes;Martes;Miyerkules;Huwebes;Biyernes;Sabado|Enero;Pebrero;Marso;Abril;Mayo;Hunyo;Hulyo;Agosto;Setyembre;Oktubre;Nobyembre;Disyembre|Ene;Peb;Mar;Abr;May;Hun;Hul;Ago;Set;Okt;Nob;Dis
fo|sunnudagur;mánadagur;týsdagur;mikudagur;hósdagur;fríggjadagur;leygardagur|januar;februar;mars;apríl;mai;juni;juli;august;september;oktober;november;desember|jan.;feb.;mar.;apr.;mai;jun.;jul.;aug.;sep.;okt.;nov.;des.
fr|dimanche;lundi;mardi;mercredi;jeudi;vendredi;samedi|janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre|janv.;févr.;mars;avr.;mai;juin;juil.;août;sept.;oct.;nov.;déc.
fr_CA|dimanche;lundi;mardi;mercredi;jeudi;vendredi;samedi|janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre|janv.;févr.;mars;avr.;mai;juin;juill.;août;sept.;oct.;nov.;déc.
fr_MA|dimanche;lundi;mardi;mercredi;jeudi;vendredi;samedi|janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre|jan.;fév.;mar.;avr.;mai;jui.;juil.;août;sept.;oct.;nov.;déc.
fur|domenie;lunis;martars;miercus;joibe;vinars;sabide|Zenâr;Fevrâr;Març;Avrîl;Mai;Jugn;Lui;Avost;Setembar;Otubar;Novembar;Dicembar|Zen;Fev;Mar;Avr;Mai;Jug;Lui;Avo;Set;Otu;Nov;Dic
fy|snein;moandei;tiisdei;woansdei;tongersdei;freed;sneon|Jannewaris;Febrewaris;Maart;April;Maaie;Juny;July;Augustus;Septimber;Oktober;Novimber;Desimber|Jan;Feb;Mrt;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Des
ga|Dé Domhnaigh;Dé Luain;Dé Máirt;Dé Céadaoin;Déardaoin;Dé hAoine;Dé Sathairn|Eanáir;Feabhra;Márta;Aibreán;Bealtaine;Meitheamh;Iúil;Lúnasa;Meán Fómhair;Deireadh Fómhair;Samhain;Nollaig|Ean;Feabh;Márta;Aib;Beal;Meith;Iúil;Lún;MFómh;DFómh;Samh;Noll
gaa|Hɔgbaa;Ju;Jufɔ;Shɔ;Soo;Sohaa;Hɔɔ|Aharabata;Oflɔ;Otsokrikri;Abɛibe;Agbiɛnaa;Otukwajaŋ;Maawɛ;Manyawale;Gbo;Antɔŋ;Alemle;Afuabe|Aha;Ofl;Ots;Abe;Agb;Otu;Maa;Man;Gbo;Ant;Ale;Afu
gd|DiDòmhnaich;DiLuain;DiMàirt;DiCiadain;DiarDaoin;DihAoine;DiSathairne|dhen Fhaoilleach;dhen Ghearran;dhen Mhàrt;dhen Ghiblean;dhen Chèitean;dhen Ògmhios;dhen Iuchar;dhen Lùnastal;dhen t-Sultain;dhen Dàmhair;dhen t-Samhain;dhen Dùbhlachd|Faoi;Gearr;Màrt;Gibl;Cèit;Ògmh;Iuch;Lùna;Sult;Dàmh;Samh;Dùbh
gez|እኁድ;ሰኑይ;ሠሉስ;ራብዕ;ሐሙስ;ዓርበ;ቀዳሚት|ጠሐረ;ከተተ;መገበ;አኀዘ;ግንባት;ሠንየ;ሐመለ;ነሐሰ;ከረመ;ጠቀመ;ኀደረ;ኀሠሠ|ጠሐረ;ከተተ;መገበ;አኀዘ;ግንባት;ሠንየ;ሐመለ;ነሐሰ;ከረመ;ጠቀመ;ኀደረ;ኀሠሠ
gl|domingo;luns;martes;mércores;xoves;venres;sábado|xaneiro;febreiro;marzo;abril;maio;xuño;xullo;agosto;setembro;outubro;novembro;decembro|xan.;feb.;mar.;abr.;maio;xuño;xul.;ago.;set.;out.;nov.;dec.
gn|Arateĩ;Arakõi;Araapy;Ararundy;Arapo;Arapoteĩ;Arapokõi|Jasyteĩ;Jasykõi;Jasyapy;Jasyrundy;Jasypo;Jasypoteĩ;Jasypokõi;Jasypoapy;Jasyporundy;Jasypa;Jasypateĩ;Jasypakõi|Jasyteĩ;Jasykõi;Jasyapy;Jasyrundy;Jasypo;Jasypoteĩ;Jasypokõi;Jasypoapy;Jasyporundy;Jasypa;Jasypateĩ;Jasypakõi
gsw|Sunntig;Määntig;Ziischtig;Mittwuch;Dunschtig;Friitig;Samschtig|Januar;Februar;März;April;Mai;Juni;Juli;Auguscht;Septämber;Oktoober;Novämber;Dezämber|Jan;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez
gu|રવિવાર;સોમવાર;મંગળવાર;બુધવાર;ગુરુવાર;શુક્રવાર;શનિવાર|જાન્યુઆરી;ફેબ્રુઆરી;માર્ચ;એપ્રિલ;મે;જૂન;જુલાઈ;ઑગસ્ટ;સપ્ટેમ્બર;ઑક્ટોબર;નવેમ્બર;ડિસેમ્બર|જાન૰;ફેબ૰;માર્ચ;એપ્રિલ;મે;જૂન;જુલાઈ;ઑગ૰;સપ્ટ૰;ઑક્ટ૰;નવ૰;ડિસ૰
guz|Chumapiri;Chumatato;Chumaine;Chumatano;Aramisi;Ichuma;Esabato|Chanuari;Feburari;Machi;Apiriri;Mei;Juni;Chulai;Agosti;Septemba;Okitoba;Nobemba;Disemba|Can;Feb;Mac;Apr;Mei;Jun;Cul;Agt;Sep;Okt;Nob;Dis
gv|Jedoonee;Jelhein;Jemayrt;Jercean;Jerdein;Jeheiney;Jesarn|Jerrey-geuree;Toshiaght-arree;Mayrnt;Averil;Boaldyn;Mean-souree;Jerrey-souree;Luanistyn;Mean-fouyir;Jerrey-fouyir;Mee Houney;Mee ny Nollick|J-guer;T-arree;Mayrnt;Avrril;Boaldyn;M-souree;J-souree;Luanistyn;M-fouyir;J-fouyir;M-Houney;M-Nollick
ha|Lahadi;Litinin;Talata;Laraba;Alhamis;Jummaʼa;Asabar|Janairu;Faburairu;Maris;Afirilu;Mayu;Yuni;Yuli;Agusta;Satumba;Oktoba;Nuwamba;Disamba|Jan;Fab;Mar;Afi;May;Yun;Yul;Agu;Sat;Okt;Nuw;Dis
haw|Lāpule;Poʻakahi;Poʻalua;Poʻakolu;Poʻahā;Poʻalima;Poʻaono|Ianuali;Pepeluali;Malaki;ʻApelila;Mei;Iune;Iulai;ʻAukake;Kepakemapa;ʻOkakopa;Nowemapa;Kekemapa|Ian.;Pep.;Mal.;ʻAp.;Mei;Iun.;Iul.;ʻAu.;Kep.;ʻOk.;Now.;Kek.
he|יום ראשון;יום שני;יום שלישי;יום רביעי;יום חמישי;יום שישי;יום שבת|ינואר;פברואר;מרץ;אפריל;מאי;יוני;יולי;אוגוסט;ספטמבר;אוקטובר;נובמבר;דצמבר|ינו׳;פבר׳;מרץ;אפר׳;מאי;יוני;יולי;אוג׳;ספט׳;אוק׳;נוב׳;דצמ׳
hi|रविवार;सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|जन॰;फ़र॰;मार्च;अप्रैल;मई;जून;जुल॰;अग॰;सित॰;अक्तू॰;नव॰;दिस॰
hi_Latn|Raviwaar;Somwaar;Mangalwaar;Budhwaar;Guruwaar;Shukrawaar;Shaniwaar|January;February;March;April;May;June;July;August;September;October;November;December|Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
hmn|=ain
hr|nedjelja;ponedjeljak;utorak;srijeda;četvrtak;petak;subota|siječnja;veljače;ožujka;travnja;svibnja;lipnja;srpnja;kolovoza;rujna;listopada;studenoga;prosinca|sij;velj;ožu;tra;svi;lip;srp;kol;ruj;lis;stu;pro
hsb|njedźela;póndźela;wutora;srjeda;štwórtk;pjatk;sobota|januara;februara;měrca;apryla;meje;junija;julija;awgusta;septembra;oktobra;nowembra;decembra|jan.;feb.;měr.;apr.;mej.;jun.;jul.;awg.;sep.;okt.;now.;dec.
hu|vasárnap;hétfő;kedd;szerda;csütörtök;péntek;szombat|január;február;március;április;május;június;július;augusztus;szeptember;október;november;december|jan.;febr.;márc.;ápr.;máj.;jún.;júl.;aug.;szept.;okt.;nov.;dec.
hy|կիրակի;երկուշաբթի;երեքշաբթի;չորեքշաբթի;հինգշաբթի;ուրբաթ;շաբաթ|հունվարի;փետրվարի;մարտի;ապրիլի;մայիսի;հունիսի;հուլիսի;օգոստոսի;սեպտեմբերի;հոկտեմբերի;նոյեմբերի;դեկտեմբերի|հնվ;փտվ;մրտ;ապր;մյս;հնս;հլս;օգս;սեպ;հոկ;նոյ;դեկ
ia|dominica;lunedi;martedi;mercuridi;jovedi;venerdi;sabbato|januario;februario;martio;april;maio;junio;julio;augusto;septembre;octobre;novembre;decembre|jan;feb;mar;apr;mai;jun;jul;aug;sep;oct;nov;dec
id|Minggu;Senin;Selasa;Rabu;Kamis;Jumat;Sabtu|Januari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember|Jan;Feb;Mar;Apr;Mei;Jun;Jul;Agu;Sep;Okt;Nov;Des
ie|soledí;lunedí;mardí;mercurdí;jovedí;venerdí;saturdí|januar;februar;marte;april;may;junio;julí;august;septembre;octobre;novembre;decembre|jan.;febr.;mar.;apr.;may;jun.;julí;aug.;sept.;oct.;nov.;dec.
ig|Sọndee;Mọnde;Tiuzdee;Wenezdee;Tọọzdee;Fraịdee;Satọdee|Jenụwarị;Febrụwarị;Maachị;Epreel;Mee;Jun;Julaị;Ọgọọst;Septemba;Ọktoba;Novemba;Disemba|Jen;Feb;Maa;Epr;Mee;Juu;Jul;Ọgọ;Sep;Ọkt;Nov;Dis
ii|ꑬꆏꑍ;ꆏꊂꋍ;ꆏꊂꑍ;ꆏꊂꌕ;ꆏꊂꇖ;ꆏꊂꉬ;ꆏꊂꃘ|ꋍꆪ;ꑍꆪ;ꌕꆪ;ꇖꆪ;ꉬꆪ;ꃘꆪ;ꏃꆪ;ꉆꆪ;ꈬꆪ;ꊰꆪ;ꊯꊪꆪ;ꊰꑋꆪ|ꋍꆪ;ꑍꆪ;ꌕꆪ;ꇖꆪ;ꉬꆪ;ꃘꆪ;ꏃꆪ;ꉆꆪ;ꈬꆪ;ꊰꆪ;ꊯꊪꆪ;ꊰꑋꆪ
inh|=ain
io|=ain
is|sunnudagur;mánudagur;þriðjudagur;miðvikudagur;fimmtudagur;föstudagur;laugardagur|janúar;febrúar;mars;apríl;maí;júní;júlí;ágúst;september;október;nóvember;desember|jan.;feb.;mar.;apr.;maí;jún.;júl.;ágú.;sep.;okt.;nóv.;des.
it|domenica;lunedì;martedì;mercoledì;giovedì;venerdì;sabato|gennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;settembre;ottobre;novembre;dicembre|gen;feb;mar;apr;mag;giu;lug;ago;set;ott;nov;dic
iu|ᓈᑦᑏᖑᔭᖅ;ᓇᒡᒐᔾᔭᐅ;ᓇᒡᒐᔾᔭᐅᓕᖅᑭ;ᐱᖓᑦᓯᖅ;ᓯᑕᒻᒥᖅ;ᑕᓪᓕᒻᒥᐅᑦ;ᓈᑦᓰᖑᔭᓛᕐᓂᐊᖅ|ᔭᓐᓄᐊᓕ;ᕕᕝᕗᐊᓕ;ᒫᑦᓯ;ᐊᐃᑉᐳᓗ;ᒪᐃ;ᔫᓂ;ᔪᓚᐃ;ᐊᐅᒡᒍᓯ;ᓯᑎᐱᕆ;ᐆᑦᑑᕝᕙ;ᓄᕕᐱᕆ;ᑎᓯᐱᕆ|ᔭᓐᓄᐊᓕ;ᕕᕝᕗᐊᓕ;ᒫᑦᓯ;ᐊᐃᑉᐳᓗ;ᒪᐃ;ᔫᓂ;ᔪᓚᐃ;ᐊᐅᒡᒍᓯ;ᓯᑎᐱᕆ;ᐆᑦᑑᕝᕙ;ᓄᕕᐱᕆ;ᑎᓯᐱᕆ
ja|日曜日;月曜日;火曜日;水曜日;木曜日;金曜日;土曜日|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月
jbo|=ain
jgo|Sɔ́ndi;Mɔ́ndi;Ápta Mɔ́ndi;Wɛ́nɛsɛdɛ;Tɔ́sɛdɛ;Fɛlâyɛdɛ;Sásidɛ|Nduŋmbi Saŋ;Pɛsaŋ Pɛ́pá;Pɛsaŋ Pɛ́tát;Pɛsaŋ Pɛ́nɛ́kwa;Pɛsaŋ Pataa;Pɛsaŋ Pɛ́nɛ́ntúkú;Pɛsaŋ Saambá;Pɛsaŋ Pɛ́nɛ́fɔm;Pɛsaŋ Pɛ́nɛ́pfúꞋú;Pɛsaŋ Nɛgɛ́m;Pɛsaŋ Ntsɔ̌pmɔ́;Pɛsaŋ Ntsɔ̌ppá|Nduŋmbi Saŋ;Pɛsaŋ Pɛ́pá;Pɛsaŋ Pɛ́tát;Pɛsaŋ Pɛ́nɛ́kwa;Pɛsaŋ Pataa;Pɛsaŋ Pɛ́nɛ́ntúkú;Pɛsaŋ Saambá;Pɛsaŋ Pɛ́nɛ́fɔm;Pɛsaŋ Pɛ́nɛ́pfúꞋú;Pɛsaŋ Nɛgɛ́m;Pɛsaŋ Ntsɔ̌pmɔ́;Pɛsaŋ Ntsɔ̌ppá
jmc|Jumapilyi;Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi|Januari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba|Jan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des
jv|Ahad;Senin;Selasa;Rabu;Kamis;Jumat;Sabtu|Januari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember|Jan;Feb;Mar;Apr;Mei;Jun;Jul;Agt;Sep;Okt;Nov;Des
ka|კვირა;ორშაბათი;სამშაბათი;ოთხშაბათი;ხუთშაბათი;პარასკევი;შაბათი|იანვარი;თებერვალი;მარტი;აპრილი;მაისი;ივნისი;ივლისი;აგვისტო;სექტემბერი;ოქტომბერი;ნოემბერი;დეკემბერი|იან;თებ;მარ;აპრ;მაი;ივნ;ივლ;აგვ;სექ;ოქტ;ნოე;დეკ
kab|Yanass;Sanass;Kraḍass;Kuẓass;Samass;Sḍisass;Sayass|Yennayer;Fuṛar;Meɣres;Yebrir;Mayyu;Yunyu;Yulyu;Ɣuct;Ctembeṛ;Tubeṛ;Nunembeṛ;Duǧembeṛ|Yen;Fur;Meɣ;Yeb;May;Yun;Yul;Ɣuc;Cte;Tub;Nun;Duǧ
kaj|Ladi;Lintani;Talata;Larba;Lamit;Juma;Asabar|Hywan A̱yrnig;Hywan A̱hwa;Hywan A̱tat;Hywan A̱naai;Hywan A̱pfwon;Hywan A̱kitat;Hywan A̱tyirin;Hywan A̱ninai;Hywan A̱kumviriyin;Hywan Swak;Hywan Swak B’a̱yrnig;Hywan Swak B’a̱hwa|A̱yr;A̱hw;A̱ta;A̱na;A̱pf;A̱ki;A̱ty;A̱ni;A̱ku;Swa;Sby;Sbh
kam|Wa kyumwa;Wa kwambĩlĩlya;Wa kelĩ;Wa katatũ;Wa kana;Wa katano;Wa thanthatũ|Mwai wa mbee;Mwai wa kelĩ;Mwai wa katatũ;Mwai wa kana;Mwai wa katano;Mwai wa thanthatũ;Mwai wa muonza;Mwai wa nyaanya;Mwai wa kenda;Mwai wa ĩkumi;Mwai wa ĩkumi na ĩmwe;Mwai wa ĩkumi na ilĩ|Mbe;Kel;Ktũ;Kan;Ktn;Tha;Moo;Nya;Knd;Ĩku;Ĩkm;Ĩkl
kcg|Ladi;Tanii;Talata;Larba;Lamit;Juma;Asabat|Zwat Juwung;Zwat Swiyang;Zwat Tsat;Zwat Nyai;Zwat Tswon;Zwat Ataah;Zwat Anatat;Zwat Arinai;Zwat Akubunyung;Zwat Swag;Zwat Mangjuwang;Zwat Swag-Ma-Suyang|Juw;Swi;Tsa;Nya;Tsw;Ata;Ana;Ari;Aku;Swa;Man;Mas
kde|Liduva lyapili;Liduva lyatatu;Liduva lyanchechi;Liduva lyannyano;Liduva lyannyano na linji;Liduva lyannyano na mavili;Liduva litandi|Mwedi Ntandi;Mwedi wa Pili;Mwedi wa Tatu;Mwedi wa Nchechi;Mwedi wa Nnyano;Mwedi wa Nnyano na Umo;Mwedi wa Nnyano na Mivili;Mwedi wa Nnyano na Mitatu;Mwedi wa Nnyano na Nchechi;Mwedi wa Nnyano na Nnyano;Mwedi wa Nnyano na Nnyano na U;Mwedi wa Nnyano na Nnyano na M|Jan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des
kea|dumingu;sigunda-fera;tersa-fera;kuarta-fera;kinta-fera;sesta-fera;sábadu|Janeru;Febreru;Marsu;Abril;Maiu;Junhu;Julhu;Agostu;Setenbru;Otubru;Nuvenbru;Dizenbru|Jan;Feb;Mar;Abr;Mai;Jun;Jul;Ago;Set;Otu;Nuv;Diz
kgp|numĩggu;pir-kurã-há;régre-kurã-há;tẽgtũ-kurã-há;vẽnhkãgra-kurã-há;pénkar-kurã-há;savnu|1-Kysã;2-Kysã;3-Kysã;4-Kysã;5-Kysã;6-Kysã;7-Kysã;8-Kysã;9-Kysã;10-Kysã;11-Kysã;12-Kysã|1Ky.;2Ky.;3Ky.;4Ky.;5Ky.;6Ky.;7Ky.;8Ky.;9Ky.;10Ky.;11Ky.;12Ky.
khq|Alhadi;Atini;Atalata;Alarba;Alhamiisa;Aljuma;Assabdu|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Žan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee
ki|Kiumia;Njumatatũ;Njumaine;Njumatana;Aramithi;Njumaa;Njumamothi|Njenuarĩ;Mwere wa kerĩ;Mwere wa gatatũ;Mwere wa kana;Mwere wa gatano;Mwere wa gatandatũ;Mwere wa mũgwanja;Mwere wa kanana;Mwere wa kenda;Mwere wa ikũmi;Mwere wa ikũmi na ũmwe;Ndithemba|JEN;WKR;WGT;WKN;WTN;WTD;WMJ;WNN;WKD;WIK;WMW;DIT
kk|жексенбі;дүйсенбі;сейсенбі;сәрсенбі;бейсенбі;жұма;сенбі|қаңтар;ақпан;наурыз;сәуір;мамыр;маусым;шілде;тамыз;қыркүйек;қазан;қараша;желтоқсан|қаң.;ақп.;нау.;сәу.;мам.;мау.;шіл.;там.;қыр.;қаз.;қар.;жел.
kkj|sɔndi;lundi;mardi;mɛrkɛrɛdi;yedi;vaŋdɛrɛdi;mɔnɔ sɔndi|pamba;wanja;mbiyɔ mɛndoŋgɔ;Nyɔlɔmbɔŋgɔ;Mɔnɔ ŋgbanja;Nyaŋgwɛ ŋgbanja;kuŋgwɛ;fɛ;njapi;nyukul;M11;ɓulɓusɛ|pamba;wanja;mbiyɔ mɛndoŋgɔ;Nyɔlɔmbɔŋgɔ;Mɔnɔ ŋgbanja;Nyaŋgwɛ ŋgbanja;kuŋgwɛ;fɛ;njapi;nyukul;M11;ɓulɓusɛ
kl|sapaat;ataasinngorneq;marlunngorneq;pingasunngorneq;sisamanngorneq;tallimanngorneq;arfininngorneq|januaarip;februaarip;marsip;apriilip;maajip;juunip;juulip;aggustip;septembarip;oktobarip;novembarip;decembarip|jan;febr;mar;apr;maj;jun;jul;aug;sept;okt;nov;dec
kln|Kotisap;Kotaai;Koaeng’;Kosomok;Koang’wan;Komuut;Kolo|Mulgul;Ng’atyaato;Kiptaamo;Iwootkuut;Mamuut;Paagi;Ng’eiyeet;Rooptui;Bureet;Epeeso;Kipsuunde ne taai;Kipsuunde nebo aeng’|Mul;Ngat;Taa;Iwo;Mam;Paa;Nge;Roo;Bur;Epe;Kpt;Kpa
km|អាទិត្យ;ច័ន្ទ;អង្គារ;ពុធ;ព្រហស្បតិ៍;សុក្រ;សៅរ៍|មករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ|មករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ
kn|ಭಾನುವಾರ;ಸೋಮವಾರ;ಮಂಗಳವಾರ;ಬುಧವಾರ;ಗುರುವಾರ;ಶುಕ್ರವಾರ;ಶನಿವಾರ|ಜನವರಿ;ಫೆಬ್ರವರಿ;ಮಾರ್ಚ್;ಏಪ್ರಿಲ್;ಮೇ;ಜೂನ್;ಜುಲೈ;ಆಗಸ್ಟ್;ಸೆಪ್ಟೆಂಬರ್;ಅಕ್ಟೋಬರ್;ನವೆಂಬರ್;ಡಿಸೆಂಬರ್|ಜನ;ಫೆಬ್ರ;ಮಾರ್ಚ್;ಏಪ್ರಿ;ಮೇ;ಜೂನ್;ಜುಲೈ;ಆಗ;ಸೆಪ್ಟೆಂ;ಅಕ್ಟೋ;ನವೆಂ;ಡಿಸೆಂ
ko|일요일;월요일;화요일;수요일;목요일;금요일;토요일|1월;2월;3월;4월;5월;6월;7월;8월;9월;10월;11월;12월|1월;2월;3월;4월;5월;6월;7월;8월;9월;10월;11월;12월
kok|आयतार;सोमार;मंगळार;बुधवार;बिरेस्तार;शुक्रार;शेनवार|जानेवारी;फेब्रुवारी;मार्च;एप्रील;मे;जून;जुलय;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर|जानेवारी;फेब्रुवारी;मार्च;एप्रील;मे;जून;जुलय;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर
kok_Latn|Aitar;Somar;Mongllar;Budhvar;Birestar;Sukrar;Sonvar|Janer;Febrer;Mars;Abril;Mai;Jun;Julai;Agost;Setembr;Otubr;Novembr;Dezembr|Jan;Feb;Mar;Abr;Mai;Jun;Jul;Ago;Set;Otu;Nov;Dez
kpe|=ain
ks|اَتھوار;ژٔندرٕروار;بۆموار;بودوار;برؠسوار;جُمہ;بٹوار|جنؤری;فرؤری;مارٕچ;اپریل;مئی;جوٗن;جُلَے;اگست;ستمبر;اکتوٗبر;نومبر;دَسَمبَر|جنؤری;فرؤری;مارٕچ;اپریل;مئی;جوٗن;جُلَے;اگست;ستمبر;اکتوٗبر;نومبر;دسمبر
ks_Deva|आथवार;च़ंदिरवार;बोमवार;बोदवार;ब्रेसवार;जुमा;बटवार|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सतमबर;अक्तूबर;नवमबर;दसमबर|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सतुंबर;अक्तूबर;नवूमबर;दसमबर
ksb|Jumaapii;Jumaatatu;Jumaane;Jumaatano;Alhamisi;Ijumaa;Jumaamosi|Januali;Febluali;Machi;Aplili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des
ksf|sɔ́ndǝ;lǝndí;maadí;mɛkrɛdí;jǝǝdí;júmbá;samdí|ŋwíí a ntɔ́ntɔ;ŋwíí akǝ bɛ́ɛ;ŋwíí akǝ ráá;ŋwíí akǝ nin;ŋwíí akǝ táan;ŋwíí akǝ táafɔk;ŋwíí akǝ táabɛɛ;ŋwíí akǝ táaraa;ŋwíí akǝ táanin;ŋwíí akǝ ntɛk;ŋwíí akǝ ntɛk di bɔ́k;ŋwíí akǝ ntɛk di bɛ́ɛ|ŋ1;ŋ2;ŋ3;ŋ4;ŋ5;ŋ6;ŋ7;ŋ8;ŋ9;ŋ10;ŋ11;ŋ12
ksh|Sunndaach;Mohndaach;Dinnsdaach;Metwoch;Dunnersdaach;Friidaach;Samsdaach|Jannewa;Fäbrowa;Määz;Aprell;Mai;Juuni;Juuli;Oujoß;Septämber;Oktohber;Novämber;Dezämber|Jan;Fäb;Mäz;Apr;Mai;Jun;Jul;Ouj;Säp;Okt;Nov;Dez
ku|yekşem;duşem;sêşem;çarşem;pêncşem;înî;şemî|rêbendan;sibat;adar;nîsan;gulan;hezîran;tîrmeh;tebax;îlon;cotmeh;mijdar;berfanbar|rbn;sbt;adr;nsn;gln;hzr;trm;tbx;îln;cot;mjd;brf
kw|dy Sul;dy Lun;dy Meurth;dy Merher;dy Yow;dy Gwener;dy Sadorn|mis Genver;mis Hwevrer;mis Meurth;mis Ebrel;mis Me;mis Metheven;mis Gortheren;mis Est;mis Gwynngala;mis Hedra;mis Du;mis Kevardhu|Gen;Hwe;Meu;Ebr;Me;Met;Gor;Est;Gwn;Hed;Du;Kev
kxv|aadi vara;smbara;mangaḍa;pudara;laki vara;sukru vara;sani vara|pusu lenju;maha lenju;pagu lenju;hire lenju;bese lenju;jaṭṭa lenju;aasaḍi lenju;srabĩ lenju;bado lenju;dasara lenju;divi lenju;pande lenju|pusu;maha;pagu;hire;bese;jaṭṭa;aasaḍi;srabĩ;bado;dasara;divi;pande
kxv_Deva|आदि वारा;साॅम्वारा;मंगाड़ा;पुद्दारा;लाक्कि वारा;सुकुरु वारा;सान्नि वारा|पुसु लेञ्जु;माहाका लेञ्जु;पागुणी लेञ्जु;हिरे लेञ्जु;बेसे लेञ्जु;जाटा लेञ्जु;आसाड़ी लेञ्जु;स्राबाँ लेञ्जु;बोदो लेञ्जु;दसारा लेञ्जु;दिवी लेञ्जु;पान्डे लेञ्जु|पुसु;माहा;पागु;हिर्रे;बेसे;जाट्टा;आसाड़ी;स्राबाँ;बाॅदो;दासारा;दिवी;पान्डे
kxv_Orya|ଆଦି ୱାରା;ସମ୍ବାରା;ମାଙ୍ଗାଡ଼ା;ପୁଦାରା;ଲାକି ୱାରା;ସୁକ୍ରୁ ୱାରା;ସାନି ୱାରା|ପୁସୁ ଲେଞ୍ଜୁ;ମାହାକା ଲେଞ୍ଜୁ;ପାଗୁଣି ଲେଞ୍ଜୁ;ହିରେ ଲେଞ୍ଜୁ;ବେସେ ଲେଞ୍ଜୁ;ଜାଟା ଲେଞ୍ଜୁ;ଆସାଡ଼ି ଲେଞ୍ଜୁ;ସ୍ରାବାଁ ଲେଞ୍ଜୁ;ବଦ ଲେଞ୍ଜୁ;ଦାସାରା ଲେଞ୍ଜୁ;ଦିୱିଡ଼ି ଲେଞ୍ଜୁ;ପାଣ୍ଡେ ଲେଞ୍ଜୁ|ପୁସୁ;ମାହା;ପାଗୁ;ହିରେ;ବେସେ;ଜାଟା;ଆସାଡ଼ି;ସ୍ରାବାଁ;ବଦ;ଦାସାରା;ଦିୱି;ପାଣ୍ଡେ
kxv_Telu|వారమి;నమారా;మాంగాడా;వుదారా;లాకివరా;నుక్ వరా;సానివరా|మాగ;గుండు;హిరెఇ;బెసెకి;లండి;రాత;బాన్దపాణా;బార్సి;అస్ర;దివెడి;పాండు;పుసు|మాగ;గుండు;హిరెఇ;బెసెకి;లండి;రాత;బాన్దపాణా;బార్సి;అస్ర;దివెడి;పాండు;పుసు
ky|жекшемби;дүйшөмбү;шейшемби;шаршемби;бейшемби;жума;ишемби|январь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь|янв.;фев.;мар.;апр.;май;июн.;июл.;авг.;сен.;окт.;ноя.;дек.
lag|Jumapíiri;Jumatátu;Jumaíne;Jumatáano;Alamíisi;Ijumáa;Jumamóosi|Kʉfúngatɨ;Kʉnaanɨ;Kʉkeenda;Kwiikumi;Kwiinyambála;Kwiidwaata;Kʉmʉʉnchɨ;Kʉvɨɨrɨ;Kʉsaatʉ;Kwiinyi;Kʉsaano;Kʉsasatʉ|Fúngatɨ;Naanɨ;Keenda;Ikúmi;Inyambala;Idwaata;Mʉʉnchɨ;Vɨɨrɨ;Saatʉ;Inyi;Saano;Sasatʉ
lb|Sonndeg;Méindeg;Dënschdeg;Mëttwoch;Donneschdeg;Freideg;Samschdeg|Januar;Februar;Mäerz;Abrëll;Mee;Juni;Juli;August;September;Oktober;November;Dezember|Jan.;Feb.;Mäe.;Abr.;Mee;Juni;Juli;Aug.;Sep.;Okt.;Nov.;Dez.
lg|Sabbiiti;Balaza;Lwakubiri;Lwakusatu;Lwakuna;Lwakutaano;Lwamukaaga|Janwaliyo;Febwaliyo;Marisi;Apuli;Maayi;Juuni;Julaayi;Agusito;Sebuttemba;Okitobba;Novemba;Desemba|Jan;Feb;Mar;Apu;Maa;Juu;Jul;Agu;Seb;Oki;Nov;Des
lij|domenega;lunesdì;mätesdì;mäcordì;zeuggia;venardì;sabbo|de zenâ;de frevâ;de marso;d’arvî;de mazzo;de zugno;de luggio;d’agosto;de settembre;d’ottobre;de novembre;de dexembre|de zenâ;de frevâ;de marso;d’arvî;de mazzo;de zugno;de luggio;d’agosto;de settembre;d’ottobre;de novembre;de dexembre
lkt|Aŋpétuwakȟaŋ;Aŋpétuwaŋži;Aŋpétunuŋpa;Aŋpétuyamni;Aŋpétutopa;Aŋpétuzaptaŋ;Owáŋgyužažapi|Wiótheȟika Wí;Thiyóȟeyuŋka Wí;Ištáwičhayazaŋ Wí;Pȟežítȟo Wí;Čhaŋwápetȟo Wí;Wípazukȟa-wašté Wí;Čhaŋpȟásapa Wí;Wasútȟuŋ Wí;Čhaŋwápeǧi Wí;Čhaŋwápe-kasná Wí;Waníyetu Wí;Tȟahékapšuŋ Wí|Wiótheȟika Wí;Thiyóȟeyuŋka Wí;Ištáwičhayazaŋ Wí;Pȟežítȟo Wí;Čhaŋwápetȟo Wí;Wípazukȟa-wašté Wí;Čhaŋpȟásapa Wí;Wasútȟuŋ Wí;Čhaŋwápeǧi Wí;Čhaŋwápe-kasná Wí;Waníyetu Wí;Tȟahékapšuŋ Wí
lmo|domenega;lundì;mardì;mercoldì;sgiovedì;venerdì;sabet|sginer;fevrer;marz;avril;masg;sgiugn;luj;avost;setember;otover;november;dicember|sginer;fevrer;marz;avril;masg;sgiugn;luj;avost;setember;otover;november;dicember
ln|eyenga;mokɔlɔ mwa yambo;mokɔlɔ mwa míbalé;mokɔlɔ mwa mísáto;mokɔlɔ ya mínéi;mokɔlɔ ya mítáno;mpɔ́sɔ|sánzá ya yambo;sánzá ya míbalé;sánzá ya mísáto;sánzá ya mínei;sánzá ya mítáno;sánzá ya motóbá;sánzá ya nsambo;sánzá ya mwambe;sánzá ya libwa;sánzá ya zómi;sánzá ya zómi na mɔ̌kɔ́;sánzá ya zómi na míbalé|yan;fbl;msi;apl;mai;yun;yul;agt;stb;ɔtb;nvb;dsb
lo|ວັນອາທິດ;ວັນຈັນ;ວັນອັງຄານ;ວັນພຸດ;ວັນພະຫັດ;ວັນສຸກ;ວັນເສົາ|ມັງກອນ;ກຸມພາ;ມີນາ;ເມສາ;ພຶດສະພາ;ມິຖຸນາ;ກໍລະກົດ;ສິງຫາ;ກັນຍາ;ຕຸລາ;ພະຈິກ;ທັນວາ|ມ.ກ.;ກ.ພ.;ມ.ນ.;ມ.ສ.;ພ.ພ.;ມິ.ຖ.;ກ.ລ.;ສ.ຫ.;ກ.ຍ.;ຕ.ລ.;ພ.ຈ.;ທ.ວ.
lrc|Sun;Mon;Tue;Wed;Thu;Fri;Sat|جانڤیە;فئڤریە;مارس;آڤریل;مئی;جوٙأن;جوٙلا;آگوست;سئپتامر;ئوکتوڤر;نوڤامر;دئسامر|جانڤیە;فئڤریە;مارس;آڤریل;مئی;جوٙأن;جوٙلا;آگوست;سئپتامر;ئوکتوڤر;نوڤامر;دئسامر
lt|sekmadienis;pirmadienis;antradienis;trečiadienis;ketvirtadienis;penktadienis;šeštadienis|sausio;vasario;kovo;balandžio;gegužės;birželio;liepos;rugpjūčio;rugsėjo;spalio;lapkričio;gruodžio|saus.;vas.;kov.;bal.;geg.;birž.;liep.;rugp.;rugs.;spal.;lapkr.;gruod.
lu|Lumingu;Nkodya;Ndàayà;Ndangù;Njòwa;Ngòvya;Lubingu|Ciongo;Lùishi;Lusòlo;Mùuyà;Lumùngùlù;Lufuimi;Kabàlàshìpù;Lùshìkà;Lutongolo;Lungùdi;Kaswèkèsè;Ciswà|Cio;Lui;Lus;Muu;Lum;Luf;Kab;Lush;Lut;Lun;Kas;Cis
luo|Jumapil;Wuok Tich;Tich Ariyo;Tich Adek;Tich Ang’wen;Tich Abich;Ngeso|Dwe mar Achiel;Dwe mar Ariyo;Dwe mar Adek;Dwe mar Ang’wen;Dwe mar Abich;Dwe mar Auchiel;Dwe mar Abiriyo;Dwe mar Aboro;Dwe mar Ochiko;Dwe mar Apar;Dwe mar gi achiel;Dwe mar Apar gi ariyo|DAC;DAR;DAD;DAN;DAH;DAU;DAO;DAB;DOC;DAP;DGI;DAG
lut|=ain
luy|Jumapiri;Jumatatu;Jumanne;Jumatano;Murwa wa Kanne;Murwa wa Katano;Jumamosi|Januari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jan;Feb;Mar;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des
lv|svētdiena;pirmdiena;otrdiena;trešdiena;ceturtdiena;piektdiena;sestdiena|janvāris;februāris;marts;aprīlis;maijs;jūnijs;jūlijs;augusts;septembris;oktobris;novembris;decembris|janv.;febr.;marts;apr.;maijs;jūn.;jūl.;aug.;sept.;okt.;nov.;dec.
mai|रवि दिन;सोम दिन;मंगल दिन;बुध दिन;बृहस्पति दिन;शुक्र दिन;शनि दिन|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|जन॰;फ़र॰;मार्च;अप्रैल;मई;जून;जुल॰;अग॰;सित॰;अक्तू॰;नव॰;दिस॰
mas|Jumapílí;Jumatátu;Jumane;Jumatánɔ;Alaámisi;Jumáa;Jumamósi|Oladalʉ́;Arát;Ɔɛnɨ́ɔɨŋɔk;Olodoyíóríê inkókúâ;Oloilépūnyīē inkókúâ;Kújúɔrɔk;Mórusásin;Ɔlɔ́ɨ́bɔ́rárɛ;Kúshîn;Olgísan;Pʉshʉ́ka;Ntʉ́ŋʉ́s|Dal;Ará;Ɔɛn;Doy;Lép;Rok;Sás;Bɔ́r;Kús;Gís;Shʉ́;Ntʉ́
mer|Kiumia;Muramuko;Wairi;Wethatu;Wena;Wetano;Jumamosi|Januarĩ;Feburuarĩ;Machi;Ĩpurũ;Mĩĩ;Njuni;Njuraĩ;Agasti;Septemba;Oktũba;Novemba;Dicemba|JAN;FEB;MAC;ĨPU;MĨĨ;NJU;NJR;AGA;SPT;OKT;NOV;DEC
mfe|dimans;lindi;mardi;merkredi;zedi;vandredi;samdi|zanvie;fevriye;mars;avril;me;zin;zilye;out;septam;oktob;novam;desam|zan;fev;mar;avr;me;zin;zil;out;sep;okt;nov;des
mg|Alahady;Alatsinainy;Talata;Alarobia;Alakamisy;Zoma;Asabotsy|Janoary;Febroary;Martsa;Aprily;Mey;Jona;Jolay;Aogositra;Septambra;Oktobra;Novambra;Desambra|Jan;Feb;Mar;Apr;Mey;Jon;Jol;Aog;Sep;Okt;Nov;Des
mgh|Sabato;Jumatatu;Jumanne;Jumatano;Arahamisi;Ijumaa;Jumamosi|Mweri wo kwanza;Mweri wo unayeli;Mweri wo uneraru;Mweri wo unecheshe;Mweri wo unethanu;Mweri wo thanu na mocha;Mweri wo saba;Mweri wo nane;Mweri wo tisa;Mweri wo kumi;Mweri wo kumi na moja;Mweri wo kumi na yel’li|Kwa;Una;Rar;Che;Tha;Moc;Sab;Nan;Tis;Kum;Moj;Yel
mgo|Aneg 1;Aneg 2;Aneg 3;Aneg 4;Aneg 5;Aneg 6;Aneg 7|iməg mbegtug;imeg àbùbì;imeg mbəŋchubi;iməg ngwə̀t;iməg fog;iməg ichiibɔd;iməg àdùmbə̀ŋ;iməg ichika;iməg kud;iməg tèsiʼe;iməg zò;iməg krizmed|mbegtug;imeg àbùbì;imeg mbəŋchubi;iməg ngwə̀t;iməg fog;iməg ichiibɔd;iməg àdùmbə̀ŋ;iməg ichika;iməg kud;iməg tèsiʼe;iməg zò;iməg krizmed
mi|Rātapu;Mane;Tūrei;Wenerei;Tāite;Paraire;Rāhoroi|Hānuere;Pēpuere;Māehe;Āpereira;Mei;Hune;Hūrae;Ākuhata;Hepetema;Oketopa;Noema;Tīhema|Hān;Pēp;Māe;Āpe;Mei;Hun;Hūr;Āku;Hep;Oke;Noe;Tīh
mic|=ain
mid|=ain
mk|недела;понеделник;вторник;среда;четврток;петок;сабота|јануари;февруари;март;април;мај;јуни;јули;август;септември;октомври;ноември;декември|јан.;фев.;мар.;апр.;мај;јун.;јул.;авг.;сеп.;окт.;ное.;дек.
ml|ഞായറാഴ്ച;തിങ്കളാഴ്ച;ചൊവ്വാഴ്ച;ബുധനാഴ്ച;വ്യാഴാഴ്ച;വെള്ളിയാഴ്ച;ശനിയാഴ്ച|ജനുവരി;ഫെബ്രുവരി;മാർച്ച്;ഏപ്രിൽ;മേയ്;ജൂൺ;ജൂലൈ;ഓഗസ്റ്റ്;സെപ്റ്റംബർ;ഒക്ടോബർ;നവംബർ;ഡിസംബർ|ജനു;ഫെബ്രു;മാർ;ഏപ്രി;മേയ്;ജൂൺ;ജൂലൈ;ഓഗ;സെപ്റ്റം;ഒക്ടോ;നവം;ഡിസം
mn|ням;даваа;мягмар;лхагва;пүрэв;баасан;бямба|нэгдүгээр сар;хоёрдугаар сар;гуравдугаар сар;дөрөвдүгээр сар;тавдугаар сар;зургаадугаар сар;долоодугаар сар;наймдугаар сар;есдүгээр сар;аравдугаар сар;арван нэгдүгээр сар;арван хоёрдугаар сар|1-р сар;2-р сар;3-р сар;4-р сар;5-р сар;6-р сар;7-р сар;8-р сар;9-р сар;10-р сар;11-р сар;12-р сар
mni|নোংমাইজিং;নিংথৌকাবা;লৈবাকপোকপা;য়ুমশকৈশা;শগোলশেন;ইরাই;থাংজ|জনুৱারী;ফেব্রুৱারি;মার্চ;এপ্রিল;মে;জুন;জুলাই;ওগষ্ট;সেপ্টেম্বর;ওক্টোবর;নভেম্বর;ডিসেম্বর|জন;ফেব্রুৱারি;মার্চ;এপ্রিল;মে;জুন;জুলাই;ওগ;সেপ্টেম্বর;ওক্টোবর;নভেম্বর;ডিসেম্বর
mni_Mtei|=ain
moh|=ain
mr|रविवार;सोमवार;मंगळवार;बुधवार;गुरुवार;शुक्रवार;शनिवार|जानेवारी;फेब्रुवारी;मार्च;एप्रिल;मे;जून;जुलै;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर|जाने;फेब्रु;मार्च;एप्रि;मे;जून;जुलै;ऑग;सप्टें;ऑक्टो;नोव्हें;डिसें
ms|Ahad;Isnin;Selasa;Rabu;Khamis;Jumaat;Sabtu|Januari;Februari;Mac;April;Mei;Jun;Julai;Ogos;September;Oktober;November;Disember|Jan;Feb;Mac;Apr;Mei;Jun;Jul;Ogo;Sep;Okt;Nov;Dis
ms_Arab|احد;اثنين;ثلاث;رابو;خميس;جمعة;سبتو|جانواري;فيبواري;مچ;اڤريل;مي;جون;جولاي;ݢوس;سيڤتيمبر;اوکتوبر;نوۏيمبر;ديسيمبر|جانواري;فيبواري;مچ;اڤريل;مي;جون;جولاي;ݢوس;سيڤتيمبر;اوکتوبر;نوۏيمبر;ديسيمبر
mt|Il-Ħadd;It-Tnejn;It-Tlieta;L-Erbgħa;Il-Ħamis;Il-Ġimgħa;Is-Sibt|Jannar;Frar;Marzu;April;Mejju;Ġunju;Lulju;Awwissu;Settembru;Ottubru;Novembru;Diċembru|Jan;Fra;Mar;Apr;Mej;Ġun;Lul;Aww;Set;Ott;Nov;Diċ
mua|Com’yakke;Comlaaɗii;Comzyiiɗii;Comkolle;Comkaldǝɓlii;Comgaisuu;Comzyeɓsuu|Fĩi Loo;Cokcwaklaŋne;Cokcwaklii;Fĩi Marfoo;Madǝǝuutǝbijaŋ;Mamǝŋgwãafahbii;Mamǝŋgwãalii;Madǝmbii;Fĩi Dǝɓlii;Fĩi Mundaŋ;Fĩi Gwahlle;Fĩi Yuru|FLO;CLA;CKI;FMF;MAD;MBI;MLI;MAM;FDE;FMU;FGW;FYU
mus|Nettvʼcako;Enhvteceskv;Enhvteceskv Enhvyvtke;Ennvrkvpv;Ennvrkvpv Enhvyvtke;Nak Okkoskv Nettv;Nettv Cakʼcuse|Rvfo Cuse;Hotvle Hvse;Tasahcuce;Tasahce Rakko;Ke Hvse;Kvco Hvse;Hiyuce;Hiyo Rakko;Otowoskuce;Otowoskv Rakko;Ehole;Rvfo Rakko|Rvfo Cuse;Hotvle Hvse;Tasahcuce;Tasahce Rakko;Ke Hvse;Kvco Hvse;Hiyuce;Hiyo Rakko;Otowoskuce;Otowoskv Rakko;Ehole;Rvfo Rakko
my|တနင်္ဂနွေ;တနင်္လာ;အင်္ဂါ;ဗုဒ္ဓဟူး;ကြာသပတေး;သောကြာ;စနေ|ဇန်နဝါရီ;ဖေဖော်ဝါရီ;မတ်;ဧပြီ;မေ;ဇွန်;ဇူလိုင်;ဩဂုတ်;စက်တင်ဘာ;အောက်တိုဘာ;နိုဝင်ဘာ;ဒီဇင်ဘာ|ဇန်;ဖေ;မတ်;ဧ;မေ;ဇွန်;ဇူ;ဩ;စက်;အောက်;နို;ဒီ
myv|таргочистэ;атяньчистэ;вастаньчистэ;куншкачистэ;калоньчистэ;сюконьчистэ;шлямочистэ|якшамков;даволков;эйзюрков;чадыков;панжиков;аштемков;медьков;умарьков;таштамков;ожоков;сундерьков;ацамков|якшамков;даволков;эйзюрков;чадыков;панжиков;аштемков;медьков;умарьков;таштамков;ожоков;сундерьков;ацамков
mzn|Sun;Mon;Tue;Wed;Thu;Fri;Sat|ژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر|ژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر
naq|Sontaxtsees;Mantaxtsees;Denstaxtsees;Wunstaxtsees;Dondertaxtsees;Fraitaxtsees;Satertaxtsees|ǃKhanni;ǃKhanǀgôab;ǀKhuuǁkhâb;ǃHôaǂkhaib;ǃKhaitsâb;Gamaǀaeb;ǂKhoesaob;Aoǁkhuumûǁkhâb;Taraǀkhuumûǁkhâb;ǂNûǁnâiseb;ǀHooǂgaeb;Hôasoreǁkhâb|Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
nb|søndag;mandag;tirsdag;onsdag;torsdag;fredag;lørdag|januar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember|jan.;feb.;mars;apr.;mai;juni;juli;aug.;sep.;okt.;nov.;des.
nd|Sonto;Mvulo;Sibili;Sithathu;Sine;Sihlanu;Mgqibelo|Zibandlela;Nhlolanja;Mbimbitho;Mabasa;Nkwenkwezi;Nhlangula;Ntulikazi;Ncwabakazi;Mpandula;Mfumfu;Lwezi;Mpalakazi|Zib;Nhlo;Mbi;Mab;Nkw;Nhla;Ntu;Ncw;Mpan;Mfu;Lwe;Mpal
nds|Sünndag;Maandag;Dingsdag;Middeweken;Dunnersdag;Freedag;Sünnavend|Januaar;Februaar;März;April;Mai;Juni;Juli;August;September;Oktover;November;Dezember|Januaar;Februaar;März;April;Mai;Juni;Juli;August;September;Oktover;November;Dezember
ne|आइतबार;सोमबार;मङ्गलबार;बुधबार;बिहिबार;शुक्रबार;शनिबार|जनवरी;फेब्रुअरी;मार्च;अप्रिल;मे;जुन;जुलाई;अगस्ट;सेप्टेम्बर;अक्टोबर;नोभेम्बर;डिसेम्बर|जनवरी;फेब्रुअरी;मार्च;अप्रिल;मे;जुन;जुलाई;अगस्ट;सेप्टेम्बर;अक्टोबर;नोभेम्बर;डिसेम्बर
nl|zondag;maandag;dinsdag;woensdag;donderdag;vrijdag;zaterdag|januari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december|jan;feb;mrt;apr;mei;jun;jul;aug;sep;okt;nov;dec
nmg|sɔ́ndɔ;mɔ́ndɔ;sɔ́ndɔ mafú mába;sɔ́ndɔ mafú málal;sɔ́ndɔ mafú mána;mabágá má sukul;sásadi|ngwɛn matáhra;ngwɛn ńmba;ngwɛn ńlal;ngwɛn ńna;ngwɛn ńtan;ngwɛn ńtuó;ngwɛn hɛmbuɛrí;ngwɛn lɔmbi;ngwɛn rɛbvuâ;ngwɛn wum;ngwɛn wum navǔr;krísimin|ng1;ng2;ng3;ng4;ng5;ng6;ng7;ng8;ng9;ng10;ng11;kris
nn|søndag;måndag;tysdag;onsdag;torsdag;fredag;laurdag|januar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember|jan.;feb.;mars;apr.;mai;juni;juli;aug.;sep.;okt.;nov.;des.
nnh|lyɛʼɛ́ sẅíŋtè;mvfò lyɛ̌ʼ;mbɔ́ɔntè mvfò lyɛ̌ʼ;tsètsɛ̀ɛ lyɛ̌ʼ;mbɔ́ɔntè tsetsɛ̀ɛ lyɛ̌ʼ;mvfò màga lyɛ̌ʼ;màga lyɛ̌ʼ|saŋ tsetsɛ̀ɛ lùm;saŋ kàg ngwóŋ;saŋ lepyè shúm;saŋ cÿó;saŋ tsɛ̀ɛ cÿó;saŋ njÿoláʼ;saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ;saŋ mbʉ̀ŋ;saŋ ngwɔ̀ʼ mbÿɛ;saŋ tàŋa tsetsáʼ;saŋ mejwoŋó;saŋ lùm|saŋ tsetsɛ̀ɛ lùm;saŋ kàg ngwóŋ;saŋ lepyè shúm;saŋ cÿó;saŋ tsɛ̀ɛ cÿó;saŋ njÿoláʼ;saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ;saŋ mbʉ̀ŋ;saŋ ngwɔ̀ʼ mbÿɛ;saŋ tàŋa tsetsáʼ;saŋ mejwoŋó;saŋ lùm
nnp|=ain
no|=nb
nqo|ߞߊ߯ߙߌߟߏ߲;ߞߐ߬ߓߊ߬ߟߏ߲;ߞߐ߬ߟߏ߲;ߞߎߣߎ߲ߟߏ߲;ߓߌߟߏ߲;ߛߌ߬ߣߌ߲߬ߟߏ߲;ߞߍ߲ߘߍߟߏ߲|ߓߌ߲ߠߊߥߎߟߋ߲;ߞߏ߲ߞߏߜߍ;ߕߙߊߓߊ;ߞߏ߲ߞߏߘߌ߬ߓߌ;ߘߓߊ߬ߕߊ;ߥߊ߬ߛߌ߬ߥߙߊ;ߞߊ߬ߙߌߝߐ߭;ߘߓߊ߬ߓߌߟߊ;ߕߎߟߊߝߌ߲;ߞߏ߲ߓߌߕߌ߮;ߣߍߣߍߓߊ;ߞߏߟߌ߲ߞߏߟߌ߲|ߓߌ߲ߠ;ߞߏ߲ߞ;ߕߙߊ;ߞߏ߲ߘ;ߘߓߊ߬ߕ;ߥߊ߬ߛ;ߞߊ߬ߙ;ߘߓߊ߬ߓ;ߕߎߟߊߝߌ߲;ߞߏ߲ߓ;ߣߍߣ;ߞߏߟ
nr|uSonto;uMvulo;uLesibili;Lesithathu;uLesine;ngoLesihlanu;umGqibelo|Janabari;uFeberbari;uMatjhi;u-Apreli;Meyi;Juni;Julayi;Arhostosi;Septemba;Oktoba;Usinyikhaba;Disemba|Jan;Feb;Mat;Apr;Mey;Jun;Jul;Arh;Sep;Okt;Usi;Dis
nso|Lamorena;Mošupologo;Labobedi;Laboraro;Labone;Labohlano;Mokibelo|Janeware;Febereware;Matšhe;Aporele;Mei;June;Julae;Agosetose;Setemere;Oktobore;Nofemere;Disemere|Phere;Dibo;Hlak;Mora;Mei;June;Mose;Agosetose;Lewe;Dipha;Diba;Manth
nus|Cäŋ kuɔth;Jiec la̱t;Rɛw lätni;Diɔ̱k lätni;Ŋuaan lätni;Dhieec lätni;Bäkɛl lätni|Tiop thar pɛt;Pɛt;Duɔ̱ɔ̱ŋ;Guak;Duät;Kornyoot;Pay yie̱tni;Tho̱o̱r;Tɛɛr;Laath;Kur;Tio̱p in di̱i̱t|Tiop;Pɛt;Duɔ̱ɔ̱;Guak;Duä;Kor;Pay;Thoo;Tɛɛ;Laa;Kur;Tid
nv|=ain
ny|Lamulungu;Lolemba;Lachiwiri;Lachitatu;Lachinayi;Lachisanu;Loweruka|Januwale;Febuluwale;Malichi;Epulo;Mei;Juni;Julai;Ogasiti;Seputemba;Okutoba;Novemba;Disemba|Jan;Feb;Mal;Epu;Mei;Jun;Jul;Oga;Sep;Oku;Nov;Dis
nyn|=cgg
oc|dimenge;diluns;dimars;dimècres;dijòus;divendres;dissabte|de genièr;de febrièr;de març;d’abril;de mai;de junh;de julhet;d’agost;de setembre;d’octòbre;de novembre;de decembre|de genièr;de febrièr;de març;d’abril;de mai;de junh;de julhet;d’agost;de setembre;d’octòbre;de novembre;de decembre
om|Dilbata;Wiixata;Kibxata;Roobii;Kamisa;Jimaata;Sanbata|Amajjii;Guraandhala;Bitootessa;Eebila;Caamsaa;Waxabajjii;Adoolessa;Hagayya;Fulbaana;Onkoloolessa;Sadaasa;Mudde|Ama;Gur;Bitootessa;Elb;Cam;Wax;Ado;Hag;Ful;Onk;Sadaasa;Mud
or|ରବିବାର;ସୋମବାର;ମଙ୍ଗଳବାର;ବୁଧବାର;ଗୁରୁବାର;ଶୁକ୍ରବାର;ଶନିବାର|ଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର|ଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର
os|хуыцаубон;къуырисӕр;дыццӕг;ӕртыццӕг;цыппӕрӕм;майрӕмбон;сабат|январы;февралы;мартъийы;апрелы;майы;июны;июлы;августы;сентябры;октябры;ноябры;декабры|янв.;фев.;мар.;апр.;майы;июны;июлы;авг.;сен.;окт.;ноя.;дек.
osa|𐒹𐓘͘𐓬𐓘 𐓏𐓘𐓤𐓘͘𐓰𐓘𐓤𐓣;𐒹𐓘͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓈𐓘 𐓵𐓘𐓲𐓘 𐓻𐓣͘;𐒹𐓘͘𐓬𐓘 𐓂𐓤𐓘𐓸𐓟 𐓣͘𐓤𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓮𐓘𐓰𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓯𐓘𐓬𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒼𐓣𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘|𐓄𐓘𐓡𐓛͘𐓧𐓟;𐓵𐓪͘𐓬𐓘;𐓵𐓘𐓜𐓣;𐓰𐓪𐓬𐓘;𐓮𐓘𐓰𐓘;𐓯𐓘𐓬𐓟;𐓄𐓟𐓵𐓪͘𐓬𐓘;𐒼𐓣𐓟𐓰𐓪𐓬𐓘;𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟;𐒿𐓟𐓜𐓛;𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣;𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘
pa|ਐਤਵਾਰ;ਸੋਮਵਾਰ;ਮੰਗਲਵਾਰ;ਬੁੱਧਵਾਰ;ਵੀਰਵਾਰ;ਸ਼ੁੱਕਰਵਾਰ;ਸ਼ਨਿੱਚਰਵਾਰ|ਜਨਵਰੀ;ਫ਼ਰਵਰੀ;ਮਾਰਚ;ਅਪ੍ਰੈਲ;ਮਈ;ਜੂਨ;ਜੁਲਾਈ;ਅਗਸਤ;ਸਤੰਬਰ;ਅਕਤੂਬਰ;ਨਵੰਬਰ;ਦਸੰਬਰ|ਜਨ;ਫ਼ਰ;ਮਾਰਚ;ਅਪ੍ਰੈ;ਮਈ;ਜੂਨ;ਜੁਲਾ;ਅਗ;ਸਤੰ;ਅਕਤੂ;ਨਵੰ;ਦਸੰ
pa_Arab|اتوار;پیر;منگل;بُدھ;جمعرات;جمعہ;ہفتہ|جنوری;فروری;مارچ;اپریل;مئ;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر|جنوری;فروری;مارچ;اپریل;مئ;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر
pa_Aran_PK|=pa_Arab
pa_PK|=pa_Arab
pcm|Sọ́ndè;Mọ́ndè;Tiúzdè;Wẹ́nẹ́zdè;Tọ́zdè;Fraídè;Sátọdè|Jénúári;Fẹ́búári;Mach;Éprel;Mee;Jun;Julai;Ọgọst;Sẹptẹ́mba;Ọktóba;Nọvẹ́mba;Disẹ́mba|Jén;Fẹ́b;Mach;Épr;Mee;Jun;Jul;Ọgọ;Sẹp;Ọkt;Nọv;Dis
pl|niedziela;poniedziałek;wtorek;środa;czwartek;piątek;sobota|stycznia;lutego;marca;kwietnia;maja;czerwca;lipca;sierpnia;września;października;listopada;grudnia|sty;lut;mar;kwi;maj;cze;lip;sie;wrz;paź;lis;gru
pqm|=ain
prg|nadīli;panadīli;wisasīdis;pussisawaiti;ketwirtiks;pēntniks;sabattika|rags;wassarins;pūlis;sakkis;zallaws;sīmenis;līpa;daggis;sillins;spallins;lapkrūtis;sallaws|rags;wassarins;pūlis;sakkis;zallaws;sīmenis;līpa;daggis;sillins;spallins;lapkrūtis;sallaws
ps|يونۍ;دونۍ;درېنۍ;څلرنۍ;پينځنۍ;جمعه;اونۍ|جنوري;فبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سېپتمبر;اکتوبر;نومبر;دسمبر|جنوري;فبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سېپتمبر;اکتوبر;نومبر;دسمبر
pt|domingo;segunda-feira;terça-feira;quarta-feira;quinta-feira;sexta-feira;sábado|janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro|jan.;fev.;mar.;abr.;mai.;jun.;jul.;ago.;set.;out.;nov.;dez.
qu|Domingo;Lunes;Martes;Miércoles;Jueves;Viernes;Sábado|Enero;Febrero;Marzo;Abril;Mayo;Junio;Julio;Agosto;Setiembre;Octubre;Noviembre;Diciembre|Ene;Feb;Mar;Abr;May;Jun;Jul;Ago;Set;Oct;Nov;Dic
raj|रविवार;सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर
rej|=ain
rhg|=ain
rm|dumengia;glindesdi;mardi;mesemna;gievgia;venderdi;sonda|da schaner;da favrer;da mars;d’avrigl;da matg;da zercladur;da fanadur;d’avust;da settember;d’october;da november;da december|schan.;favr.;mars;avr.;matg;zercl.;fan.;avust;sett.;oct.;nov.;dec.
rn|Ku w’indwi;Ku wa mbere;Ku wa kabiri;Ku wa gatatu;Ku wa kane;Ku wa gatanu;Ku wa gatandatu|Nzero;Ruhuhuma;Ntwarante;Ndamukiza;Rusama;Ruheshi;Mukakaro;Nyandagaro;Nyakanga;Gitugutu;Munyonyo;Kigarama|Mut.;Gas.;Wer.;Mat.;Gic.;Kam.;Nya.;Kan.;Nze.;Ukw.;Ugu.;Uku.
ro|duminică;luni;marți;miercuri;joi;vineri;sâmbătă|ianuarie;februarie;martie;aprilie;mai;iunie;iulie;august;septembrie;octombrie;noiembrie;decembrie|ian.;feb.;mar.;apr.;mai;iun.;iul.;aug.;sept.;oct.;nov.;dec.
rof|Ijumapili;Ijumatatu;Ijumanne;Ijumatano;Alhamisi;Ijumaa;Ijumamosi|Mweri wa kwanza;Mweri wa kaili;Mweri wa katatu;Mweri wa kaana;Mweri wa tanu;Mweri wa sita;Mweri wa saba;Mweri wa nane;Mweri wa tisa;Mweri wa ikumi;Mweri wa ikumi na moja;Mweri wa ikumi na mbili|M1;M2;M3;M4;M5;M6;M7;M8;M9;M10;M11;M12
ru|воскресенье;понедельник;вторник;среда;четверг;пятница;суббота|января;февраля;марта;апреля;мая;июня;июля;августа;сентября;октября;ноября;декабря|янв.;февр.;марта;апр.;мая;июня;июля;авг.;сент.;окт.;нояб.;дек.
rw|Ku cyumweru;Kuwa mbere;Kuwa kabiri;Kuwa gatatu;Kuwa kane;Kuwa gatanu;Kuwa gatandatu|Mutarama;Gashyantare;Werurwe;Mata;Gicurasi;Kamena;Nyakanga;Kanama;Nzeri;Ukwakira;Ugushyingo;Ukuboza|Mutarama;Gashyantare;Werurwe;Mata;Gicurasi;Kamena;Nyakanga;Kanama;Nzeri;Ukwakira;Ugushyingo;Ukuboza|mut.;gas.;wer.;mat.;gic.;kam.;nya.;kan.;nze.;ukw.;ugu.;uku.
rwk|=jmc
sa|रविवासरः;सोमवासरः;मंगलवासरः;बुधवासरः;गुरुवासर:;शुक्रवासरः;शनिवासरः|जनवरीमासः;फरवरीमासः;मार्चमासः;अप्रैलमासः;मईमासः;जूनमासः;जुलाईमासः;अगस्तमासः;सितंबरमासः;अक्तूबरमासः;नवंबरमासः;दिसंबरमासः|जनवरी:;फरवरी:;मार्च:;अप्रैल:;मई;जून:;जुलाई:;अगस्त:;सितंबर:;अक्तूबर:;नवंबर:;दिसंबर:
sah|баскыһыанньа;бэнидиэнньик;оптуорунньук;сэрэдэ;чэппиэр;Бээтиҥсэ;субуота|Тохсунньу;Олунньу;Кулун тутар;Муус устар;Ыам ыйын;Бэс ыйын;От ыйын;Атырдьых ыйын;Балаҕан ыйын;Алтынньы;Сэтинньи;ахсынньы|Тохс;Олун;Клн;Мсу;Ыам;Бэс;Отй;Атр;Блҕ;Алт;Сэт;Ахс
saq|Mderot ee are;Mderot ee kuni;Mderot ee ong’wan;Mderot ee inet;Mderot ee ile;Mderot ee sapa;Mderot ee kwe|Lapa le obo;Lapa le waare;Lapa le okuni;Lapa le ong’wan;Lapa le imet;Lapa le ile;Lapa le sapa;Lapa le isiet;Lapa le saal;Lapa le tomon;Lapa le tomon obo;Lapa le tomon waare|Obo;Waa;Oku;Ong;Ime;Ile;Sap;Isi;Saa;Tom;Tob;Tow
sat|ᱥᱤᱸᱜᱮ;ᱚᱛᱮ;ᱵᱟᱞᱮ;ᱥᱟᱹᱜᱩᱱ;ᱥᱟᱹᱨᱫᱤ;ᱡᱟᱹᱨᱩᱢ;ᱧᱩᱦᱩᱢ|ᱡᱟᱱᱣᱟᱨᱤ;ᱯᱷᱟᱨᱣᱟᱨᱤ;ᱢᱟᱨᱪ;ᱟᱯᱨᱮᱞ;ᱢᱮ;ᱡᱩᱱ;ᱡᱩᱞᱟᱭ;ᱟᱜᱟᱥᱛ;ᱥᱮᱯᱴᱮᱢᱵᱟᱨ;ᱚᱠᱴᱚᱵᱟᱨ;ᱱᱟᱣᱟᱢᱵᱟᱨ;ᱫᱤᱥᱟᱢᱵᱟᱨ|ᱡᱟᱱ;ᱯᱷᱟ;ᱢᱟᱨ;ᱟᱯᱨ;ᱢᱮ;ᱡᱩᱱ;ᱡᱩᱞ;ᱟᱜᱟ;ᱥᱮᱯ;ᱚᱠᱴ;ᱱᱟᱣ;ᱫᱤᱥ
sat_Deva|=ain
sbp|Mulungu;Jumatatu;Jumanne;Jumatano;Alahamisi;Ijumaa;Jumamosi|Mupalangulwa;Mwitope;Mushende;Munyi;Mushende Magali;Mujimbi;Mushipepo;Mupuguto;Munyense;Mokhu;Musongandembwe;Muhaano|Mup;Mwi;Msh;Mun;Mag;Muj;Msp;Mpg;Mye;Mok;Mus;Muh
sc|domìniga;lunis;martis;mèrcuris;giòbia;chenàbura;sàbadu|ghennàrgiu;freàrgiu;martzu;abrile;maju;làmpadas;trìulas;austu;cabudanni;santugaine;santandria;nadale|ghe;fre;mar;abr;maj;làm;trì;aus;cab;stG;stA;nad
scn|=ain
sd|آچر;سومر;اڱارو;اربع;خميس;جمعو;ڇنڇر|جنوري;فيبروري;مارچ;اپريل;مئي;جون;جولاءِ;آگسٽ;سيپٽمبر;آڪٽوبر;نومبر;ڊسمبر|جنوري;فيبروري;مارچ;اپريل;مئي;جون;جولاءِ;آگسٽ;سيپٽمبر;آڪٽوبر;نومبر;ڊسمبر
sd_Deva|आर्तवार;सूमर;मंगलु;ॿुधर;विस्पत;जुमो;छंछर|जनवरी;फेबरवरी;मार्चु;अप्रेल;मई;जून;जुलाई;आगस्ट;सप्टेंबर;आक्टोबर;नवंबर;डिसंबर|जन;फर;मार्च;अप्रै;मई;जून;जु;अग;सप्टे;ऑक्टो;नवं;डिसं
sd_IN|=sd_Deva
se|sotnabeaivi;vuossárga;maŋŋebárga;gaskavahkku;duorasdat;bearjadat;lávvardat|ođđajagemánnu;guovvamánnu;njukčamánnu;cuoŋománnu;miessemánnu;geassemánnu;suoidnemánnu;borgemánnu;čakčamánnu;golggotmánnu;skábmamánnu;juovlamánnu|ođđj;guov;njuk;cuo;mies;geas;suoi;borg;čakč;golg;skáb;juov
se_FI|sotnabeaivi;mánnodat;disdat;gaskavahkku;duorastat;bearjadat;lávvordat|ođđajagemánnu;guovvamánnu;njukčamánnu;cuoŋománnu;miessemánnu;geassemánnu;suoidnemánnu;borgemánnu;čakčamánnu;golggotmánnu;skábmamánnu;juovlamánnu|ođđj;guov;njuk;cuoŋ;mies;geas;suoi;borg;čakč;golg;skáb;juov
seh|Dimingu;Chiposi;Chipiri;Chitatu;Chinai;Chishanu;Sabudu|Janeiro;Fevreiro;Marco;Abril;Maio;Junho;Julho;Augusto;Setembro;Otubro;Novembro;Decembro|Jan;Fev;Mar;Abr;Mai;Jun;Jul;Aug;Set;Otu;Nov;Dec
ses|Alhadi;Atinni;Atalaata;Alarba;Alhamiisa;Alzuma;Asibti|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Žan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee
sg|Bikua-ôko;Bïkua-ûse;Bïkua-ptâ;Bïkua-usïö;Bïkua-okü;Lâpôsö;Lâyenga|Nyenye;Fulundïgi;Mbängü;Ngubùe;Bêläwü;Föndo;Lengua;Kükürü;Mvuka;Ngberere;Nabändüru;Kakauka|Nye;Ful;Mbä;Ngu;Bêl;Fön;Len;Kük;Mvu;Ngb;Nab;Kak
shi|ⴰⵙⴰⵎⴰⵙ;ⴰⵢⵏⴰⵙ;ⴰⵙⵉⵏⴰⵙ;ⴰⴽⵕⴰⵙ;ⴰⴽⵡⴰⵙ;ⵙⵉⵎⵡⴰⵙ;ⴰⵙⵉⴹⵢⴰⵙ|ⵉⵏⵏⴰⵢⵔ;ⴱⵕⴰⵢⵕ;ⵎⴰⵕⵚ;ⵉⴱⵔⵉⵔ;ⵎⴰⵢⵢⵓ;ⵢⵓⵏⵢⵓ;ⵢⵓⵍⵢⵓⵣ;ⵖⵓⵛⵜ;ⵛⵓⵜⴰⵏⴱⵉⵔ;ⴽⵜⵓⴱⵔ;ⵏⵓⵡⴰⵏⴱⵉⵔ;ⴷⵓⵊⴰⵏⴱⵉⵔ|ⵉⵏⵏ;ⴱⵕⴰ;ⵎⴰⵕ;ⵉⴱⵔ;ⵎⴰⵢ;ⵢⵓⵏ;ⵢⵓⵍ;ⵖⵓⵛ;ⵛⵓⵜ;ⴽⵜⵓ;ⵏⵓⵡ;ⴷⵓⵊ
shi_Latn|asamas;aynas;asinas;akṛas;akwas;asimwas;asiḍyas|innayr;bṛayṛ;maṛṣ;ibrir;mayyu;yunyu;yulyuz;ɣuct;cutanbir;ktubr;nuwanbir;dujanbir|inn;bṛa;maṛ;ibr;may;yun;yul;ɣuc;cut;ktu;nuw;duj
si|ඉරිදා;සඳුදා;අඟහරුවාදා;බදාදා;බ්රහස්පතින්දා;සිකුරාදා;සෙනසුරාදා|ජනවාරි;පෙබරවාරි;මාර්තු;අප්රේල්;මැයි;ජූනි;ජූලි;අගෝස්තු;සැප්තැම්බර්;ඔක්තෝබර්;නොවැම්බර්;දෙසැම්බර්|ජන;පෙබ;මාර්තු;අප්රේල්;මැයි;ජූනි;ජූලි;අගෝ;සැප්;ඔක්;නොවැ;දෙසැ
sjd|=ain
sje|=ain
sju|=ain
sk|nedeľa;pondelok;utorok;streda;štvrtok;piatok;sobota|januára;februára;marca;apríla;mája;júna;júla;augusta;septembra;októbra;novembra;decembra|jan;feb;mar;apr;máj;jún;júl;aug;sep;okt;nov;dec
sl|nedelja;ponedeljek;torek;sreda;četrtek;petek;sobota|januar;februar;marec;april;maj;junij;julij;avgust;september;oktober;november;december|jan.;feb.;mar.;apr.;maj;jun.;jul.;avg.;sep.;okt.;nov.;dec.
sm|=ain
smn|pasepeivi;vuossargâ;majebargâ;koskokko;tuorâstâh;vástuppeivi;lávurdâh|uđđâivemáánu;kuovâmáánu;njuhčâmáánu;cuáŋuimáánu;vyesimáánu;kesimáánu;syeinimáánu;porgemáánu;čohčâmáánu;roovvâdmáánu;skammâmáánu;juovlâmáánu|uđiv;kuovâ;njuhčâ;cuáŋui;vyesi;kesi;syeini;porge;čohčâ;roovvâd;skammâ;juovlâ
sn|Svondo;Muvhuro;Chipiri;Chitatu;China;Chishanu;Mugovera|Ndira;Kukadzi;Kurume;Kubvumbi;Chivabvu;Chikumi;Chikunguru;Nyamavhuvhu;Gunyana;Gumiguru;Mbudzi;Zvita|Ndi;Kuk;Kur;Kub;Chv;Chk;Chg;Nya;Gun;Gum;Mbu;Zvi
so|Axad;Isniin;Talaado;Arbaco;Khamiis;Jimco;Sabti|Janaayo;Febraayo;Maarso;Abriil;Maayo;Juun;Luulyo;Agosto;Sebtembar;Oktoobar;Noofeembar;Diseembar|Jan;Feb;Mar;Abr;May;Jun;Lul;Ogs;Seb;Okt;Nof;Dis
sq|e diel;e hënë;e martë;e mërkurë;e enjte;e premte;e shtunë|janar;shkurt;mars;prill;maj;qershor;korrik;gusht;shtator;tetor;nëntor;dhjetor|jan;shk;mar;pri;maj;qer;korr;gush;sht;tet;nën;dhj
sr|недеља;понедељак;уторак;среда;четвртак;петак;субота|јануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар|јан;феб;мар;апр;мај;јун;јул;авг;сеп;окт;нов;дец
sr_BA|недјеља;понедјељак;уторак;сриједа;четвртак;петак;субота|јануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар|јан;феб;мар;апр;мај;јун;јул;авг;сеп;окт;нов;дец
sr_Cyrl_BA|=sr_BA
sr_Cyrl_ME|недјеља;понедељак;уторак;сриједа;четвртак;петак;субота|јануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар|јан;феб;март;апр;мај;јун;јул;авг;септ;окт;нов;дец
sr_Cyrl_XK|недеља;понедељак;уторак;среда;четвртак;петак;субота|јануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар|јан;феб;март;апр;мај;јун;јул;авг;септ;окт;нов;дец
sr_Latn|nedelja;ponedeljak;utorak;sreda;četvrtak;petak;subota|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|jan;feb;mar;apr;maj;jun;jul;avg;sep;okt;nov;dec
sr_Latn_BA|nedjelja;ponedjeljak;utorak;srijeda;četvrtak;petak;subota|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|jan;feb;mar;apr;maj;jun;jul;avg;sep;okt;nov;dec
sr_Latn_ME|nedjelja;ponedeljak;utorak;srijeda;četvrtak;petak;subota|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|jan;feb;mart;apr;maj;jun;jul;avg;sept;okt;nov;dec
sr_Latn_XK|nedelja;ponedeljak;utorak;sreda;četvrtak;petak;subota|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|jan;feb;mart;apr;maj;jun;jul;avg;sept;okt;nov;dec
sr_ME|=sr_Latn_ME
sr_XK|=sr_Cyrl_XK
ss|Lisontfo;uMsombuluko;Lesibili;Lesitsatfu;Lesine;Lesihlanu;uMgcibelo|Bhimbidvwane;iNdlovana;iNdlovu-lenkhulu;Mabasa;iNkhwekhweti;iNhlaba;Kholwane;iNgci;iNyoni;iMphala;Lweti;iNgongoni|Bhi;Van;Vol;Mab;Nkh;Nhl;Kho;Ngc;Nyo;Mph;Lwe;Ngo
st|Sontaha;Mantaha;Labobedi;Laboraro;Labone;Labohlano;Moqebelo|Pherekgong;Hlakola;Hlakubele;Mmesa;Motsheanong;Phupjane;Phupu;Phato;Lwetse;Mphalane;Pudungwana;Tshitwe|Phe;Kol;Ube;Mme;Mot;Jan;Upu;Pha;Leo;Mph;Pun;Tsh
su|Minggu;Senén;Salasa;Rebo;Kemis;Jumaah;Saptu|Januari;Pébruari;Maret;April;Méi;Juni;Juli;Agustus;Séptémber;Oktober;Nopémber;Désémber|Jan;Péb;Mar;Apr;Méi;Jun;Jul;Ags;Sép;Okt;Nop;Dés
sv|söndag;måndag;tisdag;onsdag;torsdag;fredag;lördag|januari;februari;mars;april;maj;juni;juli;augusti;september;oktober;november;december|jan.;feb.;mars;apr.;maj;juni;juli;aug.;sep.;okt.;nov.;dec.
sw|Jumapili;Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi|Januari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des
syr|ܚܕܒܫܒܐ;ܬܪܝܢܒܫܒܐ;ܬܠܬܒܫܒܐ;ܐܪܒܥܒܫܒܐ;ܚܡܫܒܫܒܐ;ܥܪܘܒܬܐ;ܫܒܬܐ|ܟܢܘܢ ܐܚܪܝܐ;ܫܒܛ;ܐܕܪ;ܢܝܣܢ;ܐܝܪ;ܚܙܝܪܢ;ܬܡܘܙ;ܐܒ;ܐܝܠܘܠ;ܬܫܪܝܢ ܩܕܡܝܐ;ܬܫܪܝܢ ܐܚܪܝܐ;ܟܢܘܢ ܩܕܡܝܐ|ܟܢܘܢ ܒ;ܫܒܛ;ܐܕܪ;ܢܝܣܢ;ܐܝܪ;ܚܙܝܪܢ;ܬܡܘܙ;ܐܒ;ܐܝܠܘܠ;ܬܫܪܝܢ ܐ;ܬܫܪܝܢ ܒ;ܟܢܘܢ ܐ
szl|niydziela;pyńdziałek;wtorek;strzoda;sztwortek;piōntek;sobota|stycznia;lutego;marca;kwietnia;moja;czyrwca;lipca;siyrpnia;września;października;listopada;grudnia|stycznia;lutego;marca;kwietnia;moja;czyrwca;lipca;siyrpnia;września;października;listopada;grudnia
ta|ஞாயிறு;திங்கள்;செவ்வாய்;புதன்;வியாழன்;வெள்ளி;சனி|ஜனவரி;பிப்ரவரி;மார்ச்;ஏப்ரல்;மே;ஜூன்;ஜூலை;ஆகஸ்ட்;செப்டம்பர்;அக்டோபர்;நவம்பர்;டிசம்பர்|ஜன.;பிப்.;மார்.;ஏப்.;மே;ஜூன்;ஜூலை;ஆக.;செப்.;அக்.;நவ.;டிச.
te|ఆదివారం;సోమవారం;మంగళవారం;బుధవారం;గురువారం;శుక్రవారం;శనివారం|జనవరి;ఫిబ్రవరి;మార్చి;ఏప్రిల్;మే;జూన్;జులై;ఆగస్టు;సెప్టెంబర్;అక్టోబర్;నవంబర్;డిసెంబర్|జన;ఫిబ్ర;మార్చి;ఏప్రి;మే;జూన్;జులై;ఆగ;సెప్టెం;అక్టో;నవం;డిసెం
teo|Nakaejuma;Nakaebarasa;Nakaare;Nakauni;Nakaung’on;Nakakany;Nakasabiti|Orara;Omuk;Okwamg’;Odung’el;Omaruk;Omodok’king’ol;Ojola;Opedel;Osokosokoma;Otibar;Olabor;Opoo|Rar;Muk;Kwa;Dun;Mar;Mod;Jol;Ped;Sok;Tib;Lab;Poo
tg|Якшанбе;Душанбе;Сешанбе;Чоршанбе;Панҷшанбе;Ҷумъа;Шанбе|Январ;Феврал;Март;Апрел;Май;Июн;Июл;Август;Сентябр;Октябр;Ноябр;Декабр|Янв;Фев;Мар;Апр;Май;Июн;Июл;Авг;Сен;Окт;Ноя;Дек
th|วันอาทิตย์;วันจันทร์;วันอังคาร;วันพุธ;วันพฤหัสบดี;วันศุกร์;วันเสาร์|มกราคม;กุมภาพันธ์;มีนาคม;เมษายน;พฤษภาคม;มิถุนายน;กรกฎาคม;สิงหาคม;กันยายน;ตุลาคม;พฤศจิกายน;ธันวาคม|ม.ค.;ก.พ.;มี.ค.;เม.ย.;พ.ค.;มิ.ย.;ก.ค.;ส.ค.;ก.ย.;ต.ค.;พ.ย.;ธ.ค.
ti|ሰንበት;ሰኑይ;ሰሉስ;ረቡዕ;ሓሙስ;ዓርቢ;ቀዳም|ጥሪ;ለካቲት;መጋቢት;ሚያዝያ;ጉንበት;ሰነ;ሓምለ;ነሓሰ;መስከረም;ጥቅምቲ;ሕዳር;ታሕሳስ|ጥሪ;ለካ;መጋ;ሚያ;ግን;ሰነ;ሓም;ነሓ;መስ;ጥቅ;ሕዳ;ታሕ
tig|ሰንበት ዓባይ;ሰኖ;ታላሸኖ;ኣረርባዓ;ከሚሽ;ጅምዓት;ሰንበት ንኢሽ|ጃንዩወሪ;ፌብሩወሪ;ማርች;ኤፕረል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክተውበር;ኖቬምበር;ዲሴምበር|ጃንዩ;ፌብሩ;ማርች;ኤፕረ;ሜይ;ጁን;ጁላይ;ኦገስ;ሴፕቴ;ኦክተ;ኖቬም;ዲሴም
tk|ýekşenbe;duşenbe;sişenbe;çarşenbe;penşenbe;anna;şenbe|ýanwar;fewral;mart;aprel;maý;iýun;iýul;awgust;sentýabr;oktýabr;noýabr;dekabr|ýan;few;mart;apr;maý;iýun;iýul;awg;sen;okt;noý;dek
tn|Tshipi;Mosupologo;Labobedi;Laboraro;Labone;Labotlhano;Matlhatso|Ferikgong;Tlhakole;Mopitlo;Moranang;Motsheganang;Seetebosigo;Phukwi;Phatwe;Lwetse;Diphalane;Ngwanatsele;Sedimonthole|Fer;Tlh;Mop;Mor;Mot;See;Phu;Pha;Lwe;Dip;Ngw;Sed
to|Sāpate;Mōnite;Tūsite;Pulelulu;Tuʻapulelulu;Falaite;Tokonaki|Sānuali;Fēpueli;Maʻasi;ʻEpeleli;Mē;Sune;Siulai;ʻAokosi;Sēpitema;ʻOkatopa;Nōvema;Tīsema|Sān;Fēp;Maʻa;ʻEpe;Mē;Sun;Siu;ʻAok;Sēp;ʻOka;Nōv;Tīs
tok|suno esun #7;suno esun #1;suno esun #2;suno esun #3;suno esun #4;suno esun #5;suno esun #6|mun #1;mun #2;mun #3;mun #4;mun #5;mun #6;mun #7;mun #8;mun #9;mun #10;mun #11;mun #12|mun #1;mun #2;mun #3;mun #4;mun #5;mun #6;mun #7;mun #8;mun #9;mun #10;mun #11;mun #12
tr|Pazar;Pazartesi;Salı;Çarşamba;Perşembe;Cuma;Cumartesi|Ocak;Şubat;Mart;Nisan;Mayıs;Haziran;Temmuz;Ağustos;Eylül;Ekim;Kasım;Aralık|Oca;Şub;Mar;Nis;May;Haz;Tem;Ağu;Eyl;Eki;Kas;Ara
trv|Jiyax sngayan;tgKingal jiyax iyax sngayan;tgDha jiyax iyax sngayan;tgTru jiyax iyax sngayan;tgSpac jiyax iyax sngayan;tgRima jiyax iyax sngayan;tgMataru jiyax iyax sngayan|Kingal idas;Dha idas;Tru idas;Spat idas;Rima idas;Mataru idas;Empitu idas;Maspat idas;Mngari idas;Maxal idas;Maxal kingal idas;Maxal dha idas|Kii;Dhi;Tri;Spi;Rii;Mti;Emi;Mai;Mni;Mxi;Mxk;Mxd
ts|Sonta;Musumbhunuku;Ravumbirhi;Ravunharhu;Ravumune;Ravuntlhanu;Mugqivela|Sunguti;Nyenyenyani;Nyenyankulu;Dzivamisoko;Mudyaxihi;Khotavuxika;Mawuwani;Mhawuri;Ndzhati;Nhlangula;Hukuri;N’wendzamhala|Sun;Yan;Kul;Dzi;Mud;Kho;Maw;Mha;Ndz;Nhl;Huk;N’w
tt|якшәмбе;дүшәмбе;сишәмбе;чәршәмбе;пәнҗешәмбе;җомга;шимбә|гыйнвар;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь|гыйн.;фев.;мар.;апр.;май;июнь;июль;авг.;сент.;окт.;нояб.;дек.
twq|=ses
tzm|Asamas;Aynas;Asinas;Akras;Akwas;Asimwas;Asiḍyas|Yennayer;Yebrayer;Mars;Ibrir;Mayyu;Yunyu;Yulyuz;Ɣuct;Cutanbir;Kṭuber;Nwanbir;Dujanbir|Yen;Yeb;Mar;Ibr;May;Yun;Yul;Ɣuc;Cut;Kṭu;Nwa;Duj
ug|يەكشەنبە;دۈشەنبە;سەيشەنبە;چارشەنبە;پەيشەنبە;جۈمە;شەنبە|يانۋار;فېۋرال;مارت;ئاپرېل;ماي;ئىيۇن;ئىيۇل;ئاۋغۇست;سېنتەبىر;ئۆكتەبىر;نويابىر;دېكابىر|يانۋار;فېۋرال;مارت;ئاپرېل;ماي;ئىيۇن;ئىيۇل;ئاۋغۇست;سېنتەبىر;ئۆكتەبىر;نويابىر;دېكابىر
uk|неділя;понеділок;вівторок;середа;четвер;пʼятниця;субота|січня;лютого;березня;квітня;травня;червня;липня;серпня;вересня;жовтня;листопада;грудня|січ.;лют.;бер.;квіт.;трав.;черв.;лип.;серп.;вер.;жовт.;лист.;груд.
ur|اتوار;پیر;منگل;بدھ;جمعرات;جمعہ;ہفتہ|جنوری;فروری;مارچ;اپریل;مئی;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر|جنو;فرو;مار;اپر;مئی;جون;جول;اگس;ستم;اکت;نوم;دسم
uz|yakshanba;dushanba;seshanba;chorshanba;payshanba;juma;shanba|yanvar;fevral;mart;aprel;may;iyun;iyul;avgust;sentabr;oktabr;noyabr;dekabr|yan;fev;mar;apr;may;iyn;iyl;avg;sen;okt;noy;dek
uz_AF|یکشنبه;دوشنبه;سهشنبه;چهارشنبه;پنجشنبه;جمعه;شنبه|جنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر|جنو;فبر;مار;اپر;می;جون;جول;اگس;سپت;اکت;نوم;دسم
uz_Arab|=uz_AF
uz_Cyrl|якшанба;душанба;сешанба;чоршанба;пайшанба;жума;шанба|январ;феврал;март;апрел;май;июн;июл;август;сентябр;октябр;ноябр;декабр|янв;фев;мар;апр;май;июн;июл;авг;сен;окт;ноя;дек
vai|ꕞꕌꔵ;ꗳꗡꘉ;ꕚꕞꕚ;ꕉꕞꕒ;ꕉꔤꕆꕢ;ꕉꔤꕀꕮ;ꔻꔬꔳ|ꖨꖕ ꕪꕴ ꔞꔀꕮꕊ;ꕒꕡꖝꖕ;ꕾꖺ;ꖢꖕ;ꖑꕱ;ꖱꘋ;ꖱꕞꔤ;ꗛꔕ;ꕢꕌ;ꕭꖃ;ꔞꘋꕔꕿ ꕸꖃꗏ;ꖨꖕ ꕪꕴ ꗏꖺꕮꕊ|ꖨꖕꔞ;ꕒꕡ;ꕾꖺ;ꖢꖕ;ꖑꕱ;ꖱꘋ;ꖱꕞ;ꗛꔕ;ꕢꕌ;ꕭꖃ;ꔞꘋ;ꖨꖕꗏ
vai_Latn|lahadi;tɛɛnɛɛ;talata;alaba;aimisa;aijima;siɓiti|M01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12|M01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12
ve|Swondaha;Musumbuluwo;Ḽavhuvhili;Ḽavhuraru;Ḽavhuṋa;Ḽavhuṱanu;Mugivhela|Phando;Luhuhi;Ṱhafamuhwe;Lambamai;Shundunthule;Fulwi;Fulwana;Ṱhangule;Khubvumedzi;Tshimedzi;Ḽara;Nyendavhusiku|Pha;Luh;Ṱhf;Lam;Shu;Lwi;Lwa;Ṱha;Khu;Tsh;Ḽar;Nye
vec|doménega;luni;marti;mèrcore;zoba;vènare;sabo|jenaro;febraro;marso;aprile;majo;jugno;lujo;agosto;setenbre;otobre;novenbre;dezenbre|jen;feb;mar;apr;maj;jug;luj;ago;set;oto;nov;dez
vi|Chủ Nhật;Thứ Hai;Thứ Ba;Thứ Tư;Thứ Năm;Thứ Sáu;Thứ Bảy|tháng 1;tháng 2;tháng 3;tháng 4;tháng 5;tháng 6;tháng 7;tháng 8;tháng 9;tháng 10;tháng 11;tháng 12|thg 1;thg 2;thg 3;thg 4;thg 5;thg 6;thg 7;thg 8;thg 9;thg 10;thg 11;thg 12
vmw|ettiminku;nihiku noolempwa;namaanli;namararu;namaxexe;namathanu;esaabadu|janeiru;fevereiru;marsu;abril;maiu;junyu;julyu;agostu;setembru;outubru;novembru;dezembru|janeiru;fevereiru;marsu;abril;maiu;junyu;julyu;agostu;setembru;outubru;novembru;dezembru
vun|=jmc
wa|=ain
wae|Sunntag;Mäntag;Zištag;Mittwuč;Fróntag;Fritag;Samštag|Jenner;Hornig;Märze;Abrille;Meije;Bráčet;Heiwet;Öigšte;Herbštmánet;Wímánet;Wintermánet;Chrištmánet|Jen;Hor;Mär;Abr;Mei;Brá;Hei;Öig;Her;Wím;Win;Chr
wal|ወጋ;ሳይኖ;ማቆሳኛ;አሩዋ;ሃሙሳ;አርባ;ቄራ|ጃንዩወሪ;ፌብሩወሪ;ማርች;ኤፕረል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክተውበር;ኖቬምበር;ዲሴምበር|ጃንዩ;ፌብሩ;ማርች;ኤፕረ;ሜይ;ጁን;ጁላይ;ኦገስ;ሴፕቴ;ኦክተ;ኖቬም;ዲሴም
wo|Dibéer;Altine;Talaata;Àlarba;Alxamis;Àjjuma;Aseer|Sam;Few;Mar;Awr;Mee;Suw;Sul;Ut;Sàt;Okt;Now;Des|Sam;Few;Mar;Awr;Mee;Suw;Sul;Ut;Sàt;Okt;Now;Des
xh|Cawe;Mvulo;Lwesibini;Lwesithathu;Lwesine;Lwesihlanu;Mgqibelo|Janyuwari;Februwari;Matshi;Epreli;Meyi;Juni;Julayi;Agasti;Septemba;Okthobha;Novemba;Disemba|Jan;Feb;Mat;Epr;Mey;Jun;Jul;Aga;Sept;Okt;Nov;Dis
xnr|तोआर;सोआर;मंगलवार;बुधवार;वीरवार;शुक्करवार;शनिच्चरवार|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|जन॰;फ़र॰;मार्च;अप्रैल;मई;जून;जुल॰;अग॰;सित॰;अक्तू॰;नव॰;दिस॰
xog|Sabiiti;Balaza;Owokubili;Owokusatu;Olokuna;Olokutaanu;Olomukaaga|Janwaliyo;Febwaliyo;Marisi;Apuli;Maayi;Juuni;Julaayi;Agusito;Sebuttemba;Okitobba;Novemba;Desemba|Jan;Feb;Mar;Apu;Maa;Juu;Jul;Agu;Seb;Oki;Nov;Des
yav|sɔ́ndiɛ;móndie;muányáŋmóndie;metúkpíápɛ;kúpélimetúkpiapɛ;feléte;séselé|pikítíkítie, oólí ú kutúan;siɛyɛ́, oóli ú kándíɛ;ɔnsúmbɔl, oóli ú kátátúɛ;mesiŋ, oóli ú kénie;ensil, oóli ú kátánuɛ;ɔsɔn;efute;pisuyú;imɛŋ i puɔs;imɛŋ i putúk,oóli ú kátíɛ;makandikɛ;pilɔndɔ́|o.1;o.2;o.3;o.4;o.5;o.6;o.7;o.8;o.9;o.10;o.11;o.12
yi|זונטיק;מאָנטיק;דינסטיק;מיטוואך;דאנערשטיק;פֿרײַטיק;שבת|יאַנואַר;פֿעברואַר;מערץ;אַפּריל;מיי;יוני;יולי;אויגוסט;סעפּטעמבער;אקטאבער;נאוועמבער;דעצעמבער|יאַנואַר;פֿעברואַר;מערץ;אַפּריל;מיי;יוני;יולי;אויגוסט;סעפּטעמבער;אקטאבער;נאוועמבער;דעצעמבער
yo|Ọjọ́ Àìkú;Ọjọ́ Ajé;Ọjọ́ Ìsẹ́gun;Ọjọ́rú;Ọjọ́bọ;Ọjọ́ Ẹtì;Ọjọ́ Àbámẹ́ta|Oṣù Ṣẹ́rẹ́;Oṣù Èrèlè;Oṣù Ẹrẹ̀nà;Oṣù Ìgbé;Oṣù Ẹ̀bibi;Oṣù Òkúdu;Oṣù Agẹmọ;Oṣù Ògún;Oṣù Owewe;Oṣù Ọ̀wàrà;Oṣù Bélú;Oṣù Ọ̀pẹ̀|Oṣù Ṣẹ́rẹ́;Oṣù Èrèlè;Oṣù Ẹrẹ̀nà;Oṣù Ìgbé;Oṣù Ẹ̀bibi;Oṣù Òkúdu;Oṣù Agẹmọ;Oṣù Ògún;Oṣù Owewe;Oṣù Ọ̀wàrà;Oṣù Bélú;Oṣù Ọ̀pẹ̀
yo_BJ|Ɔjɔ́ Àìkú;Ɔjɔ́ Ajé;Ɔjɔ́ Ìsɛ́gun;Ɔjɔ́rú;Ɔjɔ́bɔ;Ɔjɔ́ Ɛtì;Ɔjɔ́ Àbámɛ́ta|Oshù Shɛ́rɛ́;Oshù Èrèlè;Oshù Ɛrɛ̀nà;Oshù Ìgbé;Oshù Ɛ̀bibi;Oshù Òkúdu;Oshù Agɛmɔ;Oshù Ògún;Oshù Owewe;Oshù Ɔ̀wàrà;Oshù Bélú;Oshù Ɔ̀pɛ̀|Oshù Shɛ́rɛ́;Oshù Èrèlè;Oshù Ɛrɛ̀nà;Oshù Ìgbé;Oshù Ɛ̀bibi;Oshù Òkúdu;Oshù Agɛmɔ;Oshù Ògún;Oshù Owewe;Oshù Ɔ̀wàrà;Oshù Bélú;Oshù Ɔ̀pɛ̀
yrl|mituú;murakipí;murakí-mukũi;murakí-musapíri;supapá;yukuakú;saurú|yepé;mukũi;musapíri;irũdí;pú;pú-yepé;pú-mukũi;pú-musapíri;pú-irũdí;yepé-putimaã;yepé-yepé;yepé-mukũi|ye;mk;ms;id;pu;py;pm;ps;pi;yp;yy;ym
yue|星期日;星期一;星期二;星期三;星期四;星期五;星期六|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月
za|ngoenzsinghgiz;singhgizit;singhgizngeih;singhgizsam;singhgizseiq;singhgizhaj;singhgizroek|ndwenit;ndwenngeih;ndwensam;ndwenseiq;ndwenngux;ndwenloeg;ndwencaet;ndwenbet;ndwengouj;ndwencib;ndwencib’it;ndwencibngeih|ndwenit;ndwenngeih;ndwensam;ndwenseiq;ndwenngux;ndwenloeg;ndwencaet;ndwenbet;ndwengouj;ndwencib;ndwencib’it;ndwencibngeih
zgh|ⴰⵙⴰⵎⴰⵙ;ⴰⵢⵏⴰⵙ;ⴰⵙⵉⵏⴰⵙ;ⴰⴽⵕⴰⵙ;ⴰⴽⵡⴰⵙ;ⴰⵙⵉⵎⵡⴰⵙ;ⴰⵙⵉⴹⵢⴰⵙ|ⵉⵏⵏⴰⵢⵔ;ⴱⵕⴰⵢⵕ;ⵎⴰⵕⵚ;ⵉⴱⵔⵉⵔ;ⵎⴰⵢⵢⵓ;ⵢⵓⵏⵢⵓ;ⵢⵓⵍⵢⵓⵣ;ⵖⵓⵛⵜ;ⵛⵓⵜⴰⵏⴱⵉⵔ;ⴽⵜⵓⴱⵔ;ⵏⵓⵡⴰⵏⴱⵉⵔ;ⴷⵓⵊⴰⵏⴱⵉⵔ|ⵉⵏⵏ;ⴱⵕⴰ;ⵎⴰⵕ;ⵉⴱⵔ;ⵎⴰⵢ;ⵢⵓⵏ;ⵢⵓⵍ;ⵖⵓⵛ;ⵛⵓⵜ;ⴽⵜⵓ;ⵏⵓⵡ;ⴷⵓⵊ
zh|=yue
zu|ISonto;UMsombuluko;ULwesibili;ULwesithathu;ULwesine;ULwesihlanu;UMgqibelo|Januwari;Februwari;Mashi;Ephreli;Meyi;Juni;Julayi;Agasti;Septhemba;Okthoba;Novemba;Disemba|Jan;Feb;Mas;Eph;Mey;Jun;Jul;Aga;Sep;Okt;Nov;Dis
"""#)
}
