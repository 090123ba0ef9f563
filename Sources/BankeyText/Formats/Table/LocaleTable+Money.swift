// swift-format-ignore-file
// Written by `make formats` from CLDR 46.0; do not edit.
extension LocaleTable {
  /// decimal mark | group mark | digits of the last group, the others, before the first mark | positive | negative
  static let money = SortedLines(
#"""
af|,| |331|¤#|-¤#
agq|,| |331|#¤|-#¤
ain|.|,|331|¤ #|-¤ #
ar|.|,|331|# ¤|-# ¤
ar_DZ|,|.|331|# ¤|-# ¤
ar_LY|=ar_DZ
ar_MA|=ar_DZ
ar_MR|=ar_DZ
ar_TN|=ar_DZ
arn|=ain
as|.|,|321|¤ #|-¤ #
asa|=ar
ast|=ar_DZ
az|=ar_DZ
ba|=ain
bas|,| |331|# ¤|-# ¤
be|,| |332|# ¤|-# ¤
ber|=ain
bez|.|,|331|#¤|-#¤
bg|=be
bgc|=ain
blo|,| |331|¤ #|¤ -#
bn|.|,|321|#¤|-#¤
bn_IN|.|,|321|¤#|-¤#
bo|=ain
br|=bas
brx|=as
bs|=ar_DZ
ca|=ar_DZ
ccp|=bn
ce|=ar
cho|=ain
cic|=ain
ckb|=ain
co|=ain
cs|=bas
csw|=ain
cv|=bas
da|=ar_DZ
de|=ar_DZ
de_AT|,|.|331|¤ #|-¤ #
de_CH|.|’|331|¤ #|¤-#
de_LI|.|’|331|¤ #|-¤ #
dje|.| |331|#¤|-#¤
dsb|=ar_DZ
dua|=bas
dv|=ain
dyo|=bas
dz|=bn_IN
ee|.|,|332|¤#|-¤#
el|=ar_DZ
en|.|,|331|¤#|-¤#
en_150|=ar
en_AL|=bas
en_AR|=de_AT
en_AT|=de_AT
en_BD|=bn
en_BE|=ar_DZ
en_BG|,| |001|# ¤|-# ¤
en_BR|=de_AT
en_CH|.|'|331|¤ #|¤-#
en_CL|,|.|331|¤#|¤-#
en_CO|=de_AT
en_CV|,| |331|¤ #|-¤ #
en_CZ|=bas
en_DE|=ar_DZ
en_DK|=ar_DZ
en_EE|=bas
en_FI|=bas
en_FR|=bas
en_GR|=ar_DZ
en_HU|=bas
en_ID|,|.|331|¤#|-¤#
en_IN|=bn_IN
en_LT|=bas
en_LV|,| |001|¤#|-¤#
en_MM|=ar
en_MV|=ain
en_NL|,|.|331|¤ #|¤ -#
en_NO|=en_CV
en_PL|=bas
en_PT|=bas
en_RU|=bas
en_SE|=bas
en_SI|=ar_DZ
en_SK|=bas
en_TR|=en_ID
en_UA|=bas
en_ZA|=af
eo|=bas
es|,|.|332|# ¤|-# ¤
es_419|=en
es_AG|=en
es_AR|=de_AT
es_BB|=en
es_BM|=en
es_BO|=en_NL
es_BQ|=en_NL
es_BR|=en
es_BS|=en
es_BZ|=en
es_CA|=en
es_CL|=en_CL
es_CO|=de_AT
es_CR|=en_ID
es_CU|=en
es_CW|=en_NL
es_DM|=en
es_DO|=en
es_EC|=en_CL
es_GD|=en
es_GQ|,|.|332|¤#|-¤#
es_GT|=en
es_GY|=en
es_HN|=en
es_HT|=bas
es_KN|=en
es_KY|=en
es_LC|=en
es_MX|=en
es_NI|=en
es_PA|=en
es_PE|=ain
es_PR|=en
es_PY|=en_NL
es_SV|=en
es_TC|=en
es_TT|=en
es_US|=en
es_UY|=de_AT
es_VC|=en
es_VE|=en_CL
es_VG|=en
es_VI|=en
et|=be
eu|=ar_DZ
ewo|=bas
fa|=ain
ff|=bas
ff_Adlm|.|⹁|331|¤ #|-¤ #
fi|=bas
fo|=ar_DZ
fr|=bas
fr_CH|.| |331|# ¤|-# ¤
fr_LU|=ar_DZ
fr_MA|=ar_DZ
fur|=de_AT
fy|,|.|331|¤ #|¤ #-
gaa|=ain
gez|.|ወ|331|¤ #|-¤ #
gl|=ar_DZ
gn|=ain
gsw|.|’|331|# ¤|-# ¤
gu|=bn_IN
ha|=ain
he|=ar
hi|=bn_IN
hmn|=ain
hr|=ar_DZ
hsb|=ar_DZ
hu|=be
hy|=bas
ia|,|.|332|¤ #|-¤ #
id|=en_ID
ie|,| |332|¤ #|¤ -#
ii|=ain
inh|=ain
io|=ain
is|=ar_DZ
it|=es
it_CH|.|’|332|¤ #|¤-#
iu|=ain
jbo|=ain
jgo|=de_AT
jv|=de_AT
ka|=be
kab|=agq
kaj|=ain
kcg|=ain
kea|=bas
kgp|=de_AT
khq|=dje
kk|=bas
kkj|=de_AT
kl|=en_CL
km|=bez
kn|=bn_IN
kok|=ain
kok_Latn|=bn_IN
kpe|=ain
ks|.|،|331|¤#|-¤#
ks_Deva|=ain
ksb|=bez
ksf|=bas
ksh|=bas
ku|=ar_DZ
kxv|=bn_IN
ky|=bas
lag|=ain
lb|=ar_DZ
lg|=bez
lij|=ar_DZ
lkt|=ain
lmo|,|’|331|¤ #|-¤ #
ln|=ar_DZ
lo|=en_CL
lrc|=ain
lt|=bas
lu|,|.|331|#¤|-#¤
luo|=bez
lut|=ain
luy|.|,|331|¤#|¤- #
lv|=be
mai|=ain
mfe|.| |331|¤ #|-¤ #
mg|=ain
mgh|=de_AT
mgo|=ain
mi|=ain
mic|=ain
mid|=ain
mk|=ar_DZ
ml|=bn_IN
mn|=ain
mni|=ain
moh|=ain
mr|=bn_IN
ms|.|,|331|¤_#|-¤_#
ms_Arab|=en
ms_Arab_BN|=de_AT
ms_BN|=de_AT
ms_ID|,|.|331|¤_#|-¤_#
mua|=en_ID
mus|=ain
my|=ar
myv|=ain
mzn|=ain
nb|=bas
nds|=ar_DZ
ne|=as
nl|=en_NL
nmg|=bas
nn|=bas
nnh|=de_AT
nnp|=ain
no|=bas
nqo|.|،|331|¤ #|-¤ #
nr|=af
nso|=mfe
nv|=ain
ny|=ain
oc|=agq
or|=bn_IN
os|=en_CV
osa|=ain
pa|=bn_IN
pa_Arab|=ain
pa_Aran_PK|=ain
pa_PK|=ain
pl|=be
pqm|=ain
prg|=bas
ps|=de_AT
pt|=de_AT
pt_AO|=bas
pt_CH|=be
pt_CV|=be
pt_FR|=be
pt_GQ|=be
pt_GW|=be
pt_LU|=be
pt_MO|=be
pt_MZ|=be
pt_PT|=be
pt_ST|=be
pt_TL|=be
qu|=ain
qu_BO|=de_AT
raj|=ain
rej|=ain
rhg|=ain
rm|=gsw
rn|=lu
ro|=ar_DZ
ru|=bas
ru_UA|=be
rw|=de_AT
rwk|=bez
sa|=bn_IN
sah|=bas
sat|=ain
sbp|=bez
sc|=ar_DZ
scn|=ain
sd|=ain
se|=bas
seh|=lu
ses|=dje
sg|=en_CL
shi|=agq
sjd|=ain
sje|=ain
sju|=ain
sk|=bas
sl|=es
sm|=ain
smn|=bas
sq|=be
sr|=ar_DZ
ss|=af
su|=en_ID
sv|=bas
sw|=ain
sw_CD|=de_AT
syr|=ain
szl|=bas
ta|=bn_IN
ta_MY|=ain
ta_SG|=ain
te|=bn_IN
tg|=bas
tk|=bas
tn|.|’|331|¤#|-¤#
to|=ain
tok|,| |221|¤#|-¤#
tr|=en_ID
trv|=ain
ts|=en_CV
tt|=bas
twq|=dje
tzm|=bas
uk|=bas
ur|=bn_IN
uz|=bas
uz_AF|=de_AT
uz_Arab|=de_AT
ve|=af
vec|=bas
vi|=ar_DZ
vmw|=ar_DZ
wa|=ain
wae|=lmo
wal|=tn
wo|=de_AT
xh|.| |331|¤#|-¤#
xnr|=bn_IN
xog|=ar
yav|=bas
yi|=ain
yrl|=de_AT
za|=ain
zgh|=agq
"""#)
}
