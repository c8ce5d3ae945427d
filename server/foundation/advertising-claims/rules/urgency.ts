import { type DarkPattern, denied, near, words } from './rule.ts'

const few =
  '(?:a few|a handful(?: of)?|a couple of|few|\\d+|one|two|three|four|five|six|seven|eight|nine|ten)'
const units = 'seats?|spots?|places?|slots?|sessions?|copies|tickets?|rooms?|hours?|minutes?|days?'

/** The dark pattern of urgency and scarcity. */
export const urgencyPatterns: DarkPattern[] = [
  {
    id: 'false-urgency',
    number: 1,
    title: 'Presses people with urgency or scarcity',
    advice:
      'Give the day on which registration closes or the number of places, which the page shows by itself',
    marks: [
      near(
        'someone|somebody|\\w+ from \\w+|people|another',
        40,
        'booked|bought|joined|enrolled|ordered|grabbed',
        40,
        '(?:minutes?|seconds?|moments?|hours?) ago|just now',
      ),
      near('fewer than|less than', 2, `a handful|${few}`, 12, 'remain|left|available'),
      near('offer|price|daam|rate', 20, 'khatam|gayab|band', 4, 'hone|ho'),
      near('ऑफर|छूट|दाम', 12, 'आज|रात|मिनट\\S*|घंट\\S*|कल|जल्द|हमेशा', 30, 'बंद|खत्म|समाप्त'),
      near(
        `${units}|tickets?`,
        8,
        '(?:are |is )?(?:vanishing|disappearing|flying|evaporating|melting away|running out)',
      ),
      words(
        "someone else is about to|left behind|blink and|may never open again|won['’]t survive the|everyone (?:in your \\w+ |else )?is (?:grabbing|booking|buying|joining)|clock is ticking|don(?:’|')?t think,? just|final hours?!*|last few hours|self-destructs?|before some(?:body|one) else (?:does|grabs|takes|books)|last (?:copy|one|piece) (?:left|of this|is in)",
      ),
      near('expires?|ends?|closes?|self-destructs?|gone', 3, 'in', 2, '\\d{1,2}:\\d\\d'),
      near(
        'book|pay|order|join|buy|decide|act|register',
        12,
        'now|this minute|tonight|today|right away|in the next \\S+ (?:minutes?|hours?)|within \\S+ minutes?',
        4,
        'or',
        3,
        'pay|lose|wait|miss|regret|lose',
      ),
      near(
        'price|fees?|rate',
        8,
        'triples?|doubles?|jumps?|shoots? up|rises?',
        12,
        'after (?:that|this)|tomorrow|tonight|midnight|in \\d+',
      ),
      near(
        'window|portal|gate|doors?',
        6,
        'closes?|shuts?|closing',
        6,
        'tonight|today|soon|at midnight|forever|in \\d+',
      ),
      words(
        'अभी नहीं तो कभी नहीं|कुछ ही (?:मिनट\\S*|घंट\\S*)|अगले \\S+ (?:मिनट\\S*|घंट\\S*) में (?:भुगतान|बुक|पैसे|खत्म|बंद|समाप्त)\\S*|आखिरी (?:एक |\\d+ )?सीट\\S*|अंतिम (?:एक |\\d+ )?सीट\\S*|एक सीट बची|कुछ ही पल|देर (?:मत|न) (?:कीजिए|करें|करो)|सीट किसी और की हो|abhi ke abhi|tum hi reh|ghadi chal rahi|aaj nahi toh? kabhi nahi|agle \\S+ (?:minute|ghante) mein (?:gayab|khatam|band)',
      ),
      words(
        'लोग (?:अभी )?(?:इसे|यह|यही \\S+) (?:अभी )?देख रहे|log (?:abhi )?(?:ise |yeh )?dekh rahe|a+khri \\d+ seats?|seats? bach\\w+|abhi (?:book|join|order) karo,? (?:warna|nahi to)|gayi haath se',
      ),
      words('only|just|hardly|barely|last|final') +
        `\\s+${few}\\s?(?:more )?(?:${units})?\\s?` +
        words('left|remain\\w*|available|to go|free now'),
      words('last|final') +
        '\\s+(?:few |\\d+ |remaining )?' +
        words('seats?|spots?|slots?|chance|call|opportunity|hours? to'),
      words('only|just') +
        `\\s+${few}\\s+` +
        words('seats?|spots?|slots?|tickets?|copies') +
        '(?! (?:per|for each|in (?:the|this|our)|at a time))',
      `${words('hurry')}\\s*(?:up|!|,|:|—|-|and|before|now)|^hurry$`,
      words('act|book|buy|order|enrol|enroll|register|join|grab|claim|decide|call') +
        '\\s+(?:\\S+\\s+){0,3}' +
        words(
          "now or never|before it(?:’|')?s (?:too late|gone)|before (?:they|seats|slots|spots)(?:’|'| a)?(?:re)? (?:gone|run out|fill)|while (?:stocks?|seats|slots|places) lasts?|right now before|or miss out|or regret",
        ),
      words('act (?:now|fast|today)|buy now or|now or never'),
      near(
        'offer|price|discount|deal|sale|rate|fees?|bonus',
        22,
        'ends?|expires?|closes?|gone|over|vanish\\w*|disappears?|goes up|go up|rises?|doubles?|increases?',
        12,
        'soon|today|tonight|midnight|tomorrow|in [\\d:]+ (?:minutes?|hours?)|any (?:moment|time|minute)|shortly',
      ),
      words(
        '(?:selling|filling|going|booking|running)(?: up| out)? (?:fast|quickly|out)|almost (?:gone|full|sold out|over)|nearly (?:gone|full|sold out)|sells? out (?:fast|quickly|every)',
      ),
      words(
        '\\d+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|dozens of|hundreds of)',
      ) +
        '\\s+' +
        near(
          'people|others|clients|persons|visitors|members',
          14,
          'viewing|looking|watching|booked|bought|joined|booking|reading',
          20,
          'now|right now|today|this minute|in the last|just now|at this moment',
        ),
      near(
        'timer|countdown|clock',
        30,
        'price|offer|deal|discount|bonus|gone|expires?|disappears?|runs? out',
      ),
      words('sirf (?:aaj|agle \\d+)(?: ke liye)?|kal se (?:price|daam|rate|fees?)|pachh?tao\\w*'),
      words('limited') +
        '[- ]' +
        words('seats?|spots?|slots?|time(?: only| offer)?|period offer|stock|places'),
      words(
        'for a limited time|today only|only today|only for today|this offer will not (?:come|be) (?:back|repeated)|never again at this price|will never (?:come back|return)|once in a lifetime',
      ),
      words(
        "don(?:’|')?t miss(?: out| this| it| the (?:chance|offer|deal))?|do not miss (?:out|this|the chance)|you(?:’|')?ll regret|fear of missing out on this",
      ),
      'जल्दी (?:करें|कीजिए|करो|बुक)|आख़?िरी (?:मौक़?ा|अवसर|सीट\\S*)|अंतिम (?:मौक़?ा|अवसर)|(?:सिर्फ़?|केवल|बस|मात्र) (?:\\d+|कुछ|एक|दो|तीन|चार|पाँच|पांच) (?:ही )?(?:सीट\\S*|जगह\\S*|स्थान|स्लॉट)|सीमित (?:समय|सीट\\S*|अवधि|ऑफ़?र)|मौक़?ा (?:न|ना|हाथ से न) (?:चूक\\S*|गंवा\\S*|गँवा\\S*|जाने)|ऑफ़?र (?:आज|जल्द|कल|आधी रात|रात)\\S*\\s?\\S*\\s?(?:समाप्त|ख़?त्म|बंद)|आज ही आख़?िरी',
      words(
        'jaldi (?:karo|karen|karein|kijiye|book)|sirf \\d+ seats?|aakhri mauka|akhri mauka|mauka (?:na|mat) (?:chuk\\S*|gawa\\S*)|offer (?:aaj|jald) khatam',
      ),
    ],
    excuses: [
      words('(?:no|without|never|not|need to|in a) hurry|helplines?|emergency|danger|suicid\\w*|112|14416'),
      'जल्दी (?:न|ना|मत)|कोई जल्दी नहीं',
      denied(words('urgency|countdown|pressure|scarcity')),
    ],
  },
]
