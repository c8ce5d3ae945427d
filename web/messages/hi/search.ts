import type { InLanguage } from '@newyou/contract/locales'
import type { search as english } from '../en/search.ts'

export const search: InLanguage<typeof english> = {
  title: 'खोजें',
  label: '⟦brand⟧ में खोजें',
  placeholder: 'हीलर, कोर्स, लेख खोजें',
  hint: 'खोजने के लिए लिखना शुरू करें। स्पेलिंग थोड़ी गलत हो, तो भी चलेगा।',
  none: '“{words}” के लिए कुछ नहीं मिला। कम शब्द लिखें या सभी हीलर देखें।',
  failed: 'खोज नहीं हो पाई। फिर से कोशिश करें।',
  found: '{count, plural, one {# नतीजा} other {# नतीजे}}',
  more: '{total, plural, =1001 {कुल 1,000+} other {{count, number} और}}',
  corrected: '“{words}” के नतीजे दिखाए जा रहे हैं।',
  helplines: 'मुफ़्त हेल्पलाइन',
  doors: 'विषय के हिसाब से देखें',
  keys: 'ऐरो बटन से चुनें, Enter से खोलें, Escape से बंद करें।',
  kinds: {
    healer: 'हीलर',
    course: 'कोर्स',
    webinar: 'वेबिनार',
    workshop: 'वर्कशॉप',
    ebook: 'ई-बुक',
    bundle: 'पैकेज',
    blog: 'ब्लॉग',
    'success-story': 'सफलता की कहानियाँ',
    page: 'पेज और मदद',
  },
}
