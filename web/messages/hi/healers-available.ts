import type { InLanguage } from '@newyou/contract/locales'
import type { healersAvailable as english } from '../en/healers-available.ts'

export const healersAvailable: InLanguage<typeof english> = {
  metaTitle: '24 घंटे में उपलब्ध हीलर | ⟦brand⟧',
  metaDescription: 'अगले 24 घंटे में उपलब्ध हीलर, समय और कीमत के साथ।',
  title: '24 घंटे में उपलब्ध',
  lead: '{count, plural, =0 {अगले 24 घंटे में कोई हीलर उपलब्ध नहीं है।} one {अगले 24 घंटे में # हीलर उपलब्ध हैं।} other {अगले 24 घंटे में # हीलर उपलब्ध हैं।}} समय आपके टाइम ज़ोन में हैं: {zone}।',
  topics: 'विषय',
  all: 'सभी विषय',
  search: 'नाम या शब्द',
  submit: 'खोजें',
  empty: '24 घंटे में कोई हीलर उपलब्ध नहीं',
  emptyWords: 'कल के समय अक्सर शाम को खुलते हैं। बाद के समय देखें या हमें अपना सवाल भेजें।',
  further: 'बाद के समय देखें',
}
