/** Sentences about the calendars of healers elsewhere in Hindi, by their English. */
export const calendarSentences: Record<string, string> = {
  'Please enter the address of a calendar. It begins with https:// or webcal://':
    'कैलेंडर का पता डालें। यह https:// या webcal:// से शुरू होता है',
  'This address cannot be reached from the internet': 'इस पते तक इंटरनेट से नहीं पहुँचा जा सकता',
  'You have already added this calendar': 'आपने यह कैलेंडर पहले ही जोड़ लिया है',
  'You can add up to 5 calendars': 'आप ज़्यादा से ज़्यादा 5 कैलेंडर जोड़ सकते हैं',
  'This log-in is over. Please connect your calendar again': 'यह लॉग-इन खत्म हो गया है। अपना कैलेंडर फिर से जोड़ें',
  'Not all that is needed was allowed. Please connect your calendar again and allow everything':
    'ज़रूरी अनुमतियों में से कुछ नहीं मिलीं। कैलेंडर फिर से जोड़ें और सब कुछ मंज़ूर करें',
  'You can connect up to 3 accounts': 'आप ज़्यादा से ज़्यादा 3 खाते जोड़ सकते हैं',
  'This account is not connected any more. Please connect it again': 'यह खाता अब जुड़ा हुआ नहीं है। इसे फिर से जोड़ें',
  'This name and password were not accepted. Please use a password made for apps':
    'यह नाम और पासवर्ड नहीं माने गए। ऐप के लिए बनाया गया पासवर्ड इस्तेमाल करें',
  'This server cannot be reached from the internet by https': 'इस सर्वर तक इंटरनेट से https पर नहीं पहुँचा जा सकता',
  'There is no calendar server at this address': 'इस पते पर कोई कैलेंडर सर्वर नहीं है',
  'This server does not answer': 'यह सर्वर जवाब नहीं देता',
  'This calendar is not there any more': 'यह कैलेंडर अब नहीं है',
}
