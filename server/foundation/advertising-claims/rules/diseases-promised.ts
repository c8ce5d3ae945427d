import { englishDiseases, hindiDiseases } from './disease-names.ts'
import { endOfIllness } from './outcomes.ts'
import { answeredNo, asWarning, denied, finder, hindiDenial, near, type Rule, within, words } from './rule.ts'

const act = 'Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954'

/** Promises whatever stands beside them. */
const strong =
  'cur(?:e|es|ed|ing|able)|revers(?:e|es|ed|ing|al|ible)|eliminat\\w*|eradicat\\w*|gets? rid of|getting rid of|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|protect(?:s|ed|ion)? (?:you |your \\w+ |people )?(?:from|against)|immun(?:e|ity) (?:to|from|against)|treatments?|remed(?:y|ies)|diagnos(?:e|es|ing)|prevent(?:s|ed|ing|ion)?|dissolv\\w*|shrink\\w*|goodbye to|say bye to|freedom from|free (?:of|from)|beaten|correct(?:s|ed)|clears?|kills?|killed|destroys?|repairs?|flush(?:es|ed)?|antidote|vanish\\w*|disappear\\w*|wip(?:e|es) out|root out'
/** Promise a use against the disease, unless the sentence is about people who have it. */
const weak =
  'reliev\\w*|relief|controls?|controlled|controlling|reduc(?:e|es|ed|ing)|lowers?|lowered|lowering|normali[sz]\\w*|improv(?:e|es|ed|ing)|restor(?:e|es|ed|ing)|fights?|beats?|overcom\\w*|conquer\\w*|helps? (?:with|in|against|to|you|your|people)|good for|works? (?:for|against)|works on|effective|solutions?|therap(?:y|ies) for|removes?|end(?:s|ed)?(?: (?:your|the))?|manag(?:e|es) (?:your )?'

const disease = words(englishDiseases)
const after = words(
  'cures?|cured|curable|recover(?:s|ed|y)?|flushed|treatments?|reversal|reversed|relief|remed(?:y|ies)|healed|healing|therapy|gone|vanish\\w*|disappear\\w*|free in|control(?:led)?|melts?|solutions?|(?:is|are|can be) (?:history|over|beaten|healed|reversed|defeated)|solved|(?:never|no longer) (?:comes?|returns?)(?: back)?|open(?:s|ed)?(?: up)? by (?:itself|themselves)|(?:walk|see|hear|remember|speak) again|test(?:s|ed)? negative',
)
/** What becomes of people or of a disease, wherever the disease stands in the sentence. */
const outcome = words(
  '(?:home|live|life|days) without it|back on track|fad(?:e|es|ed) (?:away|completely)|turn(?:s|ed)? back|go(?:es)? away|back to normal|returns? to (?:its )?normal|normal (?:size|again|range)|(?:walk|see|hear|remember|speak)(?:s|ed|ing)? again|open(?:s|ed)?(?: up)? (?:by itself|again)|stays? free|(?:completely|fully|totally|permanently) (?:fine|well|fit|free|normal)|no trace|symptom[- ]free',
)
const hindiDisease = words(hindiDiseases)
const hindiCure = words(
  'ठीक|ख़?त्म|मिटा\\S*|समाप्त|इलाज|उपचार|छुटकारा|मुक्ति|मुक्त|राहत|आराम|निदान|दूर|क़?ाबू|नियंत्रण|कम (?:कर\\S*|हो\\S*)|रोकथाम|गायब|घटा\\S*|गला\\S*|निकाल\\S*|पिघल\\S*|बाहर|बंद हो\\S*|bahar|band ho\\S*|gayab|ghata\\S*|nikal\\S*|gala\\S*|theek|thik|khatam|khatm|ilaa?j|chhutkara|rahat|door|mukti',
)

const aboutPeople = [
  words(
    'if you (?:have|had|live|suffer)|living with|lives? with|diagnosed with|people with|someone with|somebody with|those with|carers?|caregivers?|famil(?:y|ies) of|survivors?|after (?:a |the )?diagnosis',
  ),
  words(
    '(?:during|undergoing|after|alongside|beside|through|in) (?:their |your |his |her )?(?:medical |cancer )?(?:treatments?|chemotherapy|dialysis)',
  ),
]
const denials = [
  answeredNo,
  denied(words(`${strong}|${weak}|substitutes?|replace\\w*|replacements?|claims?`)),
  words('(?:was|were|been) (?:treated|operated)(?: on)? for'),
  words(
    "(?:it|they|this|that) (?:do(?:es)?|did|can|will)(?: not|n['’]t)|must be treated by|should be treated by|is treated by|are treated by",
  ),
]

const strongFinder = finder(
  [
    `${words(strong)}${within(60)}${disease}`,
    `${disease}${within(25)}${after}`,
    `${disease}${within(80)}${outcome}`,
    `${outcome}${within(60)}${disease}`,
    near('paraly[sz]ed|blind|deaf|bedridden', 30, '(?:walk|see|hear)(?:s|ing)? again'),
    `${disease}${within(30)}${words('without (?:an? |any )?(?:operation|surgery|medicines?|insulin|bypass|stents?|angioplasty|knife)')}`,
    near(
      'repairs?|regenerat\\w*|rebuilds?|renews?|restores?',
      8,
      'kidneys?|liver|pancreas|lungs|vision|eyesight|hearing',
    ),
    near(
      'kidneys?|liver|pancreas|lungs|arteries|nerves',
      12,
      'regenerat\\w*|(?:grow|heal)s? (?:back|again)|rebuil\\w+',
    ),
    near(
      'brings?|gives?|restores?',
      8,
      'movement|sight|hearing|speech|vision',
      12,
      'back|again|to (?:limbs|legs)',
    ),
    near('periods|cycles?', 20, 'back on track|(?:regular|normal) again'),
    near(
      'thr[oe]w\\w* away|bin|ditch|get rid of',
      6,
      'your|my|her|his|their',
      2,
      'glasses|spectacles|lenses',
    ),
    near('vision|eyesight', 20, '(?:to )?6/6|without (?:glasses|spectacles|lenses)'),
    `${words('money back')}${within(20)}${disease}`,
    `${words('बिना (?:किसी )?(?:ऑपरेशन|सर्जरी|दवा\\S*)|bina (?:operation|surgery|dawai?)')}${within(20)}${hindiDisease}`,
    `${hindiDisease}${within(20)}${words('बिना (?:किसी )?(?:ऑपरेशन|सर्जरी|दवा\\S*)|bina (?:kisi )?(?:operation|surgery|dawai?)')}`,
    `${hindiDisease}${within(25)}कभी (?:वापस )?नहीं (?:आ|लौट|हो)`,
    `${words('height|taller')}${within(20)}${words('increas\\w*|grow\\w*|in \\d+ (?:days|weeks|months)')}`,
    `${words('increas\\w*|add|gain|grow|bigger|larger|fuller')}${within(25)}${words('height|breasts?(?: size)?|bust|(?:inches|cm) taller')}`,
    words('breast (?:enlargement|enhancement)'),
    near('enlarg\\w*|firm\\w*|bigger|increas\\w*', 15, 'bust|breasts?'),
    near('chashm[ae]|glasses|spectacles', 30, 'utar\\w*|zero|gone|thr[oe]w\\w* away'),
  ],
  [...denials, ...asWarning, ...aboutPeople.slice(1), words('recover(?:ing|ed) (?:from|after)')],
)
const weakFinder = finder(
  [
    `${words(weak)}${within(40)}${disease}`,
    `${disease}${within(12)}${words('drops?|dropped|falls?|fell|is normal|normal (?:in|within|again)')}`,
  ],
  [...denials, ...asWarning, ...aboutPeople],
)
const hindiFinder = finder(
  [
    `${disease}${within(25)}${words('chh?utkara|khatam|khatm|ilaa?j|theek|rahat|mukti|gayab')}`,
    `${hindiDisease}${within(50)}${hindiCure}`,
    `${hindiCure}${within(30)}${hindiDisease}`,
  ],
  [
    hindiDenial,
    ...asWarning,
    words('साथ जी\\S*|परिवार|देखभाल करने वाल\\S*|इलाज के (?:दौरान|साथ)|ilaa?j ke (?:dauran|saath)'),
  ],
)

export const diseaseRules: Rule[] = [
  {
    id: 'scheduled-disease',
    title: 'Promises help against a disease that may not be advertised',
    source: `${act}, section 3(d) and the Schedule`,
    advice: 'Say what a session is and how people feel, without the disease or without any effect on it',
    find: (sentence) =>
      strongFinder(sentence) ?? weakFinder(sentence) ?? hindiFinder(sentence) ?? endOfIllness(sentence),
  },
]
