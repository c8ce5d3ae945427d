import type { InLanguage } from '@newyou/contract/locales'
import type { staticPages as english } from '../en/static-pages.ts'

export const staticPages: InLanguage<typeof english> = {
  page: {
    home: 'होम',
    metaTitle: '{title} | ⟦brand⟧',
    version: 'वर्ज़न {version, number}, पिछला अपडेट {date}',
    toContact: 'कोई सवाल? हमसे संपर्क करें',
  },
  about: {
    metaTitle: 'हमारे बारे में | ⟦brand⟧',
    metaDescription: '⟦brand⟧ क्या है, हमारे हीलर कौन हैं, हमारे उसूल क्या हैं और कोई दिक्कत हो तो हम क्या करते हैं।',
    title: 'हमारे बारे में',
    lead: 'एक जगह, जहाँ आपकी बात सुनी जाती है।',
    demo: 'इस पेज पर डेमो कंटेंट है।',
    empty: 'यह पेज अभी तैयार नहीं है।',
    emptyWords: 'तब तक हमारे हीलर से मिलें।',
    healers: 'सभी हीलर देखें',
    contact: 'हमसे संपर्क करें',
  },
  onlyInEnglish: 'यह पेज अभी सिर्फ़ अंग्रेज़ी में है।',
  gallery: {
    metaTitle: 'फ़ोटो गैलरी | ⟦brand⟧',
    metaDescription: '⟦brand⟧ की तस्वीरें।',
    title: 'फ़ोटो गैलरी',
    lead: '⟦brand⟧ की एक झलक।',
    albums: 'एल्बम',
    all: 'सभी तस्वीरें',
    count: '{count, plural, one {# तस्वीर} other {# तस्वीरें}}',
    more: 'और दिखाएँ',
    open: 'बड़ा करके देखें: {alt}',
    demo: 'सभी तस्वीरें डेमो के लिए बनाए गए चित्र हैं।',
    empty: 'अभी कोई तस्वीर नहीं',
    emptyWords: 'तस्वीरें यहाँ दिखेंगी।',
    before: 'पिछली तस्वीर',
    after: 'अगली तस्वीर',
    place: '{total, number} में से {number, number}',
    viewer: 'तस्वीर',
    keys: 'बाएँ-दाएँ ऐरो बटन से आगे-पीछे जाएँ, Escape से बंद करें।',
  },
}
