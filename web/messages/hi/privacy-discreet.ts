import type { privacyDiscreet as english } from '../en/privacy-discreet.ts'

export const privacyDiscreet: typeof english = {
  tab: 'नोट्स',
  exit: 'तुरंत बाहर जाएँ',
  exitHint: 'तुरंत दूसरी साइट पर ले जाता है',
  title: 'प्राइवेसी मोड',
  words: 'जब दूसरे लोग आपकी स्क्रीन, फ़ोन या मेलबॉक्स देख सकते हों।',
  has_neutral_titles: 'टैब के साधारण नाम',
  has_neutral_titlesWords: 'जब तक आप लॉग इन हैं, टैब पर पेज के विषय की जगह “{title}” लिखा रहता है।',
  has_neutral_messages: 'साधारण ई-मेल और मैसेज',
  has_neutral_messagesWords:
    'उनमें सिर्फ़ इतना लिखा होता है कि कुछ नया है। सेशन में जुड़ने, समय बदलने या रद्द करने के लिंक तब यहाँ, लॉग इन करने के बाद मिलते हैं।',
  has_quick_exit: 'तुरंत बाहर जाने का बटन',
  has_quick_exitWords:
    'हर पेज पर एक बटन, जो तुरंत दूसरी साइट पर ले जाता है। बैक बटन से यह पेज वापस नहीं खुलता। ध्यान रहे: ब्राउज़र की हिस्ट्री में आपके खोले पेज दिखते रहते हैं।',
  logOut: 'इतनी देर कुछ न करने पर लॉग आउट करें',
  never: 'कभी नहीं',
  minutes: '{minutes, number} मिनट बाद',
  saved: 'सेव हो गया',
  saving: 'सेव हो रहा है',
}
