import type { HarmRule } from './harm-patterns.ts'

/** Violence at home in Hindi, in both scripts: the words are compared as they sound. */
export const harmHindi: readonly HarmRule[] = [
  {
    harm: 'violence',
    source: 'lives',
    reads: 'sounds',
    patterns: [
      // मुझे मारता है, मुझे रोज़ बेल्ट से मारा. मारना itself may be मरना: “I want to die”.
      '(?<!(?:<nobody>)_(?:ne_)?) (?!(?:[^_.]+_){0,4}(?:<games>)_me?_) (?:<me>) (?!(?:lagta|lagti|laga)_)(?!(?:[^_.]+_){0,3}(?:<nobody>|<noBlow>|mai)_) ~4 (?:<blows>) (?!(?:hu|hun|hoon|hua|hui|ho|ki|ka|ke_lie|k|dos\\w*|doshh?a?|bad\\w*)_)',
      '<kin> (?!(?:[^_.]+_){0,4}(?:<noBlow>|<games>|yad|bina)_) ~5 (?:<habit>) (?!(?:marte|dam|hu|hun|hue|hua|bac\\w*|vakt|samay_tak)_)',
      '^ (?:maa?rt[aei]|pitt[aei])_(?:he_)?(?:mera_|mere_|meri_)?(?:<kin>)',
      '<anyone> ne (?!(?:[^_.]+_){0,4}(?:<noBlow>|<games>)_) ~1 (?:<me>|<near>_ko) ~3 (?:<blows>) ',
      '<kin> ne (?!(?:[^_.]+_){0,4}(?:<noBlow>|ces|chess|ludo|carrom|cricket|kriket|mec|match|sarab|pani|cay|cai|dud|juice)_) ~3 (?:<deed>) (?!(?:hu|hun|hua)_)',
      '<kin> ~3 (?:<near>)_ko (?!(?:[^_.]+_){0,3}(?:<noBlow>)_) ~2 (?:<blows>)',
      '(?:mer[aei]|hamar[aei]|uski|roj)_(?:\\w+_)?pitai|pitai_(?:karta|karte|karti|ki|hoti|kar_d\\w+|kare)',
      '(?:<me>|<kin>) ~4 (?:tapp?a[drt]\\w*|lat|late|belt|lathi|lati|dand[ae]|cappal|capal|juta|jute|mukka|mukke|ghusa|gusa|laat) ~1 (?:maa?r\\w*|jad\\w*|laga\\w*|pad\\w*)',
      '(?:tapp?a[drt]\\w*|mukke?|late|mar) (?:kati|kata|kani|kai|kate)_(?:hu|hun|hoon|he|padti|padta|pad\\w*|rahi|thi|ti)',
      '(?:maa?r|mara)_?(?:pit|pita|pitai|peet|pitt|dhad|kutai)\\w*',
      // Hands that are raised, throats, threats, doors.
      '(?:hat|haath|hath) ~1 (?:utat[aei]|uta_(?:diya|det[aei]|lete|leta)|utaya|utaye|utate_he) (?!(?:hue|hua)_)',
      '(?:gala|galaa|gale) (?:daba\\w*|got\\w*|gont\\w*|ghot\\w*)',
      '(?:jan|jaan)_se_(?:maa?r\\w*)|mar_?dalne_ki|maa?rne_ki_damk\\w*',
      '(?:<kin>|<me>) ~4 (?:jala_(?:diya|dene|denge|det[aei]|deg[ai])|jalane_ki|jalaya|jinda_jala\\w*|dakka_(?:de|diya|mara|det[aei])\\w*|bal_kic\\w*|gasit\\w*|nocta|nocte)',
      '<kin> ~4 gar_se_(?:nikal\\w*|baga\\w*|bahar_(?:kar|nikal)\\w*)',
      '(?:<me>|<kin>) ~4 (?:kamre|gar)_(?:me|mei)_(?:band|bandh|ked|kaid)',
      '(?:gar|bahar)_se_(?:bahar_)?(?:nahi_)?(?:nikalne|jane)_nahi_(?:det\\w*|deta)',
      '<kin> ~4 (?:gali|galiya|gali_galoc|galiyan|galiya_de|gande_gande_sabd) ~1 (?:de|det[aei]|di|dena|dete|bak\\w*|galoj|galoc|galauj)',
      '<kin> ~4 (?:tortur\\w*|torcar\\w*|torc[ae]r|torc[ae]r_kar\\w*|pratadit|pratarit|pratadna|satat[aei]|satay\\w*|jul[mn]|zulm|julam|atyacar|tadpat\\w*|damk\\w*|darat[aei]|dara_dhamka\\w*|paresan_kar\\w*_(?:dahej|paise))',
      '<kin> (?:se|k[aei]_(?:dar|kauf)) ~2 (?:dar|darr|kauf|khauf)_?(?:lagta|lagti|lag|me|he|kar)',
      '(?:darti|darta)_(?:hu|hun|hoon) ~1 <kin> se',
      '<kin>_se_(?:darti|darta)_(?:hu|hun|hoon)',
      'mere?_?(?:sat|saath|upar)_(?:gar_?(?:me|mei)_)?(?:hinsa|atyacar|jul[mn]|julam|bura_bartav|maa?r)',
      '(?:gar|sasural|maike) ~2 (?:safe|surakshit|suraksit|surakit)_nahi',
      'jabar(?:dasti|jasti|an)_?(?:meri_|se_|mer[ai]_)?(?:sadi|shadi|vivah|garbpat|abortion|sadi_kar\\w*)|sadi_ke_(?:liye|lie)_(?:jabardasti|majbur)\\w*',
    ],
  },
  {
    harm: 'violence',
    source: 'pwdva',
    reads: 'sounds',
    patterns: [
      'g[a]?h?arelu?o?_(?:hinsa|himsa|hinsaa|hinsak|uttpidan|utpida|jagda_mar)',
      '(?:gar|sasural|rist[ae]|sadi|parivar|mahila|mahilao|aurat|aurato|patni|bivi)_(?:me|mei|par|ke_kilap|ke_sat|ki|pe)_(?:hinsa|himsa|maa?r\\w*|atyacar|jul[mn])',
      '^ ?meri|stri|mahila (?:hinsa|himsa) $',
      'dahej\\w*|dahez',
      '(?:mahila|stri|patni)_(?:hinsa|utpida|pratadana)',
      '(?:manasik|mansik|saririk|sharirik)_(?:pratad\\w*|utpida\\w*|hinsa|yatna|soshan|sosa)',
    ],
  },
]
