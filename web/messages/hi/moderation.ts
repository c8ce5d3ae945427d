import type { InLanguage } from '@newyou/contract/locales'
import type { moderation as english } from '../en/moderation.ts'

export const moderation: InLanguage<typeof english> = {
  report: 'रिपोर्ट करें',
  reportReview: '{name} के रिव्यू की रिपोर्ट करें',
  title: 'रिव्यू की रिपोर्ट',
  healerTitle: 'इस पेज की रिपोर्ट करें',
  whatWeSee: 'हमारी टीम इसे देखेगी। किसी को नहीं बताया जाएगा कि रिपोर्ट किसने की। जो फ़ैसला होगा, वह हम आपको बताएँगे।',
  what: 'क्या गलत है?',
  things: { 'healer-name': 'नाम', 'healer-picture': 'फ़ोटो' },
  whatMissing: 'चुनें कि रिपोर्ट किसकी करनी है',
  reason: 'वजह',
  reasonMissing: 'कोई वजह चुनें',
  reasons: {
    abuse: 'अपमान या परेशान करना',
    misleading: 'झूठ या गुमराह करने वाली बात',
    spam: 'विज्ञापन या पैसों की बात',
    danger: 'खतरनाक सलाह',
    privacy: 'निजी जानकारी',
    other: 'कुछ और',
  },
  words: 'कुछ और बताना हो तो (ज़रूरी नहीं)',
  send: 'रिपोर्ट भेजें',
  reported: 'धन्यवाद। हमारी टीम इसे देखेगी।',
  hidden: 'हमारी टीम ने इसे छिपा दिया है। यह सिर्फ़ आपको दिखता है।',
}
