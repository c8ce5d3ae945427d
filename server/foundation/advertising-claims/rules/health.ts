import { englishDiseases, hindiDiseases } from './diseases.ts'
import { asWarning, denied, finder, hindiDenial, misleading, near, type Rule, within, words } from './rule.ts'

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
    near('periods|cycles?', 20, 'back on track|(?:regular|normal) again'),
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
  [...denials, ...asWarning, ...aboutPeople.slice(1)],
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

export const healthRules: Rule[] = [
  {
    id: 'scheduled-disease',
    title: 'Promises help against a disease that may not be advertised',
    source: `${act}, section 3(d) and the Schedule`,
    advice: 'Say what a session is and how people feel, without the disease or without any effect on it',
    find: (sentence) => strongFinder(sentence) ?? weakFinder(sentence) ?? hindiFinder(sentence),
  },
  {
    id: 'cure-promise',
    title: 'Promises a cure, a certain result or no risk',
    source: misleading,
    advice: 'Say what may help and for whom, as something that was studied or that some people found',
    find: finder(
      [
        words('cures?|cured|curing'),
        near(
          'permanent(?:ly)?',
          20,
          'cure\\w*|relief|heal\\w*|solutions?|remov\\w+|end(?:s|ed)?|free|gone|fix\\w*|results?',
        ),
        near(
          'guarante\\w+',
          30,
          'results?|cure|healing|healed|success|relief|recovery|outcomes?|change|transformation|peace|happiness|sleep|weight|improvement|marriage|job|wealth',
        ),
        near(
          'results?|success|relief|recovery|healing|outcomes?|cure|improvement',
          20,
          'guarante\\w+|assured',
        ),
        '100 ?(?:%|per ?cent)\\s?(?:cure|success|result|guarante|effective|safe|relief|recover|heal|sure|proven|work)\\w*',
        '[,—–-] ?guaranteed[.!]?$',
        words(
          'miracles?|miraculous(?:ly)?|(?:zero|no) (?:risks?|failures?)|nothing can go wrong|never failed',
        ),
        near(
          'los(?:e|es|ing)|shed|drop',
          6,
          '\\d+ ?(?:kg|kilos?|kilograms?|pounds|inches)',
          20,
          'days?|weeks?|months?|without',
        ),
        near(
          'migraines?|headaches?|pain|anxiety|depression|insomnia|stress|acidity|allerg\\w+|acne|psoriasis|eczema',
          20,
          'forever|for ever|for good|for life',
        ),
        near(
          'los(?:e|es|ing)|burns?|melts?',
          8,
          '(?:belly |body )?fat|weight',
          15,
          'overnight|without (?:diet|exercise|effort)\\w*',
        ),
        near(
          'samadhan|samasya|hal|result|ilaa?j|asar|relief|rahat',
          25,
          '(?:100 ?% )?(?:guarantee\\w*|garanti|guaranty)',
        ),
        near('dard|bimari|beemari|rog|takleef|samasya|problem', 20, 'gayab|jad se|hamesha ke liye|turant'),
        near('become|becomes|get|turn\\w*|looks?', 8, 'fair(?:er)?', 12, 'in|within|skin|complexion'),
        words('fairness (?:of (?:the |your )?skin|treatments?|in \\d+)|skin (?:whitening|lightening)'),
        near('looks?|become|get|feel', 6, '\\d+ years younger'),
        near('reverse\\w*|stop\\w*|halts?', 8, 'age?ing|grey hair|gray hair|wrinkles'),
        near(
          'doubl\\w+|increas\\w*|boost\\w*|multipl\\w+',
          12,
          'memory(?: power)?|brain (?:power|capacity)|iq',
        ),
        near('\\d+', 3, 'din|दिन', 12, '\\d+ ?(?:kilo|kg|किलो)'),
        near('regrow\\w*|grow back', 12, 'hair|teeth|cartilage'),
        near(
          'doctors?|pharma(?: industry)?',
          12,
          '(?:are |is )?(?:shocked|amazed|stunned|baffled)|hates?|do(?:es)? not want you to know|hides?|will not tell you',
        ),
        near(
          'fda|ayush|who|icmr|government',
          6,
          'approved|certified|recogni[sz]ed',
          20,
          'heal\\w*|cure\\w*|therap\\w+|treatments?|remed\\w+|medicines?',
        ),
        near(
          'recommended|endorsed|rated|trusted|preferred',
          25,
          'by',
          20,
          '(?<!your )(?:doctors|physicians|psychiatrists|cardiologists|scientists)',
        ),
        `${words('no|zero|without(?: any)?|free (?:of|from)')}\\s+${words('side[- ]?effects?')}`,
        near(
          'instant(?:ly)?|overnight|immediate(?:ly)?',
          15,
          'reliefs?|heal\\w*|recover\\w*|results?|free|gone',
        ),
        words(
          'works? (?:for|on) (?:every(?:one|body)|all)|never fails?|always works?|cannot fail|foolproof|success rate of 100|proven to work for all',
        ),
        near(
          'end|remove|erase|destroy|heal|eliminate|banish|say goodbye to|get rid of',
          12,
          'all|every|any',
          12,
          'diseases?|illness\\w*|ailments?|pain|sickness|disorders?|problems?|anxiety|stress|depression|trauma',
        ),
        near(
          '(?:anxiety|depression|trauma|stress|addiction|insomnia|panic|pain|ocd|adhd)',
          12,
          'gone|free|healed|over|vanish\\w*|disappear\\w*',
          8,
          'in|within|after',
        ) +
          within(8) +
          '\\d+',
        near(
          'every|all|each',
          12,
          'patients?|clients?|cases?|sufferers?',
          30,
          'recovered|healed|cured|(?:is|are|was|were|got) (?:well|fit|better|fine)|symptom[- ]free',
        ),
        near(
          'no',
          3,
          'disease|illness|ailment|pain|problem|infection|virus|germ',
          14,
          'survives?|lives?|resists?|withstands?|is incurable|remains?',
        ),
        near('only|one|single|sole', 10, 'cure|remedy|therapy that works|treatment that works'),
        'पक्का इलाज|शर्तिया|चमत्कार|रामबाण|जड़ से|पूरी तरह ठीक|हमेशा के लिए (?:ठीक|ख़?त्म|छुटकारा|मुक्ति|दूर)|तुरंत (?:आराम|राहत|असर)',
        '(?:100|सौ) ?(?:%|प्रतिशत|फ़?ीसदी)\\s?\\S*\\s?(?:गारंटी|असर\\S*|सफल\\S*|इलाज|परिणाम|ठीक|सुरक्षित|राहत)',
        'गारंटी',
        '(?:बिना (?:किसी )?|कोई )(?:साइड ?इफ़?े?क्ट\\S*|दुष्प्रभाव)',
        words(
          'pakka ilaa?j|jad se (?:khatam|khatm|theek)|sharti?ya|chamatk\\S+|ramb?aa?n|hamesha ke liye (?:theek|khatam|chhutkara)',
        ),
      ],
      [
        denied(
          words(
            'cures?|cured|curing|guarante\\w+|miracles?|promis\\w+|permanent(?:ly)?|instant(?:ly)?|overnight|immediate(?:ly)?|claims?',
          ),
        ),
        words('warrant\\w+|cured (?:meat|fish|leather|concrete|mango\\w*|pickles?|the wood|wood)|100% sure'),
        near('guarantee\\w*', 12, 'refunds?|money'),
        near('money[- ]back|refunds?', 12, 'guarantee\\w*'),
        words('(?:a|the|that|this|no) word'),
        // A quotation that its own sentence calls untrue.
        near('not true|untrue|false|was wrong|a lie'),
        words('(?:गारंटी|चमत्कार|वादा|दावा|इलाज)') + within(25) + hindiDenial,
        near('guarantee|claim|promise|wada|vaada|vada|dawa|daava|garanti|guaranty', 15, 'nahi|nahin'),
        ...asWarning.slice(0, 1),
      ],
    ),
  },
]
