import type { InLanguage } from '@newyou/contract/locales'
import type { claimReceipts as english } from '../en/claim-receipts.ts'

export const claimReceipts: InLanguage<typeof english> = {
  title: 'क्लेम के लिए रसीद',
  words:
    'आपके बीमा या नियोक्ता के लिए: हीलर की योग्यता और रजिस्टर, तारीख, जगह, आपने जो दिया और इनवॉइस नंबर। सेशन में क्या कहा गया, यह नहीं।',
  file: 'claim-receipt.pdf',
  download: 'इस सेशन के लिए डाउनलोड करें',
  code: {
    none: 'इस पर बीमारी या प्रक्रिया का कोई कोड नहीं है। अगर आपका बीमा माँगे, तो आप {name} से माँग सकते हैं।',
    asked: '{name} से कोड माँगा गया है।',
    written: 'रसीद पर कोड: {code}',
    ask: 'कोड माँगें',
    takeBack: 'कोड हटा दें',
  },
  days: {
    from: 'से',
    to: 'तक',
    download: 'इन दिनों के लिए डाउनलोड करें',
    wrong: 'अंत की तारीख शुरू के बाद होनी चाहिए',
  },
  healer: {
    title: 'क्लेम के लिए कोड',
    words:
      'आपके क्लाइंट चाहते हैं कि बीमा या नियोक्ता वाली रसीद पर बीमारी या प्रक्रिया का कोड हो। तभी लिखें जब आपको इसकी अनुमति हो और कोड सही हो।',
    code: 'कोड',
    save: 'कोड सेव करें',
    saved: 'सेव हो गया',
    now: 'रसीद पर: {code}',
  },
}
