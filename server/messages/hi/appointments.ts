import type { appointments as english } from '../en/appointments.ts'
import { withSms } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

const when = '{startsAt}'
const refund = `{back, select,
  freeSession {आपका मुफ़्त सेशन फिर से आपके पास है। एक और बुक करें।}
  packSession {सेशन आपके पैक में वापस आ गया है। एक और बुक करें।}
  freeUsed {कैंसिलेशन पॉलिसी के हिसाब से मुफ़्त सेशन इस्तेमाल हुआ माना जाएगा।}
  packUsed {कैंसिलेशन पॉलिसी के हिसाब से सेशन इस्तेमाल हुआ माना जाएगा।}
  money {{refundPaise} का रिफ़ंड हो रहा है, वहीं जहाँ से पेमेंट हुआ था। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}
  ${refundWays}
  other {कैंसिलेशन पॉलिसी के हिसाब से रिफ़ंड नहीं मिलेगा।}}`
const fullRefund = `{back, select,
  freeSession {आपका मुफ़्त सेशन फिर से आपके पास है। एक और बुक करें।}
  packSession {सेशन आपके पैक में वापस आ गया है। एक और बुक करें।}
  ${refundWays}
  other {{refundPaise} का रिफ़ंड हो रहा है, वहीं जहाँ से पेमेंट हुआ था।}}`
const ahead = '{ahead, select, day {कल} hours {2 घंटे बाद} other {10 मिनट बाद}}'
const reminder = `{other} के साथ आपका सेशन ${ahead} है: ${when}।`
const view = 'अपॉइंटमेंट देखें'
/** The rows of a mail about a session that stands. */
const facts: [string, string][] = [
  ['कब', when],
  ['किसके साथ', '{other}'],
  ['कितनी देर', '45 मिनट'],
]
const choices = ['जुड़ें: {room}', 'कन्फ़र्म करें: {confirm}', 'समय बदलें: {move}', 'रद्द करें: {cancel}']

export const appointments: typeof english = {
  bookedForClient: {
    title: 'आपका सेशन बुक हो गया है',
    text: [`{other} के साथ, ${when}`],
    mail: {
      subject: '{other} के साथ आपका सेशन बुक हो गया है',
      text: ['कैलेंडर की फ़ाइल साथ में है। जुड़ने, समय बदलने, रद्द करने या रसीद डाउनलोड करने के लिए अपॉइंटमेंट का पेज खोलें।'],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `New You: {other} के साथ आपका सेशन बुक हो गया है: ${when}। {link}`,
  },
  bookedForHealer: {
    title: 'नया सेशन बुक हुआ',
    text: [`{other}, ${when}`],
    mail: {
      subject: '{other} ने आपके साथ सेशन बुक किया है',
      text: ['कैलेंडर की फ़ाइल साथ में है। क्लाइंट किस बारे में बात करना चाहते हैं, यह अपॉइंटमेंट के पेज पर है।'],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `New You: {other} ने आपके साथ सेशन बुक किया है: ${when}।`,
  },
  movedForClient: withSms(
    '{other} ने आपके सेशन का समय बदला है',
    [
      `{other} के साथ आपके सेशन का नया समय: ${when}।`,
      'नया समय कन्फ़र्म करें। समय ठीक न हो, तो दूसरा समय चुनें या रद्द करके पूरा रिफ़ंड लें।',
    ],
    'कन्फ़र्म करें या समय बदलें',
  ),
  movedForHealer: withSms(
    '{other} ने सेशन का समय बदला है',
    [`{other} के साथ आपके सेशन का नया समय: ${when}।`],
    view,
  ),
  moveAccepted: withSms('नया समय कन्फ़र्म हुआ', [`{other} ने ${when} का सेशन कन्फ़र्म किया है।`], view),
  confirmed: { title: '{other} ने सेशन कन्फ़र्म किया', text: [`समय: ${when}`] },
  cancelledForClient: withSms(
    '{by, select, healer {{other} ने आपका सेशन रद्द किया है} other {आपका सेशन रद्द हो गया है}}',
    [`{other} के साथ ${when} का आपका सेशन रद्द हो गया है।`, refund],
    view,
  ),
  cancelledForHealer: withSms(
    '{other} ने सेशन रद्द किया है',
    [`{other} के साथ ${when} का आपका सेशन रद्द हो गया है। यह समय फिर से खाली है।`],
    view,
  ),
  noShowForClient: withSms(
    'आपका सेशन छूट गया',
    [
      `{other} ने बताया है कि ${when} के सेशन में आप नहीं जुड़े।`,
      'अगर यह गलत है, तो सेशन के बाद {reportHours} घंटे के अंदर अपॉइंटमेंट के पेज पर रिपोर्ट करें।',
    ],
    view,
  ),
  reportedForHealer: withSms(
    '{other} ने बताया है कि आप नहीं जुड़े',
    [
      `{other} ने बताया है कि ${when} के सेशन में आप नहीं जुड़े। {reportHours} घंटे के अंदर जवाब दें।`,
      'जवाब न मिलने पर क्लाइंट को पूरा रिफ़ंड मिलेगा।',
    ],
    'रिपोर्ट का जवाब दें',
  ),
  absenceAdmitted: withSms(
    `{back, select,
      freeSession {आपका मुफ़्त सेशन फिर से आपके पास है}
      packSession {आपका सेशन पैक में वापस आ गया है}
      other {आपके सेशन का पूरा रिफ़ंड}}`,
    [`{other} ${when} के सेशन में नहीं जुड़े। हमें इसका अफ़सोस है।`, fullRefund],
    view,
  ),
  nobodyMet: withSms(
    `{back, select,
      freeSession {आपका मुफ़्त सेशन फिर से आपके पास है}
      packSession {आपका सेशन पैक में वापस आ गया है}
      other {आपके सेशन का पूरा रिफ़ंड}}`,
    [`{other} के साथ ${when} का आपका सेशन नहीं हुआ।`, fullRefund],
    view,
  ),
  absenceDenied: withSms(
    'आपकी रिपोर्ट की जाँच चल रही है',
    [`{other} का कहना है कि ${when} का सेशन हुआ था।`, 'हमारी टीम दोनों रिपोर्ट देखकर आपको लिखेगी।'],
    view,
  ),
  refundedForHealer: withSms(
    'आपके सेशन का रिफ़ंड क्लाइंट को दिया गया',
    [
      `{healer, select,
        absent {{other} के साथ ${when} के सेशन में आप नहीं जुड़े। क्लाइंट को पूरा रिफ़ंड मिला है।}
        other {${when} को आपकी और {other} की बात नहीं हो पाई। क्लाइंट को पूरा रिफ़ंड मिला है।}}`,
      'अगर आपको यह गलत लगे, तो सेशन के बाद {reportHours} घंटे के अंदर सेशन के पेज पर आपत्ति करें।',
    ],
    view,
  ),
  objected: withSms(
    'आपके सेशन की जाँच चल रही है',
    [`${when} के सेशन के फ़ैसले पर {other} ने आपत्ति की है।`, 'हमारी टीम दोनों तरफ़ की बात देखकर आपको लिखेगी।'],
    view,
  ),
  decidedRefund: withSms(
    'हमारा फ़ैसला: आपके सेशन का पूरा रिफ़ंड',
    [`हमने {other} के साथ ${when} के आपके सेशन की जाँच कर ली है। ${fullRefund}`],
    view,
  ),
  decidedLeave: withSms(
    'आपके सेशन पर हमारा फ़ैसला',
    [`हमने {other} के साथ ${when} का आपका सेशन देखा है। पहले का फ़ैसला बना रहेगा।`, 'वजह सेशन के पेज पर है।'],
    view,
  ),
  decidedForHealer: withSms(
    'आपके सेशन पर हमारा फ़ैसला',
    [
      `हमने {other} के साथ ${when} का आपका सेशन देखा है। {decision, select,
        refund {क्लाइंट को पूरा रिफ़ंड मिलेगा।}
        other {पहले का फ़ैसला बना रहेगा।}}`,
      'वजह सेशन के पेज पर है।',
    ],
    view,
  ),
  handedBackForHealer: withSms(
    '{other} ने एक सेशन वापस दिया है',
    [
      `{other} को ${when} के सेशन की ज़रूरत नहीं है। यह समय अब दूसरों के लिए खुला है।`,
      'कोई इसे बुक करे, तो आपका सेशन उनके साथ होगा। कोई बुक न करे, तो आपको आने की ज़रूरत नहीं, और कैंसिलेशन पॉलिसी लागू होगी।',
    ],
    view,
  ),
  takenBackForHealer: withSms(
    '{other} अब सेशन में आएँगे',
    [`{other} ने ${when} का सेशन वापस ले लिया है। यह पहले की तरह ही होगा।`],
    view,
  ),
  handedBackTaken: withSms(
    '{back, select, freeSession {आपका वापस दिया हुआ समय किसी ने बुक कर लिया} packSession {आपका वापस दिया हुआ समय किसी ने बुक कर लिया} other {पूरा रिफ़ंड: आपका वापस दिया हुआ समय किसी ने बुक कर लिया}}',
    [`आपका वापस दिया हुआ समय किसी ने बुक कर लिया: {other} के साथ ${when}।`, fullRefund],
    view,
  ),
  handedBackKept: withSms(
    'आपका वापस दिया हुआ समय किसी ने बुक नहीं किया',
    [`{other} के साथ ${when} का आपका सेशन नहीं हुआ।`, refund],
    view,
  ),
  reviewWritten: withSms(
    '{other} ने एक सेशन का रिव्यू लिखा है',
    [`{other} ने ${when} के सेशन का रिव्यू लिखा है। रिव्यू आपके पेज पर दिखता है, और आप एक बार जवाब दे सकते हैं।`],
    'रिव्यू पढ़ें',
  ),
  reviewAnswered: withSms(
    '{other} ने आपके रिव्यू का जवाब दिया है',
    ['{other} का जवाब उनके पेज पर आपके रिव्यू के नीचे दिखता है।'],
    'जवाब पढ़ें',
  ),
  reminder: {
    title: `आपका सेशन ${ahead} है`,
    text: [`{other} के साथ, ${when}`],
    mail: {
      subject: `{other} के साथ आपका सेशन ${ahead} है`,
      text: ['शुरू होने से कुछ मिनट पहले जुड़ें।'],
      facts,
      button: { label: 'सेशन में जुड़ें', to: '{room}' },
      links: [
        { label: 'कन्फ़र्म करें', to: '{confirm}' },
        { label: 'समय बदलें', to: '{move}' },
        { label: 'रद्द करें', to: '{cancel}' },
        { label: view, to: '{link}' },
      ],
      notes: ['समय बदलने या रद्द करने पर पहले पूरी जानकारी दिखाई जाएगी, फिर आपसे पूछा जाएगा।'],
    },
    sms: `New You: ${reminder} ${choices.join(' ')}`,
    whatsapp: `${reminder}\n\n${choices.join('\n')}`,
  },
}
