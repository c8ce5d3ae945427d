/** Hindi for replies about sessions that several clients have together. */
export const togetherSentences: Record<string, string> = {
  'Please enter at least as many as the least': 'कम से कम वाली संख्या जितनी या उससे ज़्यादा लिखें',
  'This session is not for so many people': 'यह सेशन इतने लोगों के लिए नहीं है',
  'This session is for several people. Please invite those who come with you':
    'यह सेशन कई लोगों के लिए है। जो आपके साथ आएँगे, उन्हें न्योता दें',
  'Online, at most three people can come to a session together. Please choose to meet in person':
    'ऑनलाइन सेशन में ज़्यादा से ज़्यादा तीन लोग साथ आ सकते हैं। आमने-सामने मिलना चुनें',
  'This time is too soon for a session together. Please choose a later one':
    'साथ वाले सेशन के लिए यह समय बहुत पास है। बाद का समय चुनें',
  'Please enter the contacts of the others, not your own': 'अपना नहीं, बाकी लोगों का ई-मेल या नंबर लिखें',
  'Please enter each contact once': 'हर ई-मेल या नंबर एक ही बार लिखें',
  'You have invited many people today. Please try again tomorrow':
    'आज आप बहुत लोगों को न्योता दे चुके हैं। कल फिर कोशिश करें',
  'You are coming to this session already': 'आप इस सेशन में पहले से आ रहे हैं',
  'This invitation is incomplete or no longer valid. Please copy the link again from the message':
    'यह न्योता अधूरा है या अब मान्य नहीं है। मैसेज से लिंक फिर से कॉपी करें',
}
