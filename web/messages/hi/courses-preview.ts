import type { InLanguage } from '@newyou/contract/locales'
import type { coursesPreview as english } from '../en/courses-preview.ts'

/** Words around a course that a colleague looks at before clients do. */
export const coursesPreview: InLanguage<typeof english> = {
  metaTitle: 'कोर्स का प्रीव्यू | ⟦brand⟧',
  metaDescription: 'कोर्स जैसा क्लाइंट को दिखता है, टीम के लिए।',
  label: 'प्रीव्यू',
  words: 'प्रीव्यू: क्लाइंट को कोर्स ऐसा दिखता है। यहाँ कुछ भी गिना नहीं जाता।',
  states: {
    draft: 'यह कोर्स ड्राफ़्ट है।',
    scheduled: 'यह कोर्स तय समय पर पब्लिश होगा।',
    published: 'यह कोर्स पब्लिश हो चुका है।',
    archived: 'यह कोर्स आर्काइव में है।',
  },
  toPlayer: 'पाठ देखें',
  toPage: 'कोर्स का पेज देखें',
  toOffice: 'बैक ऑफ़िस पर वापस',
  waiting: 'प्रीव्यू खुल रहा है',
  none: 'इस कोर्स में अभी कोई पाठ नहीं है।',
  failed: 'प्रीव्यू नहीं खुला। फिर से कोशिश करें।',
  notFound: { title: 'कोर्स नहीं मिला', words: 'हो सकता है इसे हटा दिया गया हो।' },
  closed: {
    title: 'यह प्रीव्यू कोर्स संपादित करने वाली टीम के लिए है',
    words: 'एडमिनिस्ट्रेटर से संपादक की भूमिका माँगें।',
  },
}
