import type { InLanguage } from '@newyou/contract/locales'
import type { healersNow as english } from '../en/healers-now.ts'

export const healersNow: InLanguage<typeof english> = {
  title: 'अभी उपलब्ध',
  lead: 'ये हीलर 15 मिनट के अंदर सेशन शुरू कर सकते हैं।',
  offer: '{name} {time} से सेशन शुरू कर सकते हैं: {count, number} मिनट, {price}। पेमेंट होते ही रूम खुल जाएगा।',
  rules: 'इस सेशन के नियम',
  book: '{time} के लिए बुक करें, {price}',
  gone: '{name} अब उपलब्ध नहीं हैं। यहाँ कोई और समय चुनें।',
  own: {
    title: 'अभी उपलब्ध',
    words:
      'क्लाइंट आपके साथ ऐसा सेशन बुक कर सकते हैं जो 10 से 15 मिनट में शुरू हो, आपके काम के घंटे चाहे जो हों। हम आपको तुरंत सूचना देंगे। यह आपके चुने हुए समय पर, या कोई सेशन शुरू होते ही बंद हो जाता है।',
    length: 'कितनी देर के लिए?',
    lengths: '{minutes, select, 30 {30 मिनट} 60 {1 घंटा} 120 {2 घंटे} other {4 घंटे}}',
    start: 'मैं 15 मिनट में शुरू कर सकता/सकती हूँ',
    until: 'क्लाइंट आपको {time} तक चुन सकते हैं।',
    notFree: 'अगले कुछ मिनटों में आपके पास सेशन का समय नहीं है, इसलिए क्लाइंट को आप अभी नहीं दिखते।',
    end: 'उपलब्धता बंद करें',
    failed: 'यह लोड नहीं हुआ। फिर से कोशिश करें।',
  },
}
