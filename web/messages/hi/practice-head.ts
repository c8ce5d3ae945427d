import type { InLanguage } from '@newyou/contract/locales'
import type { practiceHead as english } from '../en/practice-head.ts'

export const practiceHead: InLanguage<typeof english> = {
  title: 'फ़ाइल की खास बातें',
  legalName: 'कानूनी नाम: {name}',
  age: 'उम्र {age, number} साल',
  language: 'भाषा: {language}',
  firstHeld: 'पहला सेशन हुआ {when}',
  noneHeld: 'अभी तक कोई सेशन नहीं हुआ',
  next: 'अगला सेशन {when}',
  cameFor: 'किसलिए आए',
  emergency: 'इमरजेंसी संपर्क',
  emergencyWords: 'सिर्फ़ तब, जब आपके क्लाइंट खतरे में हों। हर बार देखे जाने का रिकॉर्ड रहता है।',
  noEmergency: 'आपके क्लाइंट ने नहीं दिया है।',
  contacts: 'क्लाइंट से बात यहाँ मैसेज और सेशन में होती है। उनका ई-मेल और नंबर निजी रहते हैं।',
  prepare: {
    meta: 'अगले क्लाइंट',
    crumb: 'मेरी प्रैक्टिस',
    lead: 'सेशन से पहले जो चाहिए, सब एक पेज पर।',
    open: '{name} के सेशन की तैयारी करें',
    none: 'कोई सेशन नहीं है',
    noneWords: 'अगले सात दिनों में कोई सेशन नहीं है।',
    back: 'प्रैक्टिस पर वापस',
    session: 'सेशन खोलें',
    file: 'पूरी फ़ाइल',
  },
}
