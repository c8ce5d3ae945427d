import { type MessageTemplate, withMail } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

const when = '{startsAt}'
const view = 'अपॉइंटमेंट देखें'
const refund = `{back, select,
  unpaid {आपने अभी पेमेंट नहीं किया था, और आपको कुछ नहीं देना है।}
  money {हम {refundPaise} आपके पेमेंट के तरीके पर लौटा रहे हैं। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}
  ${refundWays}
  other {}}`

export const appointmentsTogether = {
  togetherInvited: {
    title: 'आपको एक अपॉइंटमेंट का न्योता मिला है',
    text: ['कोई चाहता है कि आप उनके साथ एक अपॉइंटमेंट में आएँ। न्योता {code}।'],
    mail: {
      subject: 'आपको एक अपॉइंटमेंट का न्योता मिला है',
      text: [
        'कोई चाहता है कि आप उनके साथ एक अपॉइंटमेंट में आएँ। इस न्योते का नंबर उन्हें पता है: {code}।',
        'पेज खोलकर अपने खाते से पूरी जानकारी देखें और {until} तक हाँ या ना कहें। ना कहने पर किसी को बताया नहीं जाता।',
      ],
      button: { label: 'न्योता खोलें', to: '{link}' },
      notes: ['इसी पेज पर आप ऐसे न्योते बंद कर सकते हैं।'],
    },
    sms: '⟦brand⟧: आपको अपॉइंटमेंट का न्योता है ({code})। जवाब दें या बंद करें: {link}',
  },
  togetherBooked: {
    title: 'आपका सेशन बुक हो गया है',
    text: [`{other} के साथ ${when}, औरों के साथ`],
    mail: {
      subject: '{other} के साथ आपका सेशन बुक हो गया है',
      text: [
        'इसमें कई लोग साथ आते हैं। अपॉइंटमेंट का पेज सिर्फ़ आपका है और बताता है कि सेशन होगा या नहीं। वहाँ शुरू होने तक रद्द कर सकते हैं, और रसीद डाउनलोड कर सकते हैं।',
      ],
      facts: [
        ['कब', when],
        ['किसके साथ', '{other}'],
      ],
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: {other} के साथ ${when} का सेशन, औरों के साथ। {link}`,
  },
  togetherStands: withMail(
    'आपका सेशन साथ में होगा',
    [`{other} के साथ ${when} का आपका सेशन होगा। आप में से हर एक का इसके लिए अपना पेज है।`],
    view,
  ),
  togetherStandsForHealer: withMail(
    'एक साथ वाला सेशन होगा',
    [`{other} के साथ ${when} का सेशन होगा, {people} क्लाइंट के साथ।`],
    view,
  ),
  togetherChoose: withMail(
    'चुनें कि आपका सेशन कैसे हो',
    [
      `{other} के साथ ${when} के आपके सेशन के बारे में सबने तय नहीं किया है।`,
      '{chooseBy} तक आप हाँ कहने वालों के साथ आ सकते हैं। कुछ न करने पर सेशन रद्द होगा और सबका पैसा लौटेगा।',
    ],
    'चुनें',
  ),
  togetherEnded: withMail(
    'यह सेशन साथ में नहीं होगा',
    [`{other} के साथ ${when} का सेशन साथ में नहीं होगा।`, refund],
    view,
  ),
} satisfies Record<string, MessageTemplate>
