/** Sentences about sessions that are paid later in Hindi, by their English. */
export const payLaterSentences: Record<string, string> = {
  'This session cannot be paid later. Please pay now to book it':
    'इस सेशन का पेमेंट बाद में नहीं हो सकता। बुक करने के लिए अभी पेमेंट करें',
  'This session is too soon to be paid later. Please pay now to book it':
    'इस सेशन में कम समय बचा है, इसलिए पेमेंट बाद में नहीं हो सकता। बुक करने के लिए अभी पेमेंट करें',
  'Another client released this time, so it cannot be paid later. Please pay now to book it':
    'यह समय किसी और क्लाइंट ने छोड़ा है, इसलिए पेमेंट बाद में नहीं हो सकता। बुक करने के लिए अभी पेमेंट करें',
  'You did not pay for earlier sessions with this healer in time, so please pay now to book this one':
    'इन हीलर के साथ पिछले सेशन का पेमेंट समय पर नहीं हुआ, इसलिए यह सेशन बुक करने के लिए अभी पेमेंट करें',
  'You have reached the limit of sessions that are not paid yet. Please pay for one first':
    'बिना पेमेंट के इतने ही सेशन बुक हो सकते हैं। पहले किसी एक का पेमेंट करें',
  'This time is too soon for a session that is not paid yet. Please pay first':
    'जिस सेशन का पेमेंट बाकी है, उसके लिए यह समय बहुत पास है। पहले पेमेंट करें',
  'This healer does not offer series of sessions': 'ये हीलर एक साथ कई सेशन बुक करने की सुविधा नहीं देते',
  'Sessions that cost nothing are booked one by one': 'मुफ़्त सेशन एक-एक करके बुक होते हैं',
  'Please choose times of this series, one for each date': 'हर तारीख के लिए एक समय चुनें',
  'Some of these times are not available any more. Nothing was booked. Please look at the dates again':
    'इनमें से कुछ समय अब उपलब्ध नहीं हैं। कुछ बुक नहीं हुआ। तारीखें फिर से देखें',
}
