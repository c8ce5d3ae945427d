import { englishDiseases, hindiDiseases } from './diseases.ts'
import { denied, finder, hindiDenial, near, type Rule, within, words } from './rule.ts'

const act = 'Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954'
const misleading =
  'Consumer Protection Act, 2019, section 2(28), and Guidelines for Prevention of Misleading Advertisements, 2022, clause 4'

/** Promises whatever stands beside them. */
const strong =
  'cur(?:e|es|ed|ing|able)|revers(?:e|es|ed|ing|al|ible)|eliminat\\w*|eradicat\\w*|gets? rid of|getting rid of|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|treatments?|remed(?:y|ies)|diagnos(?:e|es|ing)|prevent(?:s|ed|ing|ion)?|dissolv\\w*|shrink\\w*|goodbye to|say bye to|freedom from|free (?:of|from)|antidote|vanish\\w*|disappear\\w*|wip(?:e|es) out|root out'
/** Promise a use against the disease, unless the sentence is about people who have it. */
const weak =
  'reliev\\w*|relief|controls?|controlled|controlling|reduc(?:e|es|ed|ing)|lowers?|lowered|lowering|normali[sz]\\w*|improv(?:e|es|ed|ing)|restor(?:e|es|ed|ing)|fights?|beats?|overcom\\w*|conquer\\w*|helps? (?:with|in|against|to|you|your|people)|good for|works? (?:for|against)|works on|effective|solutions?|therap(?:y|ies) for|removes?|end(?:s|ed)? (?:your|the)|manag(?:e|es) (?:your )?'

const disease = words(englishDiseases)
const after = words(
  'cures?|cured|treatments?|reversal|reversed|relief|remed(?:y|ies)|healed|healing|therapy|gone|vanish\\w*|disappear\\w*|free in|control(?:led)?|melts?|solutions?|(?:is|are|can be) (?:history|over)',
)
const hindiDisease = words(hindiDiseases)
const hindiCure = words(
  'ठीक|ख़?त्म|मिटा\\S*|समाप्त|इलाज|उपचार|छुटकारा|मुक्ति|मुक्त|राहत|आराम|निदान|दूर|क़?ाबू|नियंत्रण|कम (?:कर\\S*|हो\\S*)|रोकथाम|theek|thik|khatam|khatm|ilaa?j|chhutkara|rahat|door|mukti',
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
  words('must be treated by|should be treated by|is treated by|are treated by'),
]

const strongFinder = finder(
  [
    `${words(strong)}${within(60)}${disease}`,
    `${disease}${within(25)}${after}`,
    `${words('height|taller')}${within(20)}${words('increas\\w*|grow\\w*|in \\d+ (?:days|weeks|months)')}`,
    `${words('increas\\w*|add|gain|grow')}${within(12)}${words('height|breast size|bust')}`,
  ],
  [...denials, ...asWarning, ...aboutPeople.slice(1)],
)
const weakFinder = finder(
  [
    `${words(weak)}${within(40)}${disease}`,
    `${disease}${within(12)}${words('drops?|dropped|falls?|fell|is normal|normal in')}`,
  ],
  [...denials, ...asWarning, ...aboutPeople],
)
const hindiFinder = finder(
  [`${hindiDisease}${within(50)}${hindiCure}`, `${hindiCure}${within(30)}${hindiDisease}`],
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
        words('miracles?|miraculous(?:ly)?'),
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
        words('money[- ]back|refund|warrant\\w+|cured (?:meat|fish|leather|concrete)'),
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
          'stop|quit|leave|drop|throw (?:away|out)|give up|come off|get off|skip|avoid|replace|ditch|reduce',
          22,
          'medicines?|medications?|tablets?|insulin|pills?|antidepressants?|chemotherapy|chemo|dialysis|surgery|dawai(?:yan)?|drugs (?:of|from) your doctor',
        ),
        near(
          'no (?:more )?(?:need|use)(?: for| of| to take| to see)?|need no|no longer need|never need|without needing',
          15,
          'doctors?|medicines?|medications?|tablets?|pills?|hospitals?|surgery|insulin|psychiatrists?',
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
        near('dawa(?:i|iyan|a|yen)?', 10, 'band|chhod\\S*|chod\\S*|ki (?:koi )?zaroorat nahi'),
      ],
      [
        denied(
          words(
            'stop|stopping|quit|leave|drop|give up|skip|reduce|replace|substitute|change|instead of|in place of|alternative to',
          ),
          30,
        ),
        words('before you (?:stop|change|reduce)|as (?:it is|they are)|substance|alcohol|recreational'),
        near('दवा\\S*|दवाई\\S*|इंसुलिन', 12, 'छोड़\\S*|बंद', 8, 'न|ना|मत|नहीं'),
        near('दवा\\S*|दवाई\\S*|dawa\\S*', 25, 'न छोड़\\S*|बंद न|मत|band na|mat|na chho\\S*'),
        near('बिना|bina', 20, 'सलाह|पूछे|salah|puche') + within(20) + hindiDenial,
      ],
    ),
  },
  {
    id: 'magic-remedy',
    title: 'Promises the power of a charm, mantra or amulet over illness or people',
    source: `${act}, sections 2(c) and 5`,
    advice: 'Describe the practice and its tradition, without an effect on illness, fate or other people',
    find: finder(
      [
        words(
          'vashikaran|vasikaran|black magic (?:removal|specialist|solutions?)|jadu[- ]?tona|kala jadu|love spells?|वशीकरण|जादू[- ]?टोना|काला जादू|टोना[- ]?टोटका',
        ),
        near(
          'mantras?|talismans?|amulets?|kavach(?:a|am)?|tabee?z|tavee?z|yantras?|charms?|lockets?|rudraksha|gem ?stones?|crystals?|spells?|bracelets?|holy (?:water|ash)|vibhuti|prasad',
          50,
          '(?:cure|heal|treat|remove|end|prevent|drive away|destroy|banish|protect\\w* (?:you |your family )?from|diagnos\\w*|keep(?:s)? away)(?:s|ed|ing)?',
          25,
          'diseases?|illness\\w*|ailments?|sickness|pain|disorders?|infections?|fevers?|epidemics?|migraines?|evil|enem\\w+|bad luck|debts?',
        ),
        near(
          'bring(?:s)? back',
          12,
          'ex|love|lover|husband|wife',
          25,
          'days?|hours?|spell|mantra|ritual|puja',
        ),
        '(?:मंत्र|तावीज़?|ताबीज़?|कवच|यंत्र|रुद्राक्ष|रत्न|झाड़-?फूंक|झाड़-?फूँक|भभूत)' +
          within(45) +
          '(?:रोग|बीमारी|बीमारियाँ|बीमारियां|दर्द|कष्ट|शत्रु)\\S*' +
          within(20) +
          '(?:दूर|ठीक|ख़?त्म|नाश|मुक्ति|इलाज)',
        near('mantra|tabee?z|tavee?z|kavach|yantra', 30, 'bimari|rog|beemari', 15, 'door|theek|khatam|mukti'),
      ],
      [denied(words('cures?|heals?|treats?|removes?|claims?|powers?')), hindiDenial],
    ),
  },
  {
    id: 'sexual-or-birth',
    title: 'Promises sexual power, conception or a child of one sex',
    source: `${act}, section 3(a) to (c); Pre-Conception and Pre-Natal Diagnostic Techniques Act, 1994, section 22`,
    advice: 'Offer to talk about closeness or the wish for a child, without an effect on the body',
    find: finder(
      [
        near(
          '(?:increas|improv|boost|enhanc|restor|last)\\w*|more|longer|stronger',
          20,
          'sexual (?:power|stamina|performance|pleasure|strength|desire)|sex power|libido|virility|manhood|in bed|penis\\w*|erections?',
        ),
        words('sexual (?:weakness|debility|disorders?)|premature ejaculation|sex power'),
        near('conceive|have|get|bear|bless\\w*|birth of', 14, 'a (?:baby )?(?:boy|son)|male child|sons'),
        near('guarantee\\w*|ensure\\w*|surely|will', 14, 'conceive|get pregnant|pregnancy'),
        near(
          'prevent\\w*|cause\\w*|induc\\w*|stop',
          10,
          'miscarriages?|conception|pregnanc(?:y|ies)|abortions?',
        ),
        near('gender|sex', 4, 'selection|determination|of (?:the|your) (?:baby|child)'),
        'मर्दाना (?:ताक़?त|कमज़?ोरी)|यौन (?:शक्ति|कमज़?ोरी|दुर्बलता)|गुप्त रोग|पुत्र (?:प्राप्ति|रत्न)|लिंग जाँच|शीघ्रपतन',
        words('gupt rog|mardana (?:taqat|takat|kamzori)|putra prapti|shighrapatan'),
      ],
      [
        denied(
          words('sexual|conceiv\\w*|pregnan\\w*|sex|gender|increas\\w*|improv\\w*|guarantee\\w*|promis\\w*'),
        ),
        words('illegal|crime|forbidden|अपराध|गैरकानूनी'),
      ],
    ),
  },
]
