import { englishDiseases, hindiDiseases } from './diseases.ts'
import { denied, finder, hindiDenial, near, type Rule, within, words } from './rule.ts'

const act = 'Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954'
const misleading =
  'Consumer Protection Act, 2019, section 2(28), and Guidelines for Prevention of Misleading Advertisements, 2022, clause 4'

/** Promises whatever stands beside them. */
const strong =
  'cur(?:e|es|ed|ing|able)|revers(?:e|es|ed|ing|al|ible)|eliminat\\w*|eradicat\\w*|gets? rid of|getting rid of|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|treatments?|remed(?:y|ies)|diagnos(?:e|es|ing)|prevent(?:s|ed|ing|ion)?|dissolv\\w*|shrink\\w*|goodbye to|say bye to|freedom from|free (?:of|from)|beaten|correct(?:s|ed)|clears?|kills?|killed|destroys?|repairs?|flush(?:es|ed)?|antidote|vanish\\w*|disappear\\w*|wip(?:e|es) out|root out'
/** Promise a use against the disease, unless the sentence is about people who have it. */
const weak =
  'reliev\\w*|relief|controls?|controlled|controlling|reduc(?:e|es|ed|ing)|lowers?|lowered|lowering|normali[sz]\\w*|improv(?:e|es|ed|ing)|restor(?:e|es|ed|ing)|fights?|beats?|overcom\\w*|conquer\\w*|helps? (?:with|in|against|to|you|your|people)|good for|works? (?:for|against)|works on|effective|solutions?|therap(?:y|ies) for|removes?|end(?:s|ed)?(?: (?:your|the))?|manag(?:e|es) (?:your )?'

const disease = words(englishDiseases)
const after = words(
  'cures?|cured|curable|recover(?:s|ed|y)?|flushed|treatments?|reversal|reversed|relief|remed(?:y|ies)|healed|healing|therapy|gone|vanish\\w*|disappear\\w*|free in|control(?:led)?|melts?|solutions?|(?:is|are|can be) (?:history|over|beaten|healed|reversed|defeated)|solved|(?:never|no longer) (?:comes?|returns?)(?: back)?|open(?:s|ed)?(?: up)? by (?:itself|themselves)|(?:walk|see|hear|remember|speak) again|test(?:s|ed)? negative',
)
const hindiDisease = words(hindiDiseases)
const hindiCure = words(
  'ठीक|ख़?त्म|मिटा\\S*|समाप्त|इलाज|उपचार|छुटकारा|मुक्ति|मुक्त|राहत|आराम|निदान|दूर|क़?ाबू|नियंत्रण|कम (?:कर\\S*|हो\\S*)|रोकथाम|गायब|घटा\\S*|गला\\S*|निकाल\\S*|पिघल\\S*|gayab|ghata\\S*|nikal\\S*|gala\\S*|theek|thik|khatam|khatm|ilaa?j|chhutkara|rahat|door|mukti',
)

/** A warning against others, or a word to people with the disease about their doctor. */
const asWarning = [
  near(
    'anyone|anybody|someone|people|those|whoever|person|ads?|advertisements?|posts?',
    20,
    'who|that|which',
    15,
    'claims?|promis\\w+|says?|offers?|sells?|advertis\\w+',
  ),
  `${words('ask|tell|see|consult|talk to|speak (?:to|with)|inform|advice of|prescribed by|under the care of')}${within(30)}${words('doctors?|physicians?|specialists?|healers?|therapists?|us|psychiatrists?|neurologists?|oncologists?')}`,
  near('डॉक्टर|चिकित्सक', 40, 'पूछ\\S*|बता\\S*|सलाह|मिल\\S*|दिखा\\S*'),
]
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
  words(
    "(?:it|they|this|that) (?:do(?:es)?|did|can|will)(?: not|n['’]t)|must be treated by|should be treated by|is treated by|are treated by",
  ),
]

const strongFinder = finder(
  [
    `${words(strong)}${within(60)}${disease}`,
    `${disease}${within(25)}${after}`,
    `${disease}${within(30)}${words('without (?:an? |any )?(?:operation|surgery|medicines?|insulin)')}`,
    near(
      'repairs?|regenerat\\w*|rebuilds?|renews?|restores?',
      8,
      'kidneys?|liver|pancreas|lungs|vision|eyesight|hearing',
    ),
    near('vision|eyesight', 20, '(?:to )?6/6|without (?:glasses|spectacles|lenses)'),
    `${words('money back')}${within(20)}${disease}`,
    `${hindiDisease}${within(25)}कभी (?:वापस )?नहीं (?:आ|लौट|हो)`,
    `${words('height|taller')}${within(20)}${words('increas\\w*|grow\\w*|in \\d+ (?:days|weeks|months)')}`,
    `${words('increas\\w*|add|gain|grow|bigger|larger|fuller')}${within(12)}${words('height|breasts?(?: size)?|bust|(?:inches|cm) taller')}`,
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
        words('miracles?|miraculous(?:ly)?|(?:zero|no) risks?|nothing can go wrong'),
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
          'heal\\w*|cure\\w*|therap\\w+|treatments?',
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
        // A quotation that its own sentence calls untrue.
        near('not true|untrue|false|was wrong|a lie'),
        words('(?:गारंटी|चमत्कार|वादा|दावा|इलाज)') + within(25) + hindiDenial,
        near('guarantee|claim|promise|wada|dawa|garanti|guaranty', 15, 'nahi|nahin'),
        ...asWarning.slice(0, 1),
      ],
    ),
  },
  {
    id: 'medicine-stopped',
    title: 'Suggests to stop medicine or to do without a doctor',
    source: misleading,
    advice: 'Ask people to go on with their medicine and to speak to their doctor first',
    find: finder(
      [
        near(
          'stop|quit|leave|drop|throw (?:away|out)|say no to|refuse|give up|come off|get off|skip|avoid|replace|ditch|reduce',
          22,
          'medicines?|medications?|tablets?|insulin|pills?|antidepressants?|chemotherapy|chemo|dialysis|surgery|dawai(?:yan)?|drugs (?:of|from) your doctor',
        ),
        near(
          'no (?:more )?(?:need|use)(?: for| of| to take| to see)?|need no|no longer need|never need|without needing',
          15,
          'doctors?|medicines?|medications?|tablets?|pills?|hospitals?|surgery|insulin|psychiatrists?',
        ),
        near(
          'medicines?|medications?|tablets?|pills?|insulin|dialysis|surgery|chemotherapy',
          8,
          '(?:not|never|no longer) (?:needed|necessary|required)|unnecessary',
        ),
        near(
          'no more',
          4,
          'medicines?|medications?|tablets?|pills?|insulin|injections?|dialysis|surgery|hospitals?',
        ),
        near(
          'instead of|better than|in place of|rather than|alternative to',
          18,
          'doctors?|medicines?|medications?|chemotherapy|surgery|insulin|antidepressants?|psychiatrists?|vaccines?|hospitals?',
        ),
        near(
          'doctors?|medicines?|hospitals?',
          12,
          '(?:are|is) (?:useless|unnecessary|not needed|poison|a scam)',
        ),
        '(?:दवा|दवाई|दवाइयाँ|दवाएँ|दवाइयां|गोलियाँ|गोलियां|इंसुलिन|ऑपरेशन)\\S*\\s+(?:लेना )?(?:छोड़\\S*|बंद|की (?:ज़?रूरत|आवश्यकता) नहीं|की कोई ज़?रूरत नहीं)',
        'डॉक्टर (?:के पास जाने )?की (?:कोई )?(?:ज़?रूरत|आवश्यकता) नहीं',
        near('dawa(?:i|iyan|a|yen)?', 22, 'band|chhod\\S*|chod\\S*|ki (?:koi )?zaroorat nahi'),
      ],
      [
        denied(
          words(
            'stop|stopping|quit|leave|drop|give up|skip|reduce|replace|substitute|change|instead of|in place of|alternative to',
          ),
          30,
        ),
        near('doctor', 8, 'se', 12, 'poo?ch\\S*|puch\\S*|salah|baat'),
        near('डॉक्टर|चिकित्सक', 12, 'पूछ\\S*|सलाह|बात'),
        words('before you (?:stop|change|reduce)|as (?:it is|they are)|substance|alcohol|recreational'),
        near('दवा\\S*|दवाई\\S*|इंसुलिन', 12, 'छोड़\\S*|बंद', 8, 'न|ना|मत|नहीं'),
        near('दवा\\S*|दवाई\\S*|dawa\\S*', 25, 'न छोड़\\S*|बंद न|मत|band na|mat|na chho\\S*'),
        near('बिना|bina', 20, 'सलाह|पूछे|salah|puche') + within(20) + hindiDenial,
      ],
    ),
  },
]
