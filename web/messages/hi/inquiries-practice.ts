import type { InLanguage } from '@newyou/contract/locales'
import type { inquiriesPractice as english } from '../en/inquiries-practice.ts'

export const inquiriesPractice: InLanguage<typeof english> = {
  meta: 'बुकिंग के सवाल | ⟦brand⟧',
  title: 'बुकिंग के सवाल',
  lead: 'बुक करने से पहले लोग आपसे क्या पूछते हैं। आपका जवाब वे अपने अकाउंट में पढ़ते हैं, या अकाउंट न हो तो ई-मेल में।',
  failed: 'बुकिंग के सवाल नहीं खुले। फिर से कोशिश करें।',
  preferred: 'पसंद का समय: {when}',
  received: 'मिला {when}',
  waiting: 'नया',
  answered: 'जवाब दिया',
  label: 'आपका जवाब',
  hint: 'वे इसे अपने अकाउंट या ई-मेल में पढ़ेंगे। भेजने के बाद इसे बदला नहीं जा सकता।',
  send: 'जवाब भेजें',
  yours: 'आपका जवाब, {when}',
  pages: 'बुकिंग के सवालों के पेज',
  none: {
    title: 'बुकिंग का अभी कोई सवाल नहीं',
    words: 'आपके पेज से भेजे गए सवाल यहाँ दिखेंगे।',
  },
}
