import type { InLanguage } from '@newyou/contract/locales'
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: InLanguage<typeof english> = {
  lead: 'कोई सवाल है, या कोई और समय चाहिए? हम ई-मेल से जवाब देंगे।',
  name: 'आपका नाम',
  email: 'ई-मेल',
  mobile: 'मोबाइल नंबर',
  when: 'पसंद का समय',
  whenHint: 'ज़रूरी नहीं। आपके टाइम ज़ोन में: {zone}।',
  description: 'आपका सवाल',
  send: 'सवाल भेजें',
  past: 'अभी के बाद का समय और तारीख चुनें',
}
