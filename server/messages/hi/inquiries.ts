import type { inquiries as english } from '../en/inquiries.ts'

const mail = {
  subject: '{name} ने अपॉइंटमेंट के लिए पूछा है',
  text: ['{description}'],
  facts: [
    ['कैटेगरी', '{category, select, none {} other {{category}}}'],
    ['पसंद का समय', '{preferredAt, select, none {} other {{preferredAt}}}'],
    ['नाम', '{name}'],
    ['ई-मेल', '{email}'],
    ['मोबाइल नंबर', '{phone}'],
  ] satisfies [string, string][],
}

export const inquiries: typeof english = {
  added: { title: '{name} ने अपॉइंटमेंट के लिए पूछा है', text: ['{summary}'], mail },
  /** The healer's answer, to a person who may have no account. */
  answered: {
    title: '{healer} ने आपके सवाल का जवाब दिया है',
    text: ['{answer}'],
    mail: {
      subject: '{healer} ने आपके सवाल का जवाब दिया है',
      text: ['नमस्ते {name},', '{answer}'],
      button: { label: 'उपलब्ध समय देखें', to: '{link}' },
    },
  },
}
