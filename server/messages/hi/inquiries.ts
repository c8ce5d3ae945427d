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
}
