import type { InLanguage } from '@newyou/contract/locales'
import type { appointmentsNear as english } from '../en/appointments-near.ts'

/** Terms for a start too near for a full refund. */
export const appointmentsNear: InLanguage<typeof english> = {
  now: 'सेशन शुरू होने में {hours, plural, one {# घंटे} other {# घंटे}} से कम समय बाकी है। {reschedule, select, true {समय अब भी बदला जा सकता है।} other {समय नहीं बदला जा सकता।}} रद्द करने पर {percent, plural, =0 {कोई रिफ़ंड नहीं मिलेगा} other {{percent, number}% वापस मिलेगा}}।',
  grace: 'बुकिंग के {count, plural, one {# मिनट} other {# मिनट}} के अंदर रद्द करने पर पूरा रिफ़ंड मिलेगा।',
  released: 'यह समय किसी और क्लाइंट ने छोड़ा है, इसलिए यह बुकिंग के तुरंत बाद भी लागू होता है।',
}
