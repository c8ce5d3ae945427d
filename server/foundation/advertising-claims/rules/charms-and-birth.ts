import { englishDiseases, hindiDiseases } from './disease-names.ts'
import { asWarning, denied, finder, hindiDenial, near, type Rule, within, words } from './rule.ts'

const charms =
  'mantras?|talismans?|amulets?|kavach(?:a|am)?|tabee?z|tavee?z|yantras?|lockets?|rudraksha|gem ?stones?|crystals?|spells?|bracelets?|holy (?:water|ash)|blessed water|vibhuti|(?:black|red|sacred|blessed) threads?|(?:blue |yellow )?sapphire|emerald|ruby|pukhraj|neelam|nimbu|(?:this |the |copper |healing )rings?'

export const charmAndBirthRules: Rule[] = [
  {
    id: 'magic-remedy',
    title: 'Promises the power of a charm, mantra or amulet over illness or people',
    source: `Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954, sections 2(c) and 5`,
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
          'will',
          40,
          'with this|by this|through this',
          12,
          'mantras?|talismans?|amulets?|yantras?|spells?|bracelets?',
        ),
        near(
          charms,
          60,
          'sickness|illness\\w*|diseases?',
          12,
          'cannot|will not|never',
          3,
          'enter|come|touch',
        ),
        near('whatever the|any', 3, 'illness|disease|sickness', 20, charms),
        near('black magic|evil eye', 25, 'ill|sick|disease|havan|puja'),
        near(charms, 80, englishDiseases),
        near(
          charms,
          40,
          'heals?|cures?|frees?|pulls?|takes?|drives?|destroys?|removes?',
          14,
          'heart|sickness|illness|diseases?|pain|condition|fever',
        ),
        near(
          'guru ?ji|baba(?: ?ji)?|swami(?: ?ji)?|acharya|maharaj|peer',
          30,
          'removes?|cures?|heals?|ends?|takes? away|drives? out',
          14,
          'sickness|illness\\w*|diseases?|pain|problems?|ailments?',
        ),
        near('barren|childless', 16, 'womb|couples?|women', 25, 'fruit|child|bless\\w*|conceive\\w*|filled'),
        near(charms, 60, 'protect(?:s|ed|ion)? (?:you |your \\w+ )?(?:from|against)'),
        near(
          charms,
          60,
          'no|never|protects?',
          25,
          'illness\\w*|diseases?|ailments?|sickness|fevers?|evil eye|harm|enem\\w+|black magic',
        ),
        near(`${charms}|तावीज़?|ताबीज़?|कवच|रुद्राक्ष|मंत्र`, 60, hindiDiseases),
        near(charms, 25, 'na|nahi|koi', 10, 'bimari|beemari|rog|nazar'),
        near('remov\\w+|lifts?|breaks?|ends?', 12, 'black magic|evil eye|curses?|nazar|buri nazar'),
        near(
          'mantras?|talismans?|amulets?|yantras?|pujas?|spells?|bracelets?',
          40,
          '(?:court )?cases?|job|marriage|lottery|visa|enem\\w+',
          20,
          'favou?r|won|comes?|brings?|wins?|granted',
        ),
        near(
          '(?:make|makes|bring|brings|get|gets)',
          15,
          'ex|lost love|lover|husband|wife|partner',
          15,
          'back',
          25,
          'hours?|days?|guarantee\\w*|spell|mantra|ritual|puja',
        ),
        words('love (?:marriage|problem)s? (?:specialist|solution)s?|(?:lost|ex) love back'),
        near(
          'bring(?:s)? back',
          12,
          'ex|love|lover|husband|wife',
          25,
          'days?|hours?|spell|mantra|ritual|puja',
        ),
        '(?:मंत्र|तावीज़?|ताबीज़?|कवच|यंत्र|रुद्राक्ष|रत्न|झाड़-?फूंक|झाड़-?फूँक|भभूत)' +
          within(45) +
          '(?:रोग|बीमारी|बीमारियाँ|बीमारियां|दर्द|कष्ट|शत्रु|परेशानी|समस्या|संकट)\\S*' +
          within(20) +
          '(?:दूर|ठीक|ख़?त्म|नाश|नष्ट|मुक्ति|इलाज)',
        near('mantra|tabee?z|tavee?z|kavach|yantra', 30, 'bimari|rog|beemari', 15, 'door|theek|khatam|mukti'),
      ],
      [
        denied(words('cures?|heals?|treats?|removes?|claims?|powers?|protects?')),
        hindiDenial,
        ...asWarning,
        words('centur(?:y|ies)|traditionally|in the past|legends?|myths?|history'),
      ],
    ),
  },
  {
    id: 'sexual-or-birth',
    title: 'Promises sexual power, conception or a child of one sex',
    source: `Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954, section 3(a) to (c); Pre-Conception and Pre-Natal Diagnostic Techniques Act, 1994, section 22`,
    advice: 'Offer to talk about closeness or the wish for a child, without an effect on the body',
    find: finder(
      [
        near('tell|know|predict|reveal|find out|sees?', 70, '(?:son|boy) or (?:a )?(?:daughter|girl)'),
        near('ivf|childless|barren', 40, 'conceive[sd]?'),
        near('intensif\\w*|heighten\\w*|multipl\\w*', 12, 'pleasures?|ecstasy|climax|orgasms?'),
        near('end|terminat\\w*|get rid of|abort\\w*', 25, '(?:early |unwanted )*pregnanc(?:y|ies)'),
        near(
          '(?:increas|improv|boost|enhanc|restor|last)\\w*|more|longer|stronger',
          20,
          'sexual (?:power|stamina|performance|pleasure|strength|desire)|sex power|libido|virility|manhood|in bed|penis\\w*|erections?',
        ),
        words('sexual (?:weakness|debility|disorders?)|premature ejaculation|sex power'),
        near(
          'conceive|have|get|gives?|brings?|bear|bless\\w*|birth of',
          14,
          'a (?:baby )?(?:boy|son)|male child|sons',
        ),
        near('guarantee\\w*|ensure\\w*|surely|will', 14, 'conceive|get pregnant|pregnancy'),
        near(
          'bless\\w*|gift\\w*|hold|have|had|conceiv\\w*',
          14,
          '(?:a |their |your (?:own )?)?(?:healthy )?(?:baby|child|babies)',
          40,
          'after|within|in \\d+|through|thanks to|by our',
        ),
        near('g[ia]ves?|given|brings?|brought', 4, '(?:a )?(?:baby|child|babies)', 4, 'to|for'),
        words('vajikaran|vaajikaran'),
        near('stamina|hardness|timing|josh|power', 40, 'nights?|bedroom|in bed|dose'),
        near('bedroom', 25, 'josh|power|stamina|timing|vigou?r|passion|performance'),
        near('pregnant', 4, 'within|in', 12, 'cycles?|months?|weeks?|days?'),
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
        denied(words('sexual|pregnan\\w*|sex|gender|increas\\w*|improv\\w*|guarantee\\w*|promis\\w*')),
        words('illegal|crime|forbidden|अपराध|गैरकानूनी'),
      ],
    ),
  },
]
