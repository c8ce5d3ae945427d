import type { healingSessions as english } from '../en/healing-sessions.ts'
import { withMail, withSms } from '../template.ts'

const made = '{other} ने आपको हीलिंग सेशन का ऑफ़र दिया है'
const answer = '{answerUntil} तक मंज़ूर करें या मना करें। समय तब तक आपके लिए रखा है, और मंज़ूर किए बिना कोई पैसा नहीं लगेगा।'
const sms = '⟦brand⟧: {other} ने सेशन का ऑफ़र दिया: {startsAt}। {link}'
const whatsapp = `⟦brand⟧: ${made}: “{title}”, {startsAt}। और जानकारी {link} पर है।`

export const healingSessions: typeof english = {
  offerMade: {
    title: made,
    text: [
      '“{title}”, {startsAt}।',
      '{isFree, select, true {यह मुफ़्त है।} other {कीमत: {pricePaise}।}}',
      answer,
    ],
    mail: {
      subject: made,
      text: [answer],
      facts: [
        ['सेशन', '{title}'],
        ['कब', '{startsAt}'],
        ['कीमत', '{isFree, select, true {मुफ़्त} other {{pricePaise}}}'],
      ],
      button: { label: 'ऑफ़र देखें', to: '{link}' },
    },
    sms,
    whatsapp,
  },
  offerDeclined: withSms(
    '{other} ने आपका ऑफ़र मंज़ूर नहीं किया',
    ['{other} ने {startsAt} का आपका ऑफ़र “{title}” मंज़ूर नहीं किया। यह समय फिर से उपलब्ध है।'],
    'मेरी प्रैक्टिस खोलें',
    '{other} ने ऑफ़र मंज़ूर नहीं किया: {startsAt}।',
  ),
  offerWithdrawn: withSms(
    '{other} ने अपना ऑफ़र वापस ले लिया है',
    ['{other} ने {startsAt} का ऑफ़र “{title}” वापस ले लिया है। कोई पैसा नहीं लगा।'],
    'मेरे सेशन',
    '{other} ने ऑफ़र वापस लिया: {startsAt}।',
  ),
  offerExpiredForClient: withMail(
    '{other} का ऑफ़र खत्म हो गया है',
    ['{startsAt} के लिए {other} का ऑफ़र “{title}” खत्म हो गया है।', 'कोई पैसा नहीं लगा।'],
    'मेरे सेशन',
  ),
  offerExpiredForHealer: withMail(
    '{other} के लिए आपका ऑफ़र खत्म हो गया है',
    ['{startsAt} के लिए {other} को दिया गया आपका ऑफ़र “{title}” खत्म हो गया है।', 'यह समय फिर से उपलब्ध है।'],
    'मेरी प्रैक्टिस खोलें',
  ),
}
