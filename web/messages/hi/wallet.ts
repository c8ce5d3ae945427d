import type { InLanguage } from '@newyou/contract/locales'
import type { wallet as english } from '../en/wallet.ts'

export const wallet: InLanguage<typeof english> = {
  meta: 'वॉलेट | New You',
  title: 'वॉलेट',
  failed: 'आपका वॉलेट नहीं खुला। आपके पैसे सुरक्षित हैं। फिर से कोशिश करें।',
  balance: 'उपलब्ध बैलेंस',
  held: '{price} एक ऑर्डर के लिए रोके गए हैं जिसका पेमेंट चल रहा है। पेमेंट न होने पर ये वापस आ जाएँगे।',
  closed: 'वॉलेट के पैसे New You पर किसी भी खरीदारी में काम आते हैं। इन्हें निकाला या किसी और को भेजा नहीं जा सकता।',
  toOrganization: 'सेशन, जिनका पैसा आपकी कंपनी या स्कूल देता है',
  toPoints: 'लाइफ़ पॉइंट देखें',
  topUp: {
    wallet: {
      title: 'पैसे जोड़ें',
      label: 'रकम (₹)',
      hint: '₹500 से ₹1,00,000 तक, पूरे रुपयों में।',
    },
    lifePoints: {
      title: 'लाइफ़ पॉइंट खरीदें',
      label: 'रकम (₹)',
      hint: '₹1 = 1 पॉइंट। ₹500 से ₹1,00,000 तक, पूरे रुपयों में।',
    },
    action: 'पेमेंट पर जाएँ',
  },
  history: {
    title: 'लेन-देन',
    filter: 'दिखाएँ',
    sides: { all: 'सभी', in: 'जमा', out: 'खर्च' },
    empty: 'अभी कोई लेन-देन नहीं।',
    emptySide: 'अभी इस तरह का कोई लेन-देन नहीं।',
    pages: 'लेन-देन के पेज',
    after: 'बैलेंस {balance}',
    kinds: {
      'top-up': 'टॉप-अप',
      payment: 'पेमेंट',
      returned: 'रिफ़ंड',
      gift: 'बोनस',
      referral: 'रेफ़रल का इनाम',
      correction: 'सुधार',
    },
  },
  points: {
    meta: 'लाइफ़ पॉइंट | New You',
    title: 'लाइफ़ पॉइंट',
    failed: 'आपके लाइफ़ पॉइंट नहीं खुले। आपका बैलेंस सुरक्षित है। फिर से कोशिश करें।',
    balance: 'उपलब्ध पॉइंट (1 पॉइंट = ₹1)',
    earned: 'कमाए हुए',
    bought: 'खरीदे हुए',
    held: '{count} पॉइंट एक ऑर्डर के लिए रोके गए हैं जिसका पेमेंट चल रहा है। पेमेंट न होने पर ये वापस आ जाएँगे।',
    closed: 'कमाए हुए पॉइंट खरीदे हुए पॉइंट से पहले लगते हैं। पॉइंट निकाले या किसी और को भेजे नहीं जा सकते।',
    toWallet: 'वॉलेट देखें',
    parts: 'कमाए हुए {earned}, खरीदे हुए {bought}',
  },
}
