import { addresses } from '@newyou/contract/addresses'
import type { payments as english } from '../en/payments.ts'

const returned = 'आपके पेमेंट का रिफ़ंड हो रहा है'
const why = `{reason, select,
  gone {पेमेंट पहुँचने तक आपका ऑर्डर उपलब्ध नहीं रहा।}
  paidTwice {इस ऑर्डर का पेमेंट पहले ही हो चुका था।}
  other {पेमेंट ऑर्डर से मेल नहीं खाया।}} “{title}” के पेमेंट का रिफ़ंड वहीं हो रहा है जहाँ से पेमेंट हुआ था। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।`

const toDashboard = { label: 'डैशबोर्ड खोलें', to: `{site}${addresses.dashboard}` }
const refundedToClient = 'आपके पेमेंट का रिफ़ंड हो गया है'
const refundedAtGateway = 'पेमेंट गेटवे पर एक पेमेंट का रिफ़ंड हुआ है'

const refundedByTeam = 'आपको रिफ़ंड मिला है'
const refundWords = `हमने “{title}” के लिए {amountPaise} का रिफ़ंड किया है। {isSent, select,
  true {कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}
  other {आपने वॉलेट और लाइफ़ पॉइंट से पेमेंट किया था, इसलिए रिफ़ंड उन्हीं में आ गया है।}}`
const refundToWalletWords =
  'आपके बैंक ने “{title}” के लिए {amountPaise} का रिफ़ंड नहीं लिया। हमने वह रकम आपके वॉलेट में डाल दी है।'

const linkToPay = '⟦brand⟧ का पेमेंट लिंक'
const linkWords = '{amountPaise} का पेमेंट बाकी है। आप लॉग इन किए बिना ऑनलाइन पेमेंट कर सकते हैं।'
const takenAtDesk = 'आपका पेमेंट मिल गया'
const takenWords =
  '“{title}” के लिए {amountPaise} फ़्रंट डेस्क पर मिले।{isWhole, select, true {} other { {leftPaise} बाकी हैं।}}'

export const payments: typeof english = {
  refundedToClient: {
    title: refundedToClient,
    text: [
      '“{title}” के {amountPaise} का रिफ़ंड वहीं हुआ है जहाँ से पेमेंट हुआ था। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।',
    ],
    mail: {
      subject: refundedToClient,
      text: ['रिफ़ंड वहीं जाता है जहाँ से पेमेंट हुआ था। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।'],
      facts: [
        ['रिफ़ंड', '{amountPaise}'],
        ['किसके लिए', '{title}'],
      ],
      button: toDashboard,
    },
  },
  refundedByTeam: {
    title: refundedByTeam,
    text: [refundWords],
    mail: { subject: refundedByTeam, text: [refundWords] },
  },
  disputed: {
    title: 'एक पेमेंट पर विवाद है',
    text: ['एक क्लाइंट का बैंक “{title}” के {amountPaise} वापस ले लेगा, अगर हम जवाब न दें। बैक ऑफ़िस में जवाब दें।'],
  },
  refundToWallet: {
    title: refundedByTeam,
    text: [refundToWalletWords],
    mail: { subject: refundedByTeam, text: [refundToWalletWords] },
  },
  refundedAtGateway: {
    title: refundedAtGateway,
    text: ['“{title}” के {amountPaise} ⟦brand⟧ के बाहर से वापस हुए हैं। ऑर्डर अपडेट कर दिया गया है।'],
  },
  linkToPay: {
    title: linkToPay,
    text: [linkWords],
    mail: {
      subject: linkToPay,
      text: [linkWords],
      button: { label: '{amountPaise} का पेमेंट करें', to: '{link}' },
      notes: ['यह लिंक {hours} घंटे चलेगा। जिसके पास लिंक है, वह पेमेंट कर सकता है।'],
    },
    sms: '⟦brand⟧: {amountPaise} का पेमेंट बाकी है। {hours} घंटे में करें: {link}',
    whatsapp: '⟦brand⟧: {amountPaise} का पेमेंट बाकी है। {link} पर {hours} घंटे में करें।',
  },
  takenAtDesk: {
    title: takenAtDesk,
    text: [takenWords],
    mail: { subject: takenAtDesk, text: [takenWords] },
  },
  paymentReturned: {
    title: returned,
    text: [why],
    mail: { subject: returned, text: [why], button: toDashboard },
  },
}
