import type { dependants as english } from '../en/dependants.ts'
import { withMail } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

const asked = '{payerName} ⟦brand⟧ पर आपके लिए हीलर के साथ सेशन बुक करना और उनका पेमेंट करना चाहते हैं।'
const account = '{payerName} ने ⟦brand⟧ पर आपके लिए सेशन बुक किए हैं। अब आपका अपना अकाउंट हो सकता है।'
const refund = `{back, select,
  money {{refundPaise} आपके पेमेंट के तरीके पर वापस किए जा रहे हैं। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}
  ${refundWays}
  other {}}`

export const dependants: typeof english = {
  asked: {
    title: '{payerName} आपके लिए सेशन बुक करना चाहते हैं',
    text: [asked],
    mail: {
      subject: '{payerName} आपके लिए सेशन बुक करना चाहते हैं',
      text: [
        asked,
        'आपका अपना अकाउंट होगा। {payerName} को सिर्फ़ तारीखें और रसीदें दिखती हैं, आपका लिखा हुआ या हीलर का लिखा हुआ कभी नहीं। आप इसे कभी भी बंद कर सकते हैं।',
      ],
      button: { label: 'पढ़ें और तय करें', to: '{link}' },
      notes: ['लिंक {hours} घंटे तक चलेगा। अगर आप {payerName} को नहीं जानते, तो इस ई-मेल को छोड़ दें।'],
    },
    sms: '⟦brand⟧: {payerName} आपके लिए सेशन बुक करना चाहते हैं। हाँ या ना: {link}',
  },
  account: {
    title: '⟦brand⟧ पर आपका अपना अकाउंट',
    text: [account],
    mail: {
      subject: '⟦brand⟧ पर आपका अपना अकाउंट',
      text: [
        account,
        'आपके सेशन, फ़ॉर्म और जवाब आपके हो जाएँगे। उसके बाद {payerName} को सिर्फ़ उन सेशन की तारीखें और रसीदें दिखेंगी जिनका पेमेंट उन्होंने किया।',
      ],
      button: { label: 'मेरा अकाउंट खोलें', to: '{link}' },
      notes: ['लिंक {hours} घंटे तक चलेगा और एक ही बार काम करेगा। इसे किसी को न दें।'],
    },
    sms: '⟦brand⟧: {payerName} ने आपको अपना अकाउंट भेजा है। {hours} घंटे में खोलें: {link}',
  },
  answered: {
    title: '{is, select, agreed {{who} ने हाँ की, आप उनके लिए सेशन बुक कर सकते हैं} other {{who} ने मना किया}}',
    text: ['{is, select, agreed {अब आप उनके लिए बुक कर सकते हैं।} other {}}'],
  },
  booked: withMail(
    '{who} के लिए सेशन बुक हुआ',
    ['{other} के साथ, {startsAt}। आपको यहाँ तारीखें और रसीदें दिखती हैं।'],
    'सेशन देखें',
  ),
  moved: withMail('{who} के सेशन का नया समय', ['{other} के साथ, {startsAt}।'], 'सेशन देखें'),
  ended: withMail('{who} का सेशन नहीं होगा', ['यह {other} के साथ {startsAt} को होना था।', refund], 'सेशन देखें'),
}
