import type { InLanguage } from '@newyou/contract/locales'
import type { wishlist as english } from '../en/wishlist.ts'

export const wishlist: InLanguage<typeof english> = {
  meta: 'विशलिस्ट | ⟦brand⟧',
  title: 'विशलिस्ट',
  lead: 'जो आपने सेव किया है। यह सिर्फ़ आपको दिखता है।',
  count: '{count, plural, one {# चीज़} other {# चीज़ें}}',
  empty: 'आपकी विशलिस्ट खाली है',
  emptyWords: 'किसी हीलर, कोर्स, इवेंट या ई-बुक को यहाँ सेव करने के लिए उसके पास बने दिल पर टैप करें।',
  emptyAction: 'सभी हीलर देखें',
  failed: 'आपकी विशलिस्ट नहीं खुली',
  remove: '{title} को विशलिस्ट से हटाएँ',
  removed: '{title} को विशलिस्ट से हटा दिया गया',
  undo: 'वापस लाएँ',
  heart: { add: '{title} को विशलिस्ट में जोड़ें', remove: '{title} को विशलिस्ट से हटाएँ' },
  kinds: {
    healer: 'हीलर',
    course: 'कोर्स',
    bundle: 'पैकेज',
    ebook: 'ई-बुक',
    webinar: 'वेबिनार',
    workshop: 'वर्कशॉप',
  },
}
