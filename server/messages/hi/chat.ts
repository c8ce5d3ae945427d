import type { chat as english } from '../en/chat.ts'

const unread = 'इसे पढ़ने के लिए लॉग इन करें। आपकी प्राइवेसी के लिए यहाँ न भेजने वाले का नाम है, न मैसेज।'

export const chat: typeof english = {
  messageArrived: { title: '{other} ने आपको मैसेज भेजा है', text: ['पढ़ने के लिए बातचीत खोलें'] },
  /** A mail says neither who wrote nor what: others may read a mailbox. */
  unread: {
    title: '⟦brand⟧ पर आपके लिए नया मैसेज है',
    text: [unread],
    mail: {
      subject: '⟦brand⟧ पर आपके लिए नया मैसेज है',
      text: [unread],
      button: { label: 'मैसेज पढ़ें', to: '{link}' },
    },
  },
}
