import type { InLanguage } from '@newyou/contract/locales'
import type { appointmentsFree as english } from '../en/appointments-free.ts'

export const appointmentsFree: InLanguage<typeof english> = {
  meta: 'मुफ़्त अपॉइंटमेंट | New You',
  title: 'आपका मुफ़्त सेशन',
  lead: 'ट्रेनिंग ले रहे इंटर्न के साथ 45 मिनट का मुफ़्त सेशन। कार्ड की ज़रूरत नहीं।',
  left: '{count, plural, one {आपके पास # मुफ़्त सेशन है।} other {आपके पास # मुफ़्त सेशन हैं।}}',
  zone: 'समय आपके टाइम ज़ोन में हैं: {zone}।',
  topics: 'विषय',
  all: 'सभी विषय',
  interns:
    '{count, plural, =0 {इस विषय के लिए कोई इंटर्न उपलब्ध नहीं है।} one {# इंटर्न उपलब्ध हैं।} other {# इंटर्न उपलब्ध हैं।}}',
  intern: '{title}, इंटर्न',
  times: '{name} के उपलब्ध समय',
  mode: 'बात कैसे करनी है?',
  modes: { video: 'वीडियो', voice: 'सिर्फ़ वॉइस', chat: 'चैट' },
  description: 'किस बारे में बात करनी है? एक लाइन काफ़ी है',
  descriptionHint: 'यह सिर्फ़ {name} को दिखता है।',
  chosen: '{when}, {name} के साथ',
  choose: 'ऊपर से समय चुनें।',
  confirm: 'मुफ़्त सेशन कन्फ़र्म करें',
  change: '{name} को चुनें',
  rule: 'कोई पैसा नहीं लगेगा। समय रहते रद्द करने पर मुफ़्त सेशन फिर से मिल जाएगा।',
  changeTitle: 'इंटर्न बदलें',
  changeLead: 'कोई दूसरा इंटर्न और समय चुनें। कन्फ़र्म करने तक आपकी मौजूदा बुकिंग बनी रहेगी।',
  keep: 'मौजूदा बुकिंग रहने दें',
  changed: 'अब आपका सेशन {name} के साथ है',
  none: {
    title: 'कोई मुफ़्त सेशन बाकी नहीं',
    words: 'आपका मुफ़्त सेशन इस्तेमाल हो चुका है। समय रहते बुकिंग रद्द करने पर यह फिर से मिल जाता है।',
    action: 'सभी हीलर देखें',
  },
  profile: {
    title: 'पहले अपनी प्रोफ़ाइल पूरी करें',
    words: 'आपके इंटर्न को थोड़ी जानकारी चाहिए। सेव करने के बाद यही पेज फिर खुलेगा।',
    action: 'प्रोफ़ाइल पूरी करें',
  },
  empty: {
    title: 'कोई इंटर्न उपलब्ध नहीं',
    words: 'हर दिन नए समय खुलते हैं। कोई दूसरा विषय भी आज़माएँ।',
    action: 'सभी विषय देखें',
  },
}
