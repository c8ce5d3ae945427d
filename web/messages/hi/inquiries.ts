import type { InLanguage } from '@newyou/contract/locales'
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: InLanguage<typeof english> = {
  lead: 'कोई सवाल है, या कोई और समय चाहिए? जवाब ई-मेल से मिलेगा, या आपके अकाउंट में, अगर उसमें यही ई-मेल और मोबाइल नंबर है।',
  seenBy: 'जवाब देने के लिए {name} को आपका नाम, ई-मेल और मोबाइल नंबर दिखेगा।',
  seenByTeam: 'जवाब देने के लिए हमारी टीम को आपका नाम, ई-मेल और मोबाइल नंबर दिखेगा।',
  name: 'आपका नाम',
  email: 'ई-मेल',
  mobile: 'मोबाइल नंबर',
  when: 'पसंद का समय',
  whenHint: 'ज़रूरी नहीं। आपके टाइम ज़ोन में: {zone}।',
  description: 'आपका सवाल',
  send: 'सवाल भेजें',
  past: 'अभी के बाद का समय और तारीख चुनें',
}
