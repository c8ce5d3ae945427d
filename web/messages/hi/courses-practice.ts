import type { InLanguage } from '@newyou/contract/locales'
import type { coursesPractice as english } from '../en/courses-practice.ts'

export const coursesPractice: InLanguage<typeof english> = {
  meta: 'सवाल | ⟦brand⟧',
  title: 'सवाल',
  lead: 'आपके कोर्स लेने वालों के सवाल। जवाब दिए हुए सवाल कोर्स के पेज पर दिखते हैं।',
  failed: 'सवाल नहीं खुले। फिर से कोशिश करें।',
  show: 'दिखाएँ',
  open: 'जवाब बाकी',
  answered: 'जवाब दिए हुए',
  course: 'कोर्स: {title}',
  by: '{name}, {when}',
  label: 'आपका जवाब',
  send: 'जवाब पब्लिश करें',
  sent: 'जवाब पब्लिश हो गया है',
  yours: 'आपका जवाब',
  pages: 'सवालों के पेज',
  none: { open: 'कोई सवाल बाकी नहीं', answered: 'अभी कोई जवाब नहीं दिया गया' },
  noneWords: 'आपके कोर्स के सवाल यहाँ दिखेंगे।',
}
