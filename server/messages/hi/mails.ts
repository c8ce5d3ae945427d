import type { mails as english } from '../en/mails.ts'

/** Layout texts of all mails. */
export const mails: typeof english = {
  account: 'यह ई-मेल आपको इसलिए मिला है क्योंकि ⟦brand⟧ पर आपका अकाउंट है।',
  settings: 'सूचना की सेटिंग',
  unsubscribe: `{kind, select,
    sessions {सेशन}
    messages {मैसेज}
    learning {कोर्स और ई-बुक}
    events {वेबिनार और वर्कशॉप}
    plans {एक्शन प्लान}
    support {सपोर्ट टिकट}
    other {कम्युनिटी}} के ई-मेल बंद करें`,
  session: '{other} के साथ सेशन',
}
