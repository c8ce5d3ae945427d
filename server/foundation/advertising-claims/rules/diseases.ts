/**
 * The diseases of the Schedule to the Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954, with the names
 * that people use for them, and those of Schedule J of the Drugs Rules, 1945, that are often promised a cure.
 */
export const englishDiseases = [
  'appendicitis',
  'arteriosclerosis|atherosclerosis|(?:blocked|clogged) arteries|arteries',
  'blindness|cataracts?|glaucoma|trachoma|eyesight|optic\\w*',
  'blood poisoning',
  'cancers?|tumou?rs?|leuka?emia',
  'deafness|hearing loss|spectacles',
  'diabet(?:es|ic)|blood sugar(?: levels?)?|sugar (?:disease|patients?)|insulin',
  "parkinson['’]?s|alzheimer['’]?s|dementia|autism|down['’]?s? syndrome|brain (?:disorders?|diseases?)",
  'uterus|uterine|fibroids?|pcos|pcod|menstrual (?:disorders?|problems?|irregularities)|irregular periods|female diseases?',
  'nervous (?:debility|system (?:disorders?|diseases?))|multiple sclerosis|neuropathy',
  'prostate|hydrocele|hernia',
  'dropsy|gangrene|lockjaw|tetanus|plague|pleurisy|pneumonia|smallpox|typhoid|fevers',
  'epilep(?:sy|tic)|seizures',
  '(?:gall|kidney|bladder) ?stones?',
  'goitre|thyroid\\w*',
  'heart (?:diseases?|attacks?|blocks?|ailments?)|cardiac \\w+',
  '(?:high |low )?blood pressure|hypertension|(?:high |low )?bp',
  'hysteria|insanity|schizophrenia|psychosis',
  'polio|paralysis|paralytic|paraly[sz]ed',
  'leprosy|leucoderma|vitiligo|lupus',
  'obesity',
  'rheumatism|rheumatoid|arthritis|gout',
  'impotence|erectile dysfunction|sterility|infertility',
  'tuberculosis|tb',
  '(?:stomach|gastric|peptic|intestinal) ulcers?',
  'syphilis|gonorrh?o?ea|venereal|stds?',
  'hiv|aids(?= |$|,)|asthma',
].join('|')

export const hindiDiseases = [
  'मधुमेह|डायबिटीज़?|शुगर|कैंसर|कर्क रोग|ट्यूमर|रसौली',
  'मिर्गी|लकवा|पक्षाघात|पागलपन|सिज़ोफ़्रेनिया',
  'अंधापन|मोतियाबिंद|ग्लूकोमा|काला मोतिया|बहरापन',
  'मोटापा|मोटापे|उच्च रक्तचाप|निम्न रक्तचाप|रक्तचाप|ब्लड प्रेशर|बीपी|हृदय रोग|दिल की बीमारी|हार्ट अटैक',
  'टीबी|तपेदिक|क्षय रोग|टाइफ़ाइड|निमोनिया|कुष्ठ|सफ़?ेद दाग|गठिया|पथरी|दमा|अस्थमा|एड्स|एचआईवी',
  'थायरॉइड|थायराइड|बांझपन|बाँझपन|नपुंसकता|माहवारी|मासिक धर्म|गर्भाशय|पीसीओएस|पीसीओडी',
  'pathri|madhumeh|sugar ki bimari|lakwa|mirgi|motapa|safed daag|gathiya|dama ki bimari|namardi|baanjhpan|bp ki bimari',
].join('|')
