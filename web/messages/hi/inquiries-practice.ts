import type { InLanguage } from '@newyou/contract/locales'
import type { inquiriesPractice as english } from '../en/inquiries-practice.ts'

export const inquiriesPractice: InLanguage<typeof english> = {
  meta: 'पूछताछ | New You',
  title: 'पूछताछ',
  lead: 'बुक करने से पहले लोग आपसे क्या पूछते हैं। आपका जवाब वे अपने अकाउंट में पढ़ते हैं, या अकाउंट न हो तो ई-मेल में।',
  failed: 'आपकी पूछताछ नहीं खुली। फिर से कोशिश करें।',
  preferred: 'पसंद का समय: {when}',
  received: 'मिला {when}',
  waiting: 'नया',
  answered: 'जवाब दिया',
  label: 'आपका जवाब',
  hint: 'वे इसे अपने अकाउंट या ई-मेल में पढ़ेंगे। बाद में इसे बदला नहीं जा सकता।',
  send: 'जवाब भेजें',
  yours: 'आपका जवाब, {when}',
  pages: 'पूछताछ के पेज',
  none: {
    title: 'अभी कोई पूछताछ नहीं',
    words: 'आपके पेज से भेजे गए सवाल यहाँ दिखेंगे।',
  },
}
