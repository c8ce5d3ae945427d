import type { contact as english } from '../en/contact.ts'

export const contact: typeof english = {
  messageWritten: {
    title: '{name} का मैसेज',
    text: ['{reason}'],
    mail: {
      subject: '{name} का मैसेज',
      text: ['{reason}'],
      facts: [
        ['विषय', '{subject}'],
        ['नाम', '{name}'],
        ['ई-मेल', '{email}'],
        ['मोबाइल नंबर', '{phone}'],
      ],
    },
  },
  /** The answer of a colleague, to someone who has no account to read it in. */
  answered: {
    title: 'आपके मैसेज का जवाब',
    text: ['नमस्ते {name},', '{answer}', '⟦brand⟧'],
  },
}
