import type { inquiries as english } from '../en/inquiries.ts'

const facts = [
  ['पसंद का समय', '{preferredAt, select, none {} other {{preferredAt}}}'],
  ['नाम', '{name}'],
  ['ई-मेल', '{email}'],
  ['मोबाइल नंबर', '{phone}'],
] satisfies [string, string][]

export const inquiries: typeof english = {
  added: {
    title: '{name} ने अपॉइंटमेंट के लिए पूछा है',
    text: ['{summary}'],
    mail: {
      subject: '{name} ने अपॉइंटमेंट के लिए पूछा है',
      text: ['सवाल को प्रैक्टिस में पढ़ें और वहीं जवाब दें।'],
      facts,
      button: { label: 'सवाल पढ़ें', to: '{link}' },
    },
  },
  addedForHouse: {
    title: '{name} ने अपॉइंटमेंट के लिए पूछा है',
    text: ['{summary}'],
    mail: {
      subject: '{name} ने अपॉइंटमेंट के लिए पूछा है',
      text: ['{description}'],
      facts: [['कैटेगरी', '{category, select, none {} other {{category}}}'], ...facts] satisfies [
        string,
        string,
      ][],
    },
  },
  replied: {
    title: 'आपके सवाल का जवाब आया है',
    text: ['उसे अपने अकाउंट में, “मेरे सवाल” में पढ़ें।'],
    mail: {
      subject: 'आपके सवाल का जवाब आया है',
      text: ['उसे अपने अकाउंट में, “मेरे सवाल” में पढ़ें।'],
      button: { label: 'जवाब पढ़ें', to: '{link}' },
    },
  },
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
