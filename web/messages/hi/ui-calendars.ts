/** Sentences about the calendars of healers elsewhere in Hindi, by their English. */
export const calendarSentences: Record<string, string> = {
  'Please enter the address of a calendar. It begins with https:// or webcal://':
    'कैलेंडर का पता डालें। यह https:// या webcal:// से शुरू होता है',
  'This address cannot be reached from the internet': 'इस पते तक इंटरनेट से नहीं पहुँचा जा सकता',
  'You have already added this calendar': 'आपने यह कैलेंडर पहले ही जोड़ लिया है',
  'You can add up to 5 calendars': 'आप ज़्यादा से ज़्यादा 5 कैलेंडर जोड़ सकते हैं',
}
