import { type DarkPattern, denial, denied, hindiDenial, near, within, words } from './rule.ts'

/** Dark patterns of choices and questions. */
export const choicePatterns: DarkPattern[] = [
  {
    id: 'confirm-shaming',
    number: 3,
    title: 'Shames people who say no',
    advice: 'Name both answers plainly: "Yes" and "No, thank you"',
    marks: [
      words('no(?:,? (?:thanks?|thank you))?,?') +
        '\\s*(?:-|—|,)?\\s*' +
        near(
          "i(?:’|')?(?:d| would| will|ll| am|m| do not| don(?:’|')?t| prefer| like| hate| enjoy| want to)",
          40,
          'stay|remain|care|suffer\\w*|stress\\w*|sick|unhealthy|unhappy|pay more|pay full|money|heal|better|happy|alone|health|grow|miserable|wast\\w+|miss\\w*',
        ),
      words(
        "i (?:don(?:’|')?t|do not) (?:care about|want|deserve|need) (?:my |to be |to get |to |a )?(?:health|happy|happiness|better|family|peace|heal|healing|grow|healthy|well)",
      ),
      words('only (?:a )?(?:fools?|losers?|lazy people|cowards?|weak people|careless (?:people|parents?))'),
      near(
        'if you (?:really |truly )?(?:love|loved|care about|cared about|cared for|respect)',
        6,
        'yourself|your (?:family|children|kids|child|parents|partner|wife|husband|health)',
      ),
      near(
        '(?:a |any )?(?:good|caring|responsible|loving|real) (?:mother|father|parent|wife|husband|son|daughter|man|woman)s?',
        6,
        'would|will|never|knows?|always|does',
      ),
      words('your (?:family|children|kids|parents) (?:will suffer|deserve better|suffers?)'),
      `${words('नहीं')}[,.]?\\s*मुझे${within(30)}(?:परवाह नहीं|नहीं चाहिए|नहीं होना|नहीं बनना)`,
      `(?:अगर|यदि) आप (?:सच में )?(?:अपने|अपनी|ख़ुद|खुद)${within(20)}(?:प्यार|परवाह|प्रेम) करते`,
      near('nahi,? mujhe', 50, 'parwah nahi|nahi chahiye'),
    ],
    excuses: [words('there is no such thing as|no such thing as')],
  },
  {
    id: 'forced-action',
    number: 4,
    title: 'Makes people do something else before they get what they came for',
    advice: 'Ask for it afterwards, as something that people may do',
    marks: [
      near(
        'must|have to|need to|required to|only (?:if|after|when) you|should',
        10,
        'share|invite|refer|follow|subscribe|like|download|install|forward|give us five stars|rate us',
        50,
        'to|before|in order to|for',
        12,
        'continue|see|book|get|read|watch|unlock|join|proceed|enter|access|receive|view|open',
      ),
      near(
        'must|have to|need to|required to|only (?:if|after|when) you',
        8,
        'buy|purchase|order|take|pay for',
        35,
        'to (?:attend|join|get|book|enter|use|receive|see|read|watch)',
        12,
        'free',
      ),
      near(
        'share|invite|refer|follow|subscribe|like|forward|install|download',
        45,
        'to (?:unlock|continue|reveal|see (?:your|the)|get access|enter)',
      ),
      near(
        'by \\w+ing',
        30,
        'you (?:agree|consent|accept)(?: to)?',
        20,
        'calls?|marketing|promotional|whatsapp|offers|messages from (?:our )?partners|share your',
      ),
      near(
        'to \\w+',
        50,
        '(?:you )?(?:must|have to|need to)',
        40,
        'share|invite|refer|follow us|subscribe|sign up|hand over',
      ),
      near(
        'to (?:unlock|continue|see|get|view|receive|read|watch|join)',
        30,
        'share (?:this|it|with)|invite|refer|forward|tag',
        20,
        'friends?|contacts?|groups?|people|numbers?',
      ),
      near("cannot|can(?:’|')?t", 20, 'unless you (?:share|invite|refer|follow|subscribe|install|forward)'),
      '(?:शेयर|फ़ॉलो|फॉलो|सब्सक्राइब|आमंत्रित|इंस्टॉल|डाउनलोड)' +
        within(15) +
        '(?:किए|करने|करना)' +
        within(15) +
        '(?:बिना|पर ही|ज़रूरी|जरूरी|अनिवार्य|के बाद ही)',
    ],
    excuses: [
      denied(words('must|have to|need to|required|share|invite|follow|subscribe'), 25),
      words('you may|if you like|may share'),
    ],
  },
  {
    id: 'interface-interference',
    number: 6,
    title: 'Hides a choice or makes it in advance',
    advice: 'Show all choices alike, with none made in advance',
    marks: [
      words(
        'pre-?(?:ticked|selected|checked|chosen)|(?:ticked|selected|checked) (?:for you|by default|in advance|already)|already (?:ticked|selected|checked|chosen) (?:for you|by default)',
      ),
      near('(?:fine|small|tiny) print', 25, 'appl\\w*|below|hidden|see|conditions?|read'),
      near(
        'conditions?|terms|price|charges?|option',
        16,
        'in (?:the )?(?:fine|small|tiny) print|hidden (?:at|in|below|behind)',
      ),
      near(
        '(?:tiny|small|grey|hidden|pale|faint) (?:link|button|text|option|cross)',
        20,
        'decline|refuse|cancel|skip|close|say no|reject|opt out',
      ),
      near(
        'decline|refuse|cancel|skip|close|reject|opt[- ]out|unsubscribe',
        4,
        'link|button|option|text|cross',
        30,
        'small|tiny|gr[ae]y|hidden|pale|faint|bottom',
      ),
      '(?:पहले से|अपने आप) (?:चुना|टिक|चयनित|चुनी)',
    ],
    excuses: [denied(words('ticked|selected|checked|chosen|fine print|small print|hidden|pre-?\\w+'))],
  },
  {
    id: 'disguised-advertisement',
    number: 9,
    title: 'Presents advertising as something else',
    advice: 'Say that it is advertising and who paid for it',
    marks: [
      words('(?:this is )?not an? (?:ad|advert|advertisement|promotion)'),
      words('as seen on (?:tv|television|news)|featured (?:news|report) by our (?:sponsors?|team)'),
      near(
        'doctors?|experts?|hospitals?|pharma\\w*',
        14,
        "hate|don(?:’|')?t want you to know|won(?:’|')?t tell you|hide|are hiding|are afraid of",
      ),
      near(
        'secret|truth',
        16,
        'doctors?|hospitals?|pharma\\w*',
        14,
        "won(?:’|')?t|don(?:’|')?t|never|hide|hiding|will not",
      ),
      words('independent|unbiased|neutral|honest') +
        '\\s+' +
        near(
          'reviews?|tests?|reports?|stud(?:y|ies)',
          14,
          'by our|of our own|from our (?:team|staff|sponsors?)|we paid',
        ),
      words('paid|sponsored') +
        '\\s+' +
        near(
          'reviews?|testimonials?|stor(?:y|ies)|articles?|posts?',
          16,
          'look\\w*|present\\w*|appear\\w*|shown as|as (?:news|a review|real|ordinary|normal|regular|independent|editorial|our own)',
        ),
      near('independent\\w*|unbiased|discovered', 90, '(?:written|paid|sponsored)(?: for)?', 3, 'by'),
      `${words('breaking news|news flash')}\\s*[:!—-]`,
      '(?:यह|ये) (?:कोई )?विज्ञापन नहीं|डॉक्टर\\S* (?:यह )?(?:नहीं बताएँगे|नहीं बताएंगे|छिपाते|छुपाते)',
    ],
    excuses: [words('we never|we do not')],
  },
  {
    id: 'nagging',
    number: 10,
    title: 'Says that people will be asked again and again',
    advice: 'Ask once, and remind only those who wish it',
    marks: [
      near(
        "we|we(?:’|')ll|our \\w+|the team|someone|will",
        12,
        '(?:keep|continue|go on|carry on)(?: on)? (?:calling|reminding|messaging|asking|writing|sending|notifying|contacting|ringing)',
        30,
        'you|reminders?|offers?|messages?',
      ),
      near(
        'call|message|remind|ask|write to|contact|notify|ring|text|e-?mail|whatsapp',
        16,
        'you',
        25,
        'until you (?:buy|book|join|agree|say yes|pay|enrol\\w*|answer|decide|accept)',
      ),
      words('until you (?:buy|book|join|agree|say yes|enrol\\w*)'),
      near(
        "(?:you will|you(?:’|')ll) (?:get|receive|hear)",
        12,
        '(?:call|reminder|message)s?',
        10,
        '(?:every|each) (?:day|hour|morning)|daily|again and again',
      ),
      near('har (?:ghante|din|roz|hafte)|baar baar|phir se', 15, 'poo?chh?\\w*|call|yaad|message|phone'),
      near(
        "we will not (?:stop|give up)|we won(?:’|')?t (?:stop|give up)",
        12,
        'until|calling|asking|messaging|reminding',
      ),
      `(?:जब तक आप|तब तक)${within(35)}(?:फ़ोन|फोन|कॉल|मैसेज|संदेश|याद|पूछते)`,
    ],
    excuses: [
      `${denial}(?!\\s+(?:stop|give|only))${within(16)}${words('keep|continue|call|message|remind|ask|write|until')}`,
      words('plan|practice reminders?|you chose|as you wish|if you wish|you asked'),
    ],
  },
  {
    id: 'trick-wording',
    number: 11,
    title: 'Asks so that people answer the wrong way',
    advice: 'Ask one plain question, in which yes means yes',
    marks: [
      near(
        'un-?tick|un-?check|un-?select|de-?select|clear the box|leave (?:this|the box) (?:empty|unticked|blank)',
        45,
        "not|don(?:’|')?t|opt(?:ing)? out|unless|stop|avoid|refuse",
      ),
      near(
        "(?:do not|don(?:’|')?t) (?:tick|check|select|untick|uncheck)",
        35,
        "not|don(?:’|')?t|opt(?:ing)? out|unless|no longer",
      ),
      words(
        "opt(?:ing)? out of (?:not|no longer|opting)|not (?:to )?opt out|(?:do not|don(?:’|')?t) (?:wish|want)(?: us)? not",
      ),
      near(
        'tick|check|select|press|click',
        12,
        "(?:no|cancel|if you (?:do not|don(?:’|')?t))",
        20,
        "(?:do not|don(?:’|')?t|not|to (?:continue|stay|keep))",
        12,
        'opt out|not (?:to )?receive|miss|unsubscribe|subscri\\w+|stop receiving|cancel',
      ),
      near('cancel', 10, 'cancellation|cancelling'),
      `टिक (?:न|ना|मत) (?:करें|कीजिए|हटाएँ)${within(30)}${hindiDenial}`,
    ],
  },
  {
    id: 'rogue-malware',
    number: 13,
    title: 'Frightens people into installing something',
    advice: 'Take it out; programs come from the stores of the device alone',
    marks: [
      near(
        'your (?:phone|device|computer|account|browser|mobile|data)',
        6,
        '(?:is|has been|may be|was|might be|are) (?:infected|hacked|at risk|compromised|in danger|unsafe|virus)',
      ),
      near(
        'download|install|run|open',
        35,
        'apk|\\.exe|to (?:remove|fix|clean) (?:the |a |your )?(?:virus|malware|threat|phone|device)|antivirus|scan(?:ner)? your',
      ),
      near('your (?:phone|device|computer|mobile)', 3, 'has', 30, 'virus\\w*|malware|threats?|infections?'),
      near('(?:virus|malware|threats?)', 8, '(?:found|detected) (?:on|in)'),
      `(?:आपका|आपके) (?:फ़ोन|फोन|मोबाइल|डिवाइस)${within(12)}(?:वायरस|हैक|ख़तरे|खतरे)`,
    ],
  },
]
