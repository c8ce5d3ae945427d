import type { InLanguage } from '@newyou/contract/locales'
import type { appointmentsSeries as english } from '../en/appointments-series.ts'

export const appointmentsSeries: InLanguage<typeof english> = {
  open: 'यह सेशन दोहराएँ',
  title: 'यह सेशन दोहराएँ',
  packWords: 'सभी सेशन एक साथ बुक होते हैं और उनका पेमेंट आपके सेशन पैक से होता है।',
  words:
    'हफ़्ते का वही दिन, वही समय। पहले सेशन का पेमेंट अभी करें, बाकी हर एक का उससे पहले। समय पर पेमेंट न हुआ, तो वह सेशन रद्द हो जाएगा और उसके लिए कुछ नहीं देना होगा।',
  rhythm: 'कितने दिन पर?',
  weekly: 'हर हफ़्ते',
  fortnightly: 'हर दो हफ़्ते पर',
  count: 'कितने सेशन?',
  countWrong: '2 से 26 तक की संख्या डालें',
  dates: 'तारीखें',
  first: 'पेमेंट अभी',
  payBy: '{when} तक पेमेंट',
  notFree: '{when} उपलब्ध नहीं है',
  instead: 'इसके बदले {when}',
  without: 'यह तारीख छोड़ दें',
  none: 'आस-पास कोई और समय नहीं है, इसलिए यह तारीख छोड़ दी जाएगी।',
  book: '{count, number} सेशन बुक करें',
  once: 'सिर्फ़ एक सेशन बुक करें',
  failed: 'तारीखें लोड नहीं हुईं। फिर से कोशिश करें।',
  ofSeries: '{count, number} में से सेशन {number, number}',
  list: 'एक साथ बुक हुए सारे सेशन',
  this: 'यही सेशन',
  cancel: 'यह और इसके बाद के सेशन रद्द करें',
  cancelTitle: 'यह सेशन और इसके बाद के सारे सेशन रद्द करें?',
  cancelWords:
    '{count, plural, one {# सेशन रद्द होगा।} other {# सेशन रद्द होंगे।}} हर एक पर वही नियम लागू होगा, जिससे वह बुक हुआ था। जिनका पेमेंट नहीं हुआ, उन्हें रद्द करने का कोई पैसा नहीं लगता।',
  cancelHealer: 'इस सेशन से आगे के सारे सेशन रद्द होंगे। क्लाइंट ने जो पेमेंट किया है, उसका पूरा रिफ़ंड मिलेगा।',
  cancelled: '{count, plural, one {# सेशन रद्द हो गया} other {# सेशन रद्द हो गए}}',
  back: 'रिफ़ंड की रकम',
  kept: 'वापस नहीं मिलेगा',
  keep: 'सेशन रहने दें',
}
