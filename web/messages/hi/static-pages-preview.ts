import type { InLanguage } from '@newyou/contract/locales'
import type { staticPagesPreview as english } from '../en/static-pages-preview.ts'

/** Words around a page that a colleague looks at before visitors do. */
export const staticPagesPreview: InLanguage<typeof english> = {
  metaTitle: 'पेज का प्रीव्यू',
  metaDescription: 'पेज जैसा विज़िटर को दिखता है, टीम के लिए।',
  label: 'प्रीव्यू',
  words: 'प्रीव्यू: विज़िटर को पेज ऐसा दिखता है।',
  states: {
    draft: 'यह पेज ड्राफ़्ट है।',
    scheduled: 'यह पेज तय समय पर पब्लिश होगा।',
    published: 'यह पेज पब्लिश हो चुका है।',
    archived: 'यह पेज आर्काइव में है।',
  },
  about: 'ड्राफ़्ट वाले हिस्से भी दिख रहे हैं।',
  faq: 'ड्राफ़्ट वाले सवाल भी दिख रहे हैं।',
  toOffice: 'बैक ऑफ़िस पर वापस',
  waiting: 'प्रीव्यू खुल रहा है',
  failed: 'प्रीव्यू नहीं खुला। फिर से कोशिश करें।',
  notFound: { title: 'पेज नहीं मिला', words: 'हो सकता है इसे हटा दिया गया हो।' },
  closed: {
    title: 'यह प्रीव्यू पेज संपादित करने वाली टीम के लिए है',
    words: 'एडमिनिस्ट्रेटर से संपादक की भूमिका माँगें।',
  },
}
