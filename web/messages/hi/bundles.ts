import type { InLanguage } from '@newyou/contract/locales'
import type { bundles as english } from '../en/bundles.ts'

export const bundles: InLanguage<typeof english> = {
  list: {
    metaTitle: 'कोर्स, ई-बुक और सेशन के पैकेज | ⟦brand⟧',
    metaDescription: 'कोर्स, ई-बुक और एक हीलर के साथ सेशन के पैकेज लेकर बचत करें।',
    title: 'पैकेज',
    lead: 'कोर्स, ई-बुक और सेशन एक साथ, कम कीमत में।',
    more: 'और पैकेज दिखाएँ',
    empty: 'कोई पैकेज उपलब्ध नहीं',
    emptyWords: 'कोर्स और ई-बुक अलग-अलग भी मिलते हैं।',
    emptyAction: 'सभी कोर्स देखें',
  },
  inside: {
    courses: '{count, plural, one {# कोर्स} other {# कोर्स}}',
    ebooks: '{count, plural, one {# ई-बुक} other {# ई-बुक}}',
    sessions: '{name} के साथ {count, plural, one {# सेशन} other {# सेशन}}',
  },
  price: {
    from: 'पैकेज {price} से शुरू।',
    logIn: 'कीमत देखने के लिए लॉग इन करें',
    logInAll: 'कीमतें देखने के लिए लॉग इन करें',
    afterLogIn: 'कीमत लॉग इन के बाद',
    free: 'मुफ़्त',
    single: 'अलग-अलग लेने पर {price}',
    saves: '{price} की बचत',
    tax: '{name} शामिल है।',
    lasts: 'सेशन खरीदने के {days, number} दिनों के अंदर इस्तेमाल करें।',
    forGood: 'कोर्स और ई-बुक हमेशा के लिए आपके।',
  },
  view: {
    metaTitle: '{title}, पैकेज | ⟦brand⟧',
    crumb: 'पैकेज',
    inside: 'इसमें क्या है',
    sessions: 'सेशन',
    sessionsWords:
      '{name} के साथ {minutes, number} मिनट के {count, plural, one {# सेशन} other {# सेशन}}, {days, number} दिन के अंदर। हमारी आम कैंसिलेशन पॉलिसी लागू होगी: समय रहते रद्द किया सेशन आपके पैक में वापस आ जाता है।',
    toHealer: '{name} के उपलब्ध समय देखें',
    courses: 'कोर्स',
    ebooks: 'ई-बुक',
    owned: 'यह आपके पास पहले से है। पैकेज की कीमत वही रहेगी।',
    demo: 'यह पैकेज डेमो कंटेंट है।',
  },
}
