import type { organizations as english } from '../en/organizations.ts'

const ended = '{organization} से अब आपके सेशन का पैसा नहीं मिलेगा'
const kept = '{organization} में आपकी सदस्यता खत्म हो गई है। जो सेशन पहले से बुक हैं, वे बने रहेंगे।'
const place = '⟦brand⟧ पर हीलर खोजे और सेशन बुक किए जाते हैं। सदस्यों के सेशन का कुछ पैसा {organization} से मिलता है।'

export const organizations: typeof english = {
  removed: { title: ended, text: [kept], mail: { subject: ended, text: [kept] } },
  /** To a person who may have no account, so its words are ours alone. */
  invited: {
    title: '{organization} ने आपको ⟦brand⟧ पर बुलाया है',
    text: [place],
    mail: {
      subject: '{organization} ने आपको ⟦brand⟧ पर बुलाया है',
      text: [
        place,
        '{organization} को दिखता है कि आप सदस्य हैं। आप क्या, किसके साथ और कब बुक करते हैं, यह नहीं दिखता।',
        'यह लिंक एक बार इस्तेमाल हो सकता है और 30 दिन तक चलता है। यह ई-मेल आपको इसलिए मिला, क्योंकि {organization} ने हमसे इसे भेजने को कहा।',
      ],
      button: { label: 'न्योता देखें', to: '{link}' },
    },
  },
}
