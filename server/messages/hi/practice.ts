import type { practice as english } from '../en/practice.ts'
import { withMail } from '../template.ts'

/** The mail says that there is something and not what: others may read a mailbox. */
const given = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: {
    subject: title,
    text: [sentence],
    button: { label: 'अपॉइंटमेंट देखें', to: '{link}' },
  },
})

/** Who asked a colleague of the practice for it, and how. */
const asked =
  '{isOther, select, true {{askedBy} ने} other {आपने}} {channel, select, phone {फ़ोन पर} counter {मिलकर} other {मैसेज में}} हमसे इसके लिए कहा था।'
const notAsked = 'अगर किसी ने इसके लिए नहीं कहा था, तो हमें बताएँ।'

export const practice: typeof english = {
  summaryWritten: given('{healer} ने आपके सेशन का सारांश लिखा है', 'आप इसे अपने अपॉइंटमेंट के पेज पर पढ़ सकते हैं।'),
  summaryChanged: given('{healer} ने आपके सेशन का सारांश बदला है', 'आप इसे अपने अपॉइंटमेंट के पेज पर पढ़ सकते हैं।'),
  hoursChangedForYou: withMail(
    'हमने आपके लिए आपके काम के घंटे बदले हैं',
    [
      asked,
      '{week, select, true {आपके हफ़्ते के घंटे बदल गए हैं।} other {}}',
      '{dates, select, true {आपकी विशेष तारीखें बदल गई हैं।} other {}}',
      '{leave, select, true {आपकी छुट्टियाँ बदल गई हैं।} other {}}',
      '{rules, select, true {बुकिंग के आपके नियम बदल गए हैं।} other {}}',
      '{outside, plural, =0 {} one {बुक किया हुआ एक सेशन नए घंटों के बाहर है। वह बना रहेगा।} other {बुक किए हुए # सेशन नए घंटों के बाहर हैं। वे बने रहेंगे।}}',
      notAsked,
    ],
    'अपने घंटे देखें',
  ),
  pageChangedForYou: withMail(
    'हमने आपके लिए आपका पेज बदला है',
    [
      asked,
      '{price, select, true {आपके सेशन की कीमत अब {pricePaise} है। यह नई बुकिंग पर लागू होगी।} other {}}',
      '{facts, select, true {आपकी जानकारी बदल गई है।} other {}}',
      '{words, select, waiting {आपका नया टेक्स्ट हमारी जाँच के बाद दिखेगा।} changed {आपका टेक्स्ट बदल गया है।} other {}}',
      notAsked,
    ],
    'अपना पेज देखें',
  ),
  filesShared: given('{healer} ने आपके साथ फ़ाइलें शेयर की हैं', 'आप इन्हें अपने अपॉइंटमेंट के पेज पर खोल सकते हैं।'),
}
