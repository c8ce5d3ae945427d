import type { appointments as english } from '../en/appointments.ts'
import { withMail, withSms, withWhatsapp } from '../template.ts'
import { appointmentsInPerson } from './appointments-in-person.ts'
import { appointmentsLater } from './appointments-later.ts'
import { appointmentsTogether } from './appointments-together.ts'
import { refundWays } from './payments-refund-ways.ts'

/** The end of a text by WhatsApp, which takes no link at the very end. */
const more = 'और जानकारी {link} पर है।'

const when = '{startsAt}'
const refund = `{back, select,
  freeSession {आपका मुफ़्त सेशन फिर से आपके पास है। एक और बुक करें।}
  packSession {सेशन आपके पैक में वापस आ गया है। एक और बुक करें।}
  freeUsed {रद्द करने में देर हुई, इसलिए आपका मुफ़्त सेशन नहीं बचा।}
  packUsed {रद्द करने में देर हुई, इसलिए पैक का यह सेशन नहीं बचा।}
  unpaid {पेमेंट अभी नहीं हुआ था, और आपको कुछ नहीं देना है।}
  money {{refundPaise} का रिफ़ंड हो रहा है, वहीं जहाँ से पेमेंट हुआ था। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}
  payer {रिफ़ंड उसे मिलेगा जिसने यह सेशन बुक किया था।}
  ${refundWays}
  other {रद्द करने में देर हुई, इसलिए रिफ़ंड नहीं मिलेगा।}}`
const fullRefund = `{back, select,
  freeSession {आपका मुफ़्त सेशन फिर से आपके पास है। एक और बुक करें।}
  packSession {सेशन आपके पैक में वापस आ गया है। एक और बुक करें।}
  unpaid {पेमेंट अभी नहीं हुआ था, और आपको कुछ नहीं देना है।}
  payer {रिफ़ंड उसे मिलेगा जिसने यह सेशन बुक किया था।}
  ${refundWays}
  other {{refundPaise} का रिफ़ंड हो रहा है, वहीं जहाँ से पेमेंट हुआ था।}}`
const ahead = '{ahead, select, day {आने वाला} hours {2 घंटे बाद} other {10 मिनट बाद}}'
const reminder = `{other} के साथ आपका सेशन ${ahead} है: ${when}।`
const view = 'अपॉइंटमेंट देखें'
/** The rows of a mail about a session that stands. */
const facts: [string, string][] = [
  ['कब', when],
  ['किसके साथ', '{other}'],
  ['कितनी देर', '45 मिनट'],
]
const choices = ['जुड़ें: {room}', 'कन्फ़र्म करें: {confirm}', 'समय बदलें: {reschedule}', 'रद्द करें: {cancel}']
const byAnswer = 'आप 1 लिखकर भी कन्फ़र्म कर सकते हैं, 2 लिखकर समय बदल सकते हैं।'

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
    sms: `⟦brand⟧: {other} के साथ सेशन बुक हुआ: ${when}। {link}`,
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
    sms: `⟦brand⟧: {other} ने सेशन बुक किया: ${when}। {link}`,
  },
  beginsNowForHealer: withWhatsapp(
    '{other} आपका इंतज़ार कर रहे हैं',
    [
      `{other} ने इस समय के सेशन का पेमेंट कर दिया है: ${when}।`,
      'शुरू होने के पाँच मिनट बाद तक आप न आए, तो उन्हें पूरा रिफ़ंड मिलेगा। रूम खुला है।',
    ],
    'सेशन देखें',
    `{other} इंतज़ार में हैं, सेशन: ${when}। आएँ:`,
    more,
  ),
  rescheduledForClient: withSms(
    '{other} ने आपके सेशन का समय बदला है',
    [
      `{other} के साथ आपके सेशन का नया समय: ${when}।`,
      'नया समय कन्फ़र्म करें। समय ठीक न हो, तो दूसरा समय चुनें या रद्द करके पूरा रिफ़ंड लें।',
    ],
    'कन्फ़र्म करें या समय बदलें',
    `{other} ने सेशन का नया समय रखा: ${when}। देखें:`,
  ),
  rescheduledForHealer: withSms(
    '{other} ने सेशन का समय बदला है',
    [`{other} के साथ आपके सेशन का नया समय: ${when}।`],
    view,
    `{other} के साथ सेशन का नया समय: ${when}।`,
  ),
  rescheduledByYou: withSms(
    'आपके सेशन का नया समय',
    [`{other} के साथ आपका सेशन अब ${when} है।`],
    view,
    `{other} के साथ सेशन का नया समय: ${when}।`,
  ),
  rescheduleAccepted: withSms(
    'नया समय कन्फ़र्म हुआ',
    [`{other} ने ${when} का सेशन कन्फ़र्म किया है।`],
    view,
    `{other} ने सेशन कन्फ़र्म किया: ${when}।`,
  ),
  confirmed: { title: '{other} ने सेशन कन्फ़र्म किया', text: [`समय: ${when}`] },
  cancelledForClient: withSms(
    '{by, select, healer {{other} ने आपका सेशन रद्द किया है} other {आपका सेशन रद्द हो गया है}}',
    [`{other} के साथ ${when} का आपका सेशन रद्द हो गया है।`, refund],
    view,
    `{other} के साथ सेशन रद्द हुआ: ${when}।`,
  ),
  cancelledForHealer: withSms(
    '{other} ने सेशन रद्द किया है',
    [`{other} के साथ ${when} का आपका सेशन रद्द हो गया है। यह समय फिर से उपलब्ध है।`],
    view,
    `{other} ने सेशन रद्द किया: ${when}।`,
  ),
  noShowForClient: withSms(
    '{other} ने बताया है कि आपने सेशन में हिस्सा नहीं लिया',
    [
      `{other} ने बताया है कि आपने ${when} के सेशन में हिस्सा नहीं लिया।`,
      'अगर यह गलत है, तो सेशन के बाद {reportHours} घंटे के अंदर अपॉइंटमेंट के पेज पर रिपोर्ट करें।',
    ],
    view,
    `{other} ने बताया, आप सेशन में नहीं थे: ${when}।`,
  ),
  reportedForHealer: withSms(
    '{other} ने बताया है कि आपने सेशन में हिस्सा नहीं लिया',
    [
      `{other} ने बताया है कि आपने ${when} के सेशन में हिस्सा नहीं लिया। {reportHours} घंटे के अंदर जवाब दें।`,
      'जवाब न मिलने पर क्लाइंट को पूरा रिफ़ंड मिलेगा।',
    ],
    'रिपोर्ट का जवाब दें',
    `{reportHours} घंटे में जवाब दें: {other} का सेशन, ${when}।`,
  ),
  absenceAdmitted: withSms(
    `{back, select,
      freeSession {आपका मुफ़्त सेशन फिर से आपके पास है}
      packSession {आपका सेशन पैक में वापस आ गया है}
      unpaid {{other} ने हिस्सा नहीं लिया}
      other {{other} ने हिस्सा नहीं लिया। आपको पूरा रिफ़ंड मिलेगा}}`,
    [`{other} ने ${when} के सेशन में हिस्सा नहीं लिया। हमें इसका अफ़सोस है।`, fullRefund],
    view,
    `{other} सेशन में नहीं थे: ${when}। रिफ़ंड:`,
  ),
  nobodyMet: withSms(
    `{back, select,
      freeSession {आपका मुफ़्त सेशन फिर से आपके पास है}
      packSession {आपका सेशन पैक में वापस आ गया है}
      unpaid {आपका सेशन नहीं हुआ}
      other {आपका सेशन नहीं हुआ। आपको पूरा रिफ़ंड मिलेगा}}`,
    [`{other} के साथ ${when} का आपका सेशन नहीं हुआ।`, fullRefund],
    view,
    `{other} के साथ सेशन नहीं हुआ: ${when}।`,
  ),
  absenceDenied: withSms(
    'आपकी रिपोर्ट की जाँच चल रही है',
    [`{other} का कहना है कि ${when} का सेशन हुआ था।`, 'हमारी टीम दोनों रिपोर्ट देखकर आपको लिखेगी।'],
    view,
    `{other} के हिसाब से सेशन हुआ था: ${when}।`,
  ),
  refundedForHealer: withSms(
    'आपके सेशन का रिफ़ंड क्लाइंट को दिया गया',
    [
      `{healer, select,
        absent {आपने {other} के साथ ${when} के सेशन में हिस्सा नहीं लिया। क्लाइंट को पूरा रिफ़ंड मिला है।}
        other {${when} को आपकी और {other} की बात नहीं हो पाई। क्लाइंट को पूरा रिफ़ंड मिला है।}}`,
      'अगर आपको यह गलत लगे, तो सेशन के बाद {reportHours} घंटे के अंदर सेशन के पेज पर दोबारा जाँच के लिए कहें।',
    ],
    view,
    `{other} को रिफ़ंड मिला: ${when}। देखें:`,
  ),
  objected: withSms(
    'आपके सेशन की जाँच चल रही है',
    [`{other} ने ${when} के सेशन की दोबारा जाँच के लिए कहा है।`, 'हमारी टीम दोनों तरफ़ की बात देखकर आपको लिखेगी।'],
    view,
    `{other} ने सेशन की जाँच के लिए कहा: ${when}।`,
  ),
  decidedRefund: withSms(
    'हमने आपके सेशन की जाँच की: आपको पूरा रिफ़ंड मिलेगा',
    [`हमने {other} के साथ ${when} के आपके सेशन की जाँच कर ली है। ${fullRefund}`],
    view,
    `{other} के साथ सेशन का पूरा रिफ़ंड: ${when}।`,
  ),
  decidedLeave: withSms(
    'हमने आपके सेशन की जाँच की: कुछ नहीं बदला',
    [`हमने {other} के साथ ${when} के आपके सेशन की जाँच की है। कुछ नहीं बदला।`, 'वजह सेशन के पेज पर है।'],
    view,
    `{other} का सेशन जाँचा, कुछ नहीं बदला: ${when}।`,
  ),
  decidedForHealer: withSms(
    '{decision, select, refund {हमने आपके सेशन की जाँच की: क्लाइंट को रिफ़ंड मिलेगा} other {हमने आपके सेशन की जाँच की: कुछ नहीं बदला}}',
    [
      `हमने {other} के साथ ${when} के आपके सेशन की जाँच की है। {decision, select,
        refund {क्लाइंट को पूरा रिफ़ंड मिलेगा।}
        other {कुछ नहीं बदला।}}`,
      'वजह सेशन के पेज पर है।',
    ],
    view,
    `{other} का सेशन जाँचा, {decision, select, refund {उन्हें रिफ़ंड} other {कुछ नहीं बदला}}: ${when}।`,
  ),
  releasedForHealer: withSms(
    '{other} ने एक सेशन दूसरों के लिए छोड़ा है',
    [
      `{other} को ${when} के सेशन की ज़रूरत नहीं है। यह समय अब दूसरों के लिए खुला है।`,
      'कोई इसे बुक करे, तो आपका सेशन उनके साथ होगा। कोई बुक न करे, तो आपको आने की ज़रूरत नहीं, और कैंसिलेशन पॉलिसी लागू होगी।',
    ],
    view,
    `{other} ने समय दूसरों के लिए छोड़ा: ${when}।`,
  ),
  takenBackForHealer: withSms(
    '{other} का सेशन पहले की तरह होगा',
    [`{other} ने ${when} का अपना समय फिर से ले लिया है। सेशन पहले की तरह होगा।`],
    view,
    `{other} का सेशन पहले की तरह होगा: ${when}।`,
  ),
  releasedTaken: withSms(
    '{back, select, freeSession {आपका छोड़ा हुआ समय किसी ने बुक कर लिया} packSession {आपका छोड़ा हुआ समय किसी ने बुक कर लिया} other {पूरा रिफ़ंड: आपका छोड़ा हुआ समय किसी ने बुक कर लिया}}',
    [`आपका छोड़ा हुआ समय किसी ने बुक कर लिया: {other} के साथ ${when}।`, fullRefund],
    view,
    `आपका छोड़ा समय बुक हुआ: ${when}। देखें:`,
  ),
  releasedKept: withSms(
    'आपका छोड़ा हुआ समय किसी ने बुक नहीं किया',
    [`{other} के साथ ${when} का आपका सेशन नहीं हुआ।`, refund],
    view,
    `आपका छोड़ा समय बुक नहीं हुआ: ${when}। देखें:`,
  ),
  reviewWritten: withMail(
    '{other} ने एक सेशन का रिव्यू लिखा है',
    [`{other} ने ${when} के सेशन का रिव्यू लिखा है। रिव्यू आपके पेज पर दिखता है, और आप एक बार जवाब दे सकते हैं।`],
    'रिव्यू पढ़ें',
  ),
  reviewAnswered: withMail(
    '{other} ने आपके रिव्यू का जवाब दिया है',
    ['{other} ने आपके रिव्यू का जवाब दिया है। वह उनके पेज पर आपके रिव्यू के नीचे दिखता है।'],
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
        { label: 'समय बदलें', to: '{reschedule}' },
        { label: 'रद्द करें', to: '{cancel}' },
        { label: view, to: '{link}' },
      ],
      notes: ['समय बदलने या रद्द करने पर पहले पूरी जानकारी दिखाई जाएगी, फिर आपसे पूछा जाएगा।'],
    },
    sms: `⟦brand⟧: {other} के साथ सेशन ${ahead}: ${when}। {link}`,
    whatsapp: `⟦brand⟧: ${reminder}\n\n${choices.join('\n')}\n\n${byAnswer}`,
  },
  ...appointmentsInPerson,
  ...appointmentsLater,
  ...appointmentsTogether,
}
