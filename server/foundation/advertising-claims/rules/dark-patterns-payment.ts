import { type DarkPattern, denied, hindiDenial, near, within, words } from './rule.ts'

/** Dark patterns of prices, orders and subscriptions. */
export const paymentPatterns: DarkPattern[] = [
  {
    id: 'basket-sneaking',
    number: 2,
    title: 'Adds something to an order by itself',
    advice: 'Let people choose each thing that they pay for',
    marks: [
      near('took the liberty|upgraded you|upgrading you', 60, 'extra|₹ ?\\d+|rs'),
      near('popped|slipped|tucked|dropped|thrown|added', 50, '(?:in|into|to) your (?:cart|basket|order|bag)'),
      near('(?:is|are) already', 2, 'in (?:your|the) (?:cart|basket|order|bag)'),
      'अपने आप (?:जोड|जुड)',
      near(
        'donations?|insurance|protection|tips?|add-?ons?|memberships?|gift|kit|charity|e-?books?|subscriptions?|contributions?|₹ ?\\d+',
        40,
        '(?:is |are |was |will be |gets |has been )?(?:added|included|put|placed|pre-?added)',
        12,
        'automatically|by default|(?:to|in) (?:your|every|each) (?:cart|order|basket|bill|booking|payment)|for you|with every (?:order|booking)',
      ),
      near(
        '(?:have|has|are|is|was|were) (?:already |also )?(?:added|put|placed|included)',
        70,
        '(?:to|in) your (?:cart|order|basket|bill|booking)',
      ),
      near(
        "automatically|by default|we (?:also )?(?:add|have added)|we(?:’|')ve added",
        25,
        'donations?|insurance|protection|tips?|add-?ons?|memberships?|to (?:your|every|each) (?:cart|order|basket|bill|booking)',
      ),
      near(
        'basket|cart|order|bill|booking|payment|total|price',
        14,
        'includes?|contains?|comes with|(?:already )?has',
        20,
        'donations?|insurance|protection|tips?|add-?ons?|memberships?|gift|kit|contributions?|₹ ?\\d+',
        25,
        'unless you|untick\\w*|remove it|opt out|by default',
      ),
      `(?:दान|बीमा|सदस्यता|टिप)${within(25)}(?:अपने आप|स्वतः|ख़ुद|खुद)${within(20)}जुड़`,
    ],
    excuses: [
      denied(words('put|popped|slipped|add|adds|added|automatically|by default|included|includes?')),
      hindiDenial,
    ],
  },
  {
    id: 'subscription-trap',
    number: 5,
    title: 'Makes a subscription hard to leave',
    advice: 'Say how to cancel in one step, and where',
    marks: [
      near(
        'to cancel|cancellation|to leave|to end',
        30,
        '(?:a |signed |written |registered )*letter|registered post|by post|courier|in person|notari[sz]ed',
      ),
      near('(?:band|cancel|rokne) (?:karne )?ka', 8, 'option|tarika|rasta', 4, 'nahi'),
      'सदस्यता (?:समाप्त|रद्द|बंद) करने के लिए[^.!?।]{0,30}(?:शुल्क|पैसे|पत्र|कार्यालय|फोन)',
      '(?:रद्द|बंद) करने का (?:कोई )?(?:विकल्प|तरीका) नहीं',
      near(
        'subscriptions?|memberships?|plans?|packages?|programmes?|programs?',
        40,
        "cannot be (?:cancell?ed|stopped|paused|ended)|can(?:’|')?t (?:be )?(?:cancel|cancelled|stopped|left)|non[- ]?cancell?able|may not be (?:cancell?ed|ended)|has no cancellation|cannot (?:leave|cancel|stop)|lock(?:ed)?[- ]in",
      ),
      near(
        "cannot|can(?:’|')?t|may not|not (?:possible|allowed) to",
        10,
        'cancel|leave|end|stop|unsubscribe|pause',
        20,
        'subscriptions?|memberships?|plans?|packages?|before (?:the )?\\d+ months?',
      ),
      near(
        'cancel\\w*|unsubscrib\\w*|leave|end',
        25,
        'only',
        6,
        'by (?:post|letter|calling|phone|registered|courier|visiting|email|writing)|in person|at our office',
      ),
      near(
        'subscriptions?|memberships?|plans?|packages?|programmes?|programs?',
        20,
        'only be',
        12,
        'cancell?ed|ended|stopped|paused|left',
        12,
        'in person|at|by|on|through|after',
      ),
      near(
        'cancel\\w*|unsubscrib\\w*',
        14,
        'sending|writing|posting|couriering|mailing|faxing|visiting|coming to|calling|phoning',
        25,
        'letter|form|office|post|courier|fax|branch|manager|call cent(?:re|er)|department',
      ),
      near(
        'to (?:end|leave|stop|cancel|quit)(?: (?:it|the \\w+|your \\w+))?',
        12,
        'visit|write to|courier|post (?:us )?a|call',
      ),
      near(
        'to cancel|cancellation',
        16,
        '(?:call|visit|write to|post|courier|send (?:us |me )?(?:a |an )?(?:registered |signed |written )?(?:letter|form|fax)|by (?:registered )?post|requires? (?:a )?(?:letter|call|visit|written))',
      ),
      near(
        'lock[- ]?in (?:period|of)|no cancellations?(?: ever| allowed| possible)?',
        20,
        'subscriptions?|memberships?|plans?|months?|packages?',
      ),
      '(?:सदस्यता|सब्सक्रिप्शन|प्लान|मेंबरशिप)' +
        within(30) +
        '(?:रद्द नहीं|बंद नहीं|छोड़ नहीं|रद्द करना संभव नहीं|केवल फ़?ोन)',
    ],
    excuses: [words('any ?time|at once|in one (?:step|press|click)|कभी भी')],
  },
  {
    id: 'bait-and-switch',
    number: 7,
    title: 'Offers one thing and asks for another',
    advice: 'Name the whole price and each condition where the offer stands',
    marks: [
      near(
        'sold out|unavailable|not available|no longer (?:available|offered)',
        40,
        'offer you|booked you|gave you|moved you|give you|you (?:may|can) (?:take|have|book|get)',
      ),
      near('free|₹ ?0|at no cost|gift', 50, 'just|only|simply|you only|you just') +
        '\\s+(?:have to |need to )?' +
        words('pay|cover|add|buy|spend'),
      '(?:free|₹ ?\\d[\\d,]*|\\d+ ?% off|no cost)\\s?\\*',
      words('(?:starting|starts|from) (?:at |from )?(?:just |only )?₹ ?\\d[\\d,]*') +
        '\\s?(?:\\*|' +
        within(20) +
        words('upgrade|actual price|final price|real price|on call') +
        ')',
      near(
        'book|come|join|register',
        22,
        '(?:for|at) (?:free|₹ ?\\d+)',
        25,
        '(?:then|and) (?:upgrade|pay the rest|buy|switch|choose the paid)',
      ),
      near(
        'no longer available|sold out|not available|already over',
        20,
        'but|instead|however',
        30,
        'premium|packages?|plans?|₹|rs|upgrade|higher|bigger',
      ),
      near(
        'if (?:it|the offer|the free \\S+) is (?:over|sold out|gone|not available)',
        25,
        'you (?:get|will get|can buy|receive)|another|instead|higher',
      ),
      '(?:मुफ़्त|मुफ्त|फ़्री|फ्री|निःशुल्क)' +
        within(35) +
        '(?:बस|सिर्फ़?|केवल)\\s+(?:₹ ?)?\\S*\\s?(?:शुल्क|देना|दें|भुगतान|चुकाएँ|रुपये|रुपए|का)',
      near('free|muft', 25, 'bas|sirf', 12, 'dena|pay|charge|shulk'),
    ],
    excuses: [denied(words('pay|asterisk|conditions?|catch'), 20), words('you only pay (?:for|if|when)')],
  },
  {
    id: 'drip-pricing',
    number: 8,
    title: 'Names a part of the price only',
    advice: 'Name the whole price with taxes and fees',
    marks: [
      near(
        'taxes|room|meals|kit|fees?|charges?|material',
        50,
        '(?:are |is )?(?:charged|payable|collected|due|billed)',
        4,
        'on arrival|at the (?:venue|end|desk|ashram)|later|afterwards',
      ),
      near('baaki|baki', 12, 'charges?|paise|fees?|paisa', 30, 'baad|waqt|pata|time'),
      near(
        'plus|excluding|exclusive of|excl\\.?|not including|without|before',
        14,
        'gst|tax(?:es)?|(?:convenience|booking|platform|processing|service|registration|handling|internet) (?:fees?|charges?)|applicable (?:fees?|charges?|taxes)',
      ),
      '\\+\\s?(?:gst|tax(?:es)?|fees?|charges)',
      near(
        'gst|tax(?:es)?|(?:convenience|booking|platform|processing|service|registration|handling|internet|material|other|some|further) (?:fees?|charges?)|fees|charges',
        22,
        'extra|additional(?:ly)?|apply|applies|applicable|on top|added (?:later|at)|payable (?:later|separately|at)|at (?:the )?(?:checkout|payment|end)|billed separately|separately|as (?:applicable|actuals)',
      ),
      words('extra|additional|further|hidden|other') +
        '\\s+' +
        near('charges?|fees?|costs?', 16, 'apply|may|will|at|added|payable'),
      words("(?:conditions|terms|t ?& ?c(?:s|’s|'s)?|t&amp;c) (?:apply|applied)"),
      near(
        '(?:price|fees?|cost|rest|gst|charges)',
        30,
        '(?:told|revealed|shown|disclosed|explained|known) (?:only )?(?:later|at|after|on|during|in the)',
      ),
      '(?:जीएसटी|कर|टैक्स|शुल्क|चार्ज)\\S*\\s+(?:अलग|अतिरिक्त|एक्स्ट्रा)|(?:अतिरिक्त|अन्य) (?:शुल्क|चार्ज)\\S*\\s+(?:लागू|देय|लगेगा|लगेंगे|लग)|शर्तें लागू',
      words('gst (?:alag|extra)|charges? alag|tax alag|sharten lagu'),
    ],
    excuses: [
      denied(words('extra|additional|hidden|other|further|fees?|charges?|gst|tax(?:es)?|added'), 25),
      near('koi|bina|no', 12, 'extra|alag|additional|hidden'),
      near('कोई|बिना', 12, 'अतिरिक्त|अलग|शुल्क'),
    ],
  },
  {
    id: 'saas-billing',
    number: 12,
    title: 'Charges again or after a trial without asking',
    advice: 'Ask before each payment, or say the amount, the day and how to stop it',
    marks: [
      near('keep|go on|carry on|continue', 3, 'billing|charging|debiting', 40, 'card|account|upi|wallet|you'),
      near('renew(?:s|ed)', 4, 'on its own|by itself|silently|quietly'),
      near(
        '(?:do not|never) (?:send|give)',
        10,
        'reminders?|notice|warning',
        12,
        'before',
        12,
        'charge|debit|bill|renew\\w*',
      ),
      near('autopay|auto-?debit', 12, 'chalta|chalega|rahega|hota'),
      near(
        '(?:free )?trials?|free (?:for|month|week|period|session)|(?:days?|weeks?|months?) (?:for )?free',
        60,
        '(?:then|after(?:wards| that| which)?|converts?|becomes?|turns? into|continues? as|rolls? into)',
        40,
        'charged?|paid|₹ ?\\d[\\d,]*|renew\\w*|billed|subscription|debited|membership',
      ),
      near(
        '(?:your )?(?:card|upi|account|bank account|wallet)',
        6,
        '(?:will be|is|gets|shall be) (?:charged|debited|billed)',
        30,
        'automatically|after|unless|every|each|until|monthly|yearly|without',
      ),
      words('auto[- ]?(?:debit|charge|renew|bill|pay)\\w*'),
      near(
        '(?:renews?|renewed|charged|debited|billed|deducted|continues?)',
        25,
        'automatically|by itself|without (?:further |any )?(?:notice|asking|consent|reminder)',
      ),
      near('automatically', 8, 'renews?|renewed|charged?|debited|billed|deducted|upgrad\\w+|continues?'),
      near('apne aap|automatic(?:ally)?', 15, 'upgrade|renew|kat\\w*|debit|charge|deduct'),
      `(?:अपने आप|स्वतः|ऑटो)${within(12)}(?:रिन्यू|नवीनीकृत|कट|डेबिट|भुगतान|नवीनीकरण)`,
    ],
    excuses: [
      denied(words('renews?|renewed|renewal|auto\\S*|automatically|charged?|debit\\w*|billed|continues?')),
      hindiDenial,
    ],
  },
]
