import type { appointmentsInPerson as english } from '../en/appointments-in-person.ts'
import { withSms } from '../template.ts'

const when = '{startsAt}'
const ahead = '{ahead, select, day {आने वाला} other {2 घंटे बाद}}'
const view = 'अपॉइंटमेंट देखें'
const facts: [string, string][] = [
  ['कब', when],
  ['किसके साथ', '{other}'],
  ['कहाँ', '{where}'],
  ['नक्शा', '{map}'],
  ['कितनी देर', '{minutes} मिनट'],
]
const choices = ['कन्फ़र्म करें: {confirm}', 'समय बदलें: {reschedule}', 'रद्द करें: {cancel}']
const byAnswer = 'आप 1 लिखकर भी कन्फ़र्म कर सकते हैं, 2 लिखकर समय बदल सकते हैं।'

export const appointmentsInPerson: typeof english = {
  bookedInPersonForClient: {
    title: 'आपका सेशन बुक हो गया है',
    text: [`{other} के साथ, ${when}, {place} में`],
    mail: {
      subject: '{other} के साथ आपका सेशन बुक हो गया है',
      text: [
        'यह सेशन आमने-सामने होगा। पते के साथ कैलेंडर की फ़ाइल साथ में है। समय बदलने, रद्द करने या रसीद डाउनलोड करने के लिए अपॉइंटमेंट का पेज खोलें।',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: {other} के साथ आमने-सामने सेशन बुक हुआ: ${when}। {link}`,
  },
  bookedInPersonForHealer: {
    title: 'आमने-सामने का नया सेशन बुक हुआ',
    text: [`{other}, ${when}, {place} में`],
    mail: {
      subject: '{other} ने आपके साथ आमने-सामने का सेशन बुक किया है',
      text: ['कैलेंडर की फ़ाइल साथ में है। कमरा, और क्लाइंट किस बारे में बात करना चाहते हैं, यह अपॉइंटमेंट के पेज पर है।'],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: {other} ने आमने-सामने का सेशन बुक किया: ${when}। {link}`,
  },
  arrivedForHealer: withSms(
    '{other} पहुँच गए हैं',
    [`${when} के सेशन के लिए {other} पहुँच गए हैं।`],
    view,
    `{other} सेशन के लिए पहुँच गए हैं (${when})।`,
  ),
  otherHealerFree: withSms(
    'आपके सेशन के समय {other} उपलब्ध हैं',
    [`${when} को {other} उपलब्ध हैं, उतनी ही देर और उसी कीमत पर। यह समय आपके लिए रोका नहीं गया है।`],
    'यह समय देखें',
    `{other} उपलब्ध हैं (${when}), वही कीमत।`,
  ),
  otherHealerFreeThen: withSms(
    'आपके सेशन की जगह {other} उपलब्ध हैं',
    [`${when} को {other} उपलब्ध हैं। यह समय आपके लिए रोका नहीं गया है; कीमत बुकिंग से पहले दिखेगी।`],
    'यह समय देखें',
    `{other} उपलब्ध हैं (${when})।`,
  ),
  runningLate: withSms(
    '{other} को देर हो रही है',
    [`${when} के सेशन में {other} को लगभग {minutes} मिनट की देर होगी।`],
    view,
    `{other} {minutes} मिनट देर से आएँगे (${when})।`,
  ),
  reminderInPerson: {
    title: `आपका सेशन ${ahead} है`,
    text: [`{other} के साथ, ${when}, {where}`],
    mail: {
      subject: `{other} के साथ आपका सेशन ${ahead} है`,
      text: ['यह सेशन आमने-सामने होगा। रास्ते के लिए थोड़ा समय रखें।'],
      facts,
      button: { label: view, to: '{link}' },
      links: [
        { label: 'कन्फ़र्म करें', to: '{confirm}' },
        { label: 'समय बदलें', to: '{reschedule}' },
        { label: 'रद्द करें', to: '{cancel}' },
      ],
      notes: ['समय बदलने या रद्द करने पर पहले पूरी जानकारी दिखाई जाएगी, फिर आपसे पूछा जाएगा।'],
    },
    sms: `⟦brand⟧: {other} से आमने-सामने सेशन ${ahead}: ${when}। {link}`,
    whatsapp: `⟦brand⟧: {other} के साथ आपका सेशन ${ahead} है: ${when}।\n{where}\n{map}\n\n${choices.join('\n')}\n\n${byAnswer}`,
  },
}
