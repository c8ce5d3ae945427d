import type { InLanguage } from '@newyou/contract/locales'
import type { coursesLearning as english } from '../en/courses-learning.ts'

export const coursesLearning: InLanguage<typeof english> = {
  meta: 'मेरे कोर्स | ⟦brand⟧',
  title: 'मेरे कोर्स',
  lead: 'आपके कोर्स और ई-बुक, किसी भी डिवाइस पर।',
  goOn: 'जारी रखें',
  start: 'शुरू करें',
  again: 'फिर से देखें',
  glance: 'सीखना जारी रखें',
  everything: 'मेरे कोर्स देखें',
  courses: 'कोर्स',
  ebooks: 'ई-बुक',
  done: '{count, number} में से {done, number} पाठ पूरे',
  next: 'आगे: {title}',
  allDone: 'कोर्स पूरा हुआ।',
  certificate: 'सर्टिफ़िकेट देखें',
  inBundle: 'पैकेज से मिला',
  more: 'और दिखाएँ',
  read: 'पढ़ना जारी रखें',
  open: 'ई-बुक खोलें',
  place: '{percent, number}% पढ़ा',
  emptyTitle: 'अभी कोई कोर्स या ई-बुक नहीं',
  emptyWords: 'खरीदे हुए कोर्स, ई-बुक और पैकेज यहाँ दिखेंगे।',
  emptyCourses: 'सभी कोर्स देखें',
  emptyEbooks: 'सभी ई-बुक देखें',
  failed: 'मेरे कोर्स नहीं खुले। फिर से कोशिश करें।',
}
