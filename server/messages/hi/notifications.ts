import { addresses } from '@newyou/contract/addresses'
import type { notifications as english } from '../en/notifications.ts'

const title = 'आज ⟦brand⟧ पर {count, plural, one {# नई सूचना} other {# नई सूचनाएँ}}'

export const notifications: typeof english = {
  /** The daily mail; the titles of what it gathers are added to it. */
  digest: {
    title,
    text: [],
    mail: {
      subject: title,
      text: ['{lines}'],
      button: { label: 'सभी सूचनाएँ देखें', to: `{site}${addresses.notifications}` },
    },
  },
  push: {
    title: '⟦brand⟧',
    text: [
      '{kind, select, sessions {आपके सेशन के बारे में नई जानकारी है} messages {आपके लिए नया मैसेज है} learning {आपके कोर्स और ई-बुक के बारे में नई जानकारी है} events {आपके इवेंट के बारे में नई जानकारी है} plans {आपके एक्शन प्लान के बारे में नई जानकारी है} support {आपके टिकट का जवाब आया है} community {आपके ग्रुप में कुछ नया है} money {पेमेंट के बारे में नई जानकारी है} other {आपके अकाउंट के बारे में नई जानकारी है}}',
    ],
  },
  gone: { title: 'अब उपलब्ध नहीं', text: ['जिसके बारे में यह सूचना थी, वह हटा दिया गया है'] },
  /** For who chose messages that say nothing. */
  neutral: {
    title: 'आपके लिए नया मैसेज है',
    text: [],
    mail: {
      subject: 'आपके लिए नया मैसेज है',
      text: ['आपके अकाउंट में कुछ नया है।'],
      button: { label: 'मेरा अकाउंट खोलें', to: `{site}${addresses.notifications}` },
    },
    sms: 'आपके लिए नया मैसेज है: {link}',
    whatsapp: 'आपके लिए नया मैसेज है। {link} पर पढ़ें।',
  },
}
