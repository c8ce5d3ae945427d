import type { support as english } from '../en/support.ts'

/** Client mails and phone messages have only the number: others may read them, and a title can tell all. */
const forClient = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: {
    subject: `${title} (टिकट {number})`,
    text: [sentence],
    button: { label: 'टिकट देखें', to: '{link}' },
  },
})

const changed =
  '{from} ने {change, select, opened {यह टिकट खोला है} reopened {यह टिकट फिर से खोला है} other {नया मैसेज लिखा है}}।'

export const support: typeof english = {
  replied: forClient('आपके टिकट का नया जवाब', 'हमने आपके टिकट {number} का जवाब दिया है।'),
  closed: forClient(
    'आपका टिकट बंद हो गया है',
    'हमने आपका टिकट {number} बंद कर दिया है। दिक्कत दूर न हुई हो, तो टिकट फिर से खोलें और हमें जवाब दें।',
  ),
  /** For the people who answer. */
  assigned: {
    title: 'टिकट {number} अब आपके पास है',
    text: ['{from} ने “{title}” आपको दिया है।'],
    mail: {
      subject: 'टिकट {number} अब आपके पास है',
      text: ['{from} ने यह टिकट आपको दिया है।'],
      button: { label: 'टिकट देखें', to: '{link}' },
    },
  },
  changed: {
    title: 'टिकट {number}: {title}',
    text: [changed],
    mail: {
      subject:
        '{change, select, opened {नया टिकट {number}} reopened {टिकट {number} फिर से खुला} other {टिकट {number} में नया मैसेज}}',
      text: [changed],
      button: { label: 'टिकट देखें', to: '{link}' },
    },
  },
}
