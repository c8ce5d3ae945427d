import { type DarkPattern, denied, near, within, words } from './rule.ts'

/** Dark patterns of choices and questions. */
export const choicePatterns: DarkPattern[] = [
  {
    id: 'confirm-shaming',
    number: 3,
    title: 'Shames people who say no',
    advice: 'Name both answers plainly: "Yes" and "No, thank you"',
    marks: [
      near("i(?: would|['’]d) rather", 3, 'stay|remain|keep|suffer|pay|be'),
      near(
        "i(?: am|['’]m) (?:fine|happy|ok|okay|content) (?:with|to)",
        4,
        'letting|wast\\w+|suffer\\w*|stay\\w*|remain\\w*|losing|missing|being|my (?:pain|stress|problems)',
      ),
      "^\\W*(?:skip|no|no,? thanks?|not now|later|maybe later|close|decline)\\s*[:,.–—-]\\s*i(?: am|['’]m) (?:fine|happy|ok|okay|content|good) (?:with|living|being|to|as)",
      `^\\W*(?:nahi|nahin|नहीं)[,:]? (?:mujhe|मुझे)${within(60)}(?:pasand|achha|theek|पसंद|ठीक) (?:hai|hoon|lagta|है|हूँ)`,
      words('no(?:,? (?:thanks?|thank you))?,?') +
        '\\s*(?:-|—|,)?\\s*' +
        near(
          "i(?:’|')?(?:d| would| will|ll| am|m| do not| don(?:’|')?t| prefer| like| hate| enjoy| want to)",
          40,
          'stay|remain|care|suffer\\w*|stress\\w*|sick|unhealthy|unhappy|pay more|pay full|money|heal|better|happy|alone|health|grow|miserable|wast\\w+|miss\\w*',
        ),
      words(
        "i (?:don(?:’|')?t|do not) (?:care about|want|deserve|need) (?:my |to be |to get |to |a )?(?:health|happy|happiness|better|family|peace|heal|healing|grow|growth|life|healthy|well-?being|wellbeing|well)",
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
      near('need to|must|have to', 4, 'buy|purchase|upgrade|subscribe', 40, 'before you can'),
      near(
        "cannot|can(?:’|')?t",
        30,
        'unless you',
        10,
        'share|invite|refer|follow|subscribe|install|forward|sign up|buy|join|take',
      ),
      near(
        'allow|give|grant',
        4,
        'access',
        4,
        'to (?:your|the) (?:contacts|photos|microphone|location|gallery|messages)',
        16,
        'to (?:continue|proceed|book|see|unlock)',
      ),
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
      near(
        'link|button|option',
        3,
        'to (?:refuse|decline|cancel|say no|close)',
        20,
        'tiny|small|gr[ae]y|hidden|pale|faint',
      ),
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
        45,
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
      near('written', 4, 'for us', 4, 'by'),
      near(
        'paid',
        4,
        'by',
        30,
        'praise|recommend|review|write|say|promote',
        60,
        'news|editorial|review|article|opinion',
      ),
      near(
        '(?:run|present|print|show|publish) it',
        2,
        'as',
        25,
        'news|opinion|editorial|reviews?|an? article',
      ),
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
]
