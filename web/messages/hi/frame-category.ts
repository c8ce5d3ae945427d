import type { InLanguage } from '@newyou/contract/locales'
import type { frameCategory as english } from '../en/frame-category.ts'

/** An old link to a hidden category. */
export const frameCategory: InLanguage<typeof english> = {
  title: '“{category}” अब अलग विषय नहीं है',
  words: 'इस विषय के हीलर, कोर्स और इवेंट अब भी यहाँ हैं। इनमें से किसी विषय में देखिए, या सभी में।',
  all: 'सभी देखें',
  others: 'विषय',
}
