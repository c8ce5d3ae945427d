import type { InLanguage } from '@newyou/contract/locales'
import type { dashboard as english } from '../en/dashboard.ts'

export const dashboard: InLanguage<typeof english> = {
  meta: 'डैशबोर्ड | ⟦brand⟧',
  title: 'डैशबोर्ड',
  greeting: {
    morning: 'सुप्रभात, {name}',
    afternoon: 'नमस्ते, {name}',
    evening: 'नमस्ते, {name}',
    night: 'नमस्ते, {name}',
  },
  greetingNobody: {
    morning: 'सुप्रभात',
    afternoon: 'नमस्ते',
    evening: 'नमस्ते',
    night: 'नमस्ते',
  },
  free: '{count, plural, one {आपके पास # मुफ़्त सेशन है।} other {आपके पास # मुफ़्त सेशन हैं।}}',
  toFree: 'मुफ़्त सेशन बुक करें',
  moved: 'आपका जवाब चाहिए',
  lead: {
    moved:
      '{count, plural, one {एक हीलर ने सेशन का समय बदला है। नया समय कन्फ़र्म करें।} other {# सेशन का समय बदला है। नए समय कन्फ़र्म करें।}}',
    loading: 'आपके अपॉइंटमेंट खुल रहे हैं',
    waiting:
      '{count, plural, one {# समय आपके लिए रखा गया है। पेमेंट पूरा करें।} other {# समय आपके लिए रखे गए हैं। पेमेंट पूरे करें।}}',
    next: 'आपका अगला सेशन: {when}।',
    nothing: 'आगे कोई सेशन बुक नहीं है।',
  },
  failed: 'आपके अपॉइंटमेंट नहीं खुले। आपकी बुकिंग सुरक्षित हैं। फिर से कोशिश करें।',
  empty: {
    title: 'अभी कोई सेशन नहीं',
    words: 'बुक करने के बाद आपके सेशन, जुड़ने के लिंक और रसीदें यहाँ दिखेंगी।',
    action: 'हीलर खोजें',
  },
  next: {
    mode: '{mode}, {zone}',
    see: 'अपॉइंटमेंट देखें',
    moved: '{name} ने सेशन का यह नया समय रखा है। इसे कन्फ़र्म करें।',
  },
  waiting: {
    title: 'पेमेंट बाकी है',
    titleAlso: 'इनका पेमेंट भी बाकी है',
    words: '{when}।',
    kept: 'यह समय {time} तक आपके लिए रखा गया है।',
    pay: '{price} का पेमेंट करें',
    goOn: 'पेमेंट पर जाएँ',
  },
  coming: 'आगे के सेशन',
  past: {
    title: 'पिछले सेशन',
    empty: 'हो चुके सेशन यहाँ दिखेंगे।',
    pages: 'पिछले सेशन के पेज',
  },
  orders: {
    title: 'ऑर्डर',
    empty: 'आपके ऑर्डर और रसीदें यहाँ दिखेंगी।',
    pay: 'अभी पेमेंट करें',
    allowanceBack: 'आपकी संस्था को वापस: {price}',
    couponBack: 'कूपन की छूट, वापस नहीं होगी: {price}',
    pages: 'ऑर्डर के पेज',
  },
  wallet: 'वॉलेट',
  walletWords: 'पेमेंट के समय इस्तेमाल करें।',
  toWallet: 'वॉलेट देखें',
  toRefer: 'रेफ़र करें, पॉइंट पाएँ',
  toPoints: 'लाइफ़ पॉइंट देखें',
}
