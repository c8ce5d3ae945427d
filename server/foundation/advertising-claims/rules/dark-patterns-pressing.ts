import { type DarkPattern, denial, hindiDenial, near, within, words } from './rule.ts'

/** Dark patterns that press, trick or frighten. */
export const pressingPatterns: DarkPattern[] = [
  {
    id: 'nagging',
    number: 10,
    title: 'Says that people will be asked again and again',
    advice: 'Ask once, and remind only those who wish it',
    marks: [
      near("we(?:’|')?ll|we will|we", 3, 'ask|remind|call|message', 8, 'again', 25, 'again|until|every'),
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
      '(?:याद दिलाते|फोन करते|पूछते) रहेंगे',
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
    excuses: [words('(?:empty|blank|unticked) if you (?:do not|don’t) want (?:it|this|them|that)')],
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
      near('phone|mobile|computer|device', 3, 'mein|me', 4, 'virus|malware'),
      near('(?:virus|malware|threats?)', 8, '(?:found|detected) (?:on|in)'),
      `(?:आपका|आपके) (?:फ़ोन|फोन|मोबाइल|डिवाइस)${within(12)}(?:वायरस|हैक|ख़तरे|खतरे)`,
    ],
  },
]
