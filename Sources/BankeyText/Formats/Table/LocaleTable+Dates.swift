// swift-format-ignore-file
// Written by `make formats` from CLDR 46.0; do not edit.
extension LocaleTable {
  /// long | medium | short | time
  static let dates = SortedLines(
#"""
af|%A %d %B %Y|%e %b %Y|%e %h|%H:%M
agq|%A %e %B %Y|%e %b %Y|%e %h|%H:%M
ain|%Y %B %e, %A|%Y %b %e|%h %e|%H:%M
am|%A %e %B %Y|%b %e %Y|%h %e|%H:%M
apw|%A, %B %e, %Y|%Y %b %e|%h %e|%H:%M
ar|%A، %e %B، %Y|%e %b، %Y|%e %h|%H:%M
ar_IL|%A، %e %B %Y|%e %b، %Y|%e %h|%H:%M
ar_KM|=ar_IL
ar_MA|=ar_IL
arn|=ain
as|%A, %e %B, %Y|%e %b %Y|%e %h|%H:%M
asa|%A, %e %B %Y|%e %b %Y|%h %e|%H:%M
ast|%A, %e %B de %Y|%e %b %Y|%e %h|%H:%M
az|%e %B %Y, %A|%e %b %Y|%e %h|%H:%M
ba|=ain
bas|=agq
be|%A, %e %B %Y г.|%e %b %Y|%e %h|%H:%M
bem|=asa
ber|=ain
bez|=asa
bg|%A, %e %B %Y г.|%e.%m.%Y г.|%e.%m|%k:%M
bgc|=ain
bho|=ain
blo|%A, %B %e %Y|%b %e %Y|%h %e|%H:%M
bm|=agq
bn|%A, %e %B, %Y|%e %b, %Y|%e %h|%H:%M
bo|%Y %Bའི་ཚེས་%e, %A|%Y ལོའི་%bཚེས་%e|%hཚེས་%e|%H:%M
br|=agq
brx|%e %B %Y, %A|%e %b %Y|%e-%h|%H:%M
bs|%A, %e. %B %Y.|%e. %b %Y.|%e. %h|%H:%M
bs_Cyrl|%A, %d. %B %Y.|%d. %b %Y.|%d. %h|%H:%M
byn|%A፡ %d %B ግርጋ %Y ኣድ|%Y %b %e|%h %e|%H:%M
ca|%A, %e %B del %Y|%e %b %Y|%e %h|%k:%M
ccp|=bn
ce|=ain
cgg|=asa
cho|=apw
cic|=apw
ckb|%Y %B %e, %A|%eی %bی %Y|%eی %h|%H:%M
co|=ain
cs|%A %e. %B %Y|%e. %n. %Y|%e. %n.|%k:%M
csw|=ain
cv|%A, %e %B %Y ҫ.|%e %b %Y ҫ.|%e %h|%H:%M
cy|%A, %e %B %Y|%e %b %Y|%e %h|%H:%M
da|%A den %e. %B %Y|%e. %b %Y|%e. %h|%H.%M
dav|=asa
de|%A, %e. %B %Y|%e. %b %Y|%e. %h|%H:%M
dje|=agq
doi|%A, %e, %B %Y|%e, %b %Y|%e %h|%H:%M
dsb|%A, %e. %B %Y|%e. %b %Y|%e. %h|zeg. %k:%M
dua|=agq
dv|%A %e %B %Y|%Y %b %e|%h %e|%H:%M
dyo|=agq
dz|%A, སྤྱི་ལོ་%Y %B ཚེས་%d|%Y %b %e|སྤྱི་%h ཚེ་%e|%H:%M
ebu|=asa
ee|%A, %B %e lia %Y|%b %e lia, %Y|%h %e lia|%H:%M
el|=agq
en|%A, %B %e, %Y|%b %e, %Y|%h %e|%H:%M
en_001|=cy
en_150|=cy
en_AE|=cy
en_AG|=cy
en_AI|=cy
en_AL|=cy
en_AR|=cy
en_AT|=de
en_AU|=cy
en_BB|=cy
en_BD|=bn
en_BE|=cy
en_BG|=cy
en_BM|=cy
en_BN|=cy
en_BR|=cy
en_BS|=cy
en_BW|%A, %d %B %Y|%d %b %Y|%d %h|%H:%M
en_BZ|=en_BW
en_CC|=cy
en_CH|=cy
en_CK|=cy
en_CL|=cy
en_CM|=cy
en_CO|=cy
en_CV|=cy
en_CX|=cy
en_CY|=cy
en_CZ|%A %e %B %Y|%e. %n. %Y|%e. %n.|%H:%M
en_DE|=de
en_DG|=cy
en_DK|%A, %e %B %Y|%e %b %Y|%e %h|%H.%M
en_DM|=cy
en_EE|=de
en_ER|=cy
en_FI|%A %e. %B %Y|%e. %b %Y|%e. %h|%k.%M
en_FJ|=cy
en_FK|=cy
en_FM|=cy
en_FR|=agq
en_GB|=cy
en_GD|=cy
en_GG|=cy
en_GH|=cy
en_GI|=cy
en_GM|=cy
en_GR|=cy
en_GY|=cy
en_HK|=cy
en_HU|%Y. %B %e., %A|%Y. %b %e.|%h %e.|%k:%M
en_ID|%A, %d %B %Y|%e %b %Y|%e %h|%H.%M
en_IE|=agq
en_IL|%A, %e %B %Y|%e %b %Y|%e %h|%k:%M
en_IM|=cy
en_IN|=cy
en_IO|=cy
en_JE|=cy
en_JM|=cy
en_KE|=cy
en_KI|=cy
en_KN|=cy
en_KY|=cy
en_LC|=cy
en_LR|=cy
en_LS|=cy
en_LT|=cy
en_LV|=cy
en_MG|=cy
en_MM|=cy
en_MO|=cy
en_MS|=cy
en_MT|%A, %e %B %Y|%d %b %Y|%d %h|%H:%M
en_MU|=cy
en_MV|=agq
en_MW|=cy
en_MX|=en_IL
en_MY|=cy
en_NA|=cy
en_NF|=cy
en_NG|=cy
en_NL|=cy
en_NO|=cy
en_NR|=cy
en_NU|=cy
en_NZ|=cy
en_PG|=cy
en_PK|=cy
en_PL|=cy
en_PN|=cy
en_PT|=cy
en_PW|=cy
en_RU|=cy
en_RW|=cy
en_SA|=cy
en_SB|=cy
en_SC|=cy
en_SD|=cy
en_SE|=cy
en_SG|=cy
en_SH|=cy
en_SI|=cy
en_SK|=cy
en_SL|=cy
en_SS|=cy
en_SX|=cy
en_SZ|=cy
en_TC|=cy
en_TH|%A, %e %B AD %Y|%e %b %Y|%e %h|%H:%M
en_TK|=cy
en_TO|=cy
en_TR|%e %B %Y %A|%b %e, %Y|%h %e|%H:%M
en_TT|=cy
en_TV|=cy
en_TZ|=cy
en_UA|=cy
en_UG|=cy
en_VC|=cy
en_VG|=cy
en_VU|=cy
en_WS|=cy
en_ZA|=en_BW
en_ZM|=cy
en_ZW|%A, %d %B %Y|%d %b, %Y|%d %h|%H:%M
eo|%A, la %e-a de %B %Y|%e %b %Y|%h %e|%H:%M
es|%A, %e de %B de %Y|%e %b %Y|%e %h|%k:%M
es_419|%A, %e de %B de %Y|%e %b %Y|%e %h|%H:%M
es_AG|=es_419
es_AR|%A, %e de %B de %Y|%e de %b de %Y|%e %h|%H:%M
es_BB|=es_419
es_BM|=es_419
es_BO|=es_419
es_BQ|=es_419
es_BR|=es_419
es_BS|=es_419
es_BZ|=es_419
es_CA|=es_419
es_CL|=es_419
es_CO|%A, %e de %B de %Y|%e de %b de %Y|%e de %h|%k:%M
es_CR|=es_419
es_CU|=es_419
es_CW|=es_419
es_DM|=es_419
es_DO|%A, %e de %B de %Y|%e %b de %Y|%e %h|%H:%M
es_EC|=es_419
es_GD|=es_419
es_GT|=es_419
es_GY|=es_419
es_HN|%A %d de %B de %Y|%e %b %Y|%e %h|%H:%M
es_HT|=es_419
es_KN|=es_419
es_KY|=es_419
es_LC|=es_419
es_NI|=es_419
es_PA|=es_419
es_PE|=es_419
es_PR|=es_419
es_PY|=es_419
es_SV|=es_419
es_TC|=es_419
es_TT|=es_419
es_US|%A, %e de %B de %Y|%b %e, %Y|%h %e|%H:%M
es_UY|=es_419
es_VC|=es_419
es_VE|=es_419
es_VG|=es_419
es_VI|=es_419
et|=de
eu|%Y(e)ko %Bren %e(a), %A|%Y %b %e(a)|%h %e(a)|%H:%M
ewo|=agq
fa|%A %e %B %Y|%e %b %Y|%e %h|%k:%M
fa_AF|%A %e %B %Y|%b %e, %Y|%h %e|%H:%M
ff|=agq
ff_Adlm|%A %e %B⹁ %Y|%e %b⹁ %Y|%e %h|%H:%M
fi|%A %e. %B %Y|%e.%n.%Y|%e.%n.|%k.%M
fo|=de
fr|=agq
fr_CH|=cy
fur|%A %e di %B dal %Y|%Y %b %e|%e %h|%k:%M
fy|=agq
ga|=agq
gd|%A, %emh %B %Y|%e %b %Y|%e %h|%H:%M
gez|%A፥ %d %B መዓልት %Y ዓ/ም|%Y %b %e|%h %e|%H:%M
gl|%A, %e de %B de %Y|%e de %b de %Y|%e de %h|%H:%M
gn|=ain
gsw|%A, %e. %B %Y|%Y %b %e|%e. %h|%H:%M
gu|=bn
guz|%A, %e %B %Y|%Y %b %e|%h %e|%H:%M
gv|=ain
ha|%A %e %B, %Y|%e %b, %Y|%h %e|%H:%M
haw|=cy
he|%A, %e ב%B %Y|%e ב%b %Y|%e ב%h|%k:%M
hi|=cy
hi_Latn|%A, %e %B %Y|%e %b, %Y|%e %h|%H:%M
hmn|=ain
hr|=bs
hsb|%A, %e. %B %Y|%e. %b %Y|%e. %h|%k:%M hodź.
hu|=en_HU
hy|%Y թ. %B %e, %A|%e %b, %Y թ.|%e %h|%k:%M
ia|%A le %e de %B %Y|%e %b %Y|%e %h|%H:%M
id|=en_ID
ie|=agq
ig|=cy
ii|%Y %B %e, %A|%Yꈎ%nꆪ%eꑍ|%h %eꑍ|%H:%M
inh|=ain
io|=ain
is|=de
it|=agq
it_CH|=cy
ja|%Y年%n月%e日 %A|%Y年%n月%e日|%n月%e日|%k:%M
jbo|=ain
jgo|%A, %Y %B %d|%Y %b %e|%h %e|%H:%M
jmc|=guz
jv|=cy
ka|%A, %d %B, %Y|%e %b. %Y|%e %h|%H:%M
kab|=agq
kaj|=jgo
kam|=guz
kcg|=jgo
kde|=guz
kea|%A, %e di %B di %Y|%e %b %Y|%e %h|%H:%M
kgp|%A, %e ne %B, %Y|%e ne %b, %Y|%e ne %h|%H:%M
khq|=agq
ki|=guz
kk|%Y ж. %e %B, %A|%Y ж. %e %b|%e %h|%H:%M
kkj|=af
kl|=ain
kln|=guz
km|=agq
kn|%A, %B %e, %Y|%b %e,%Y|%e %h|%H:%M
ko|%Y년 %B %e일 %A|%Y년 %b %e일|%h %e일|%H:%M
kok|%A %e %B %Y|%e %b, %Y|%e %h|%H:%M
kok_Latn|=bn
kpe|=guz
ks|=apw
ks_Deva|%A, %e %B %Y|%b %e, %Y|%h %e|%H:%M
ksb|=guz
ksf|=agq
ksh|%A, dä %e. %B %Y|%e. %b. %Y|%e. %h|%k:%M
ku|%A, %eê %Ba %Yan|%eê %ba %Yan|%eê %hê|%H:%M
kw|=ain
kxv|=cy
ky|%Y-ж., %e-%B, %A|%Y-ж. %e-%b|%e-%h|%H:%M
lag|=guz
lb|=de
lg|=guz
lij|%Y %B %e, %A|%e %b do %Y|%h %e|%H:%M
lkt|=apw
lmo|%Y %B %e, %A|%e %b %Y|%h %e|%H:%M
ln|=agq
lo|=cy
lrc|=ain
lt|%Y m. %B %e d., %A|%Y-%m-%d|%m-%d|%H:%M
lu|=agq
luo|=guz
lut|=ain
luy|=guz
lv|%A, %Y. gada %e. %B|%Y. g. %e. %b|%e. %h|%H:%M
mai|=cy
mas|=guz
mer|=guz
mfe|=agq
mg|=agq
mgh|=ks_Deva
mgo|=jgo
mi|=cy
mic|=apw
mid|=apw
mk|%A, %e %B %Y г.|%e %b %Y г.|%e %h|%H:%M
ml|%Y, %B %e, %A|%Y %b %e|%h %e|%H:%M
mn|%Y оны %Bын %e, %A гараг|%Y оны %bын %e|%hын %e|%H:%M
mni|%B %e, %Y, %A|%b %e, %Y|%h %e|%H:%M
mni_Mtei|%A, %e %B, %Y|%Y %b %e|%h %e|%H:%M
moh|=dv
mr|%A, %e %B, %Y|%e %b, %Y|%e %h|%k:%M
ms|=cy
ms_Arab|%A، %e %B %Y|%e %b %Y|%e %h|%H:%M
ms_Arab_BN|%d %B %Y|%e %b %Y|%e %h|%H:%M
ms_BN|=ms_Arab_BN
ms_ID|=en_ID
mt|%A, %e ta’ %B %Y|%e ta’ %b, %Y|%h %e|%H:%M
mua|=agq
mus|=ain
my|%Y %B %e %A|%Y %b %e|%h %e|%H:%M
myv|=ain
mzn|=ain
naq|=guz
nb|%A %e. %B %Y|%e. %b %Y|%e. %h|%H:%M
nd|=guz
nds|%Y %B %e, %A|%e. %b %Y|%h %e|Kl. %k.%M
ne|=ain
nl|=agq
nmg|=agq
nn|=nb
nnh|%A , lyɛ̌ʼ %e na %B, %Y|lyɛ̌ʼ %e na %b, %Y|%h %e|%H:%M
nnp|=apw
no|=nb
nqo|%Y %B %e, %A|%Y / %d %b|%h %e|%H:%M
nr|=ain
nso|=ain
nus|=agq
nv|=ain
ny|=guz
nyn|=guz
oc|%Y %B %e, %A|%e %b %Y|%h %e|%Hh%M
os|%A, %e %B, %Y аз|%Y %b %e|%e %h|%H:%M
osa|=apw
pa|=cy
pa_Arab|%A, %d %B %Y|%Y %b %e|%h %e|%H:%M
pa_Aran_PK|=pa_Arab
pa_PK|=pa_Arab
pcm|=cy
pl|=cy
pqm|=apw
prg|%Y %B %e, %A|%d.%m st. %Y|%h %e|%H:%M
ps|%A د %Y د %B %e|%Y %b %e|%h %e|%H:%M
pt|=gl
pt_AO|%A, %e de %B de %Y|%e/%m/%Y|%e/%m|%H:%M
pt_CH|=pt_AO
pt_CV|=pt_AO
pt_FR|=pt_AO
pt_GQ|=pt_AO
pt_GW|=pt_AO
pt_LU|=pt_AO
pt_MO|=pt_AO
pt_MZ|=pt_AO
pt_PT|=pt_AO
pt_ST|=pt_AO
pt_TL|=pt_AO
qu|=as
raj|=ain
rej|=guz
rej_Rjng|=ain
rhg|=ain
rm|%A, ils %e %B %Y|%d-%m-%Y|%d-%m|%H:%M
rn|=agq
ro|=cy
rof|=guz
ru|=mk
rw|=lmo
rwk|=guz
sa|=cy
sah|%Y сыл %B %e күнэ, %A|%Y %b %e|%h %e|%H:%M
saq|=guz
sat|=guz
sbp|%A, %e %B %Y|%b %e %Y|%h %e|%H:%M
sc|%A %e de %B de su %Y|%e de %b %Y|%e de %h|%H:%M
scn|=ain
sd|=apw
sd_Deva|=en
sd_IN|=en
se|=ain
se_FI|=agq
seh|%A, %e de %B de %Y|%e de %b de %Y|%e %h|%k:%M
ses|=agq
sg|%A %e %B %Y|%Y %b %e|%e %h|%H:%M
shi|=sg
si|%Y %B %e, %A|%Y %b %e|%h %e|%H.%M
sjd|=ain
sje|=ain
sju|=ain
sk|%A, %e. %B %Y|%e. %n. %Y|%e. %n.|%k:%M
sl|=de
sm|=guz
smn|%A, %B %e. %Y|%b %e. %Y|%h %e.|%k.%M
sn|=ain
sq|=cy
sr|=bs
ss|=ain
ss_SZ|=guz
st|=ain
st_LS|=guz
su|%A, %e %B %Y|%e %b, %Y|%e %h|%H.%M
sv|=agq
sv_FI|%A %e %B %Y|%e %b %Y|%e %h|%H.%M
sw|=cy
syr|%A، %e ܒ%B %Y|%e ܒ%b %Y|%e ܒ%h|%H:%M
szl|=lmo
ta|=bn
te|%e, %B %Y, %A|%e, %b %Y|%e %h|%H:%M
teo|=guz
tg|%A, %d %B %Y|%e %b %Y|%e %h|%H:%M
th|%Aที่ %e %B ค.ศ. %Y|%e %b %Y|%e %h|%H:%M
ti|%A፣ %e %B %Y|%e %b %Y|%e %h|%H:%M
tig|%A፡ %d %B ዮም %Y ዓ/ም|%Y %b %e|%h %e|%H:%M
tk|%e %B %Y %A|%e %b %Y|%e %h|%H:%M
tn|=ain
to|=agq
tok|%Y %B %e, %A|sike #%Y ) #%n ) #%e|%h %e|#%H:%M
tr|=tk
trv|%A, %Y %B %d|%Y %b %e|%h %e|%k:%M
ts|=ain
tt|%e %B, %Y ел, %A|%Y ел, %e %b|%e %h|%H:%M
twq|=agq
tzm|=guz
ug|%Y %e-%B، %A|%Y %e-%b|%e-%h|%H:%M
uk|%A, %e %B %Y р.|%e %b %Y р.|%e %h|%H:%M
ur|=ar
uz|%A, %e-%B, %Y|%e-%b, %Y|%e-%h|%H:%M
uz_AF|=ain
uz_Arab|=ain
uz_Cyrl|%A, %d %B, %Y|%e %b, %Y|%e %h|%H:%M
vai|=guz
vai_Latn|=sbp
ve|=ain
vec|=agq
vi|%A, ngày %e %B, %Y|%e %b, %Y|%e %h|%H:%M
vmw|=lmo
vun|=guz
wa|=ain
wae|=de
wal|%A፥ %d %B ጋላሳ %Y ግሮተታ ላይታ|%Y %b %e|%h %e|%H:%M
wo|=as
xnr|=cy
xog|=guz
yav|=agq
yi|%A, %eטן %B %Y|%eטן %b %Y|%h %e|%H:%M
yo|=cy
yrl|=cy
yue|%Y年%n月%e日 %A|%Y年%n月%e日|%n月%e日|%H:%M
yue_CN|%Y年%n月%e日%A|%Y年%n月%e日|%n月%e日|%H:%M
yue_Hans|=yue_CN
za|%Y %B %e, %A|bi %Y ndwen %n ngoenz %e|%h %e|%H:%M
zgh|=sg
zh|=yue
zh_Hant_JP|=ja
"""#)
}
