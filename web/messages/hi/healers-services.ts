import type { InLanguage } from '@newyou/contract/locales'
import type { healersServices as english } from '../en/healers-services.ts'

export const healersServices: InLanguage<typeof english> = {
  choose: 'कौन सी सेवा चाहिए?',
  minutes: '{count, number} मिनट',
  free: 'मुफ़्त',
  known: 'उन क्लाइंट के लिए जिनका इन हीलर के साथ सेशन हो चुका है',
  new: 'नए क्लाइंट के लिए',
}
