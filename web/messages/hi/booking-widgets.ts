import type { bookingWidgets as english } from '../en/booking-widgets.ts'

export const bookingWidgets: typeof english = {
  metaTitle: 'सेशन बुक करें | ⟦brand⟧',
  title: '{name} के साथ बुक करें',
  hold: 'यह समय रोकें',
  held: '{time} तक आपके लिए रोका गया',
  heldHint:
    '{count, plural, one {# मिनट} other {# मिनट}} में ⟦brand⟧ पर लॉग इन करके पेमेंट करें। यह अलग विंडो में खुलता है।',
  goOn: 'बुकिंग जारी रखें',
  other: 'कोई और समय चुनें',
  over: 'यह समय अब रोका हुआ नहीं है। फिर से चुनें।',
  failed: 'समय लोड नहीं हो सके',
  page: '⟦brand⟧ पर {name} का पेज',
  by: '⟦brand⟧ से बुकिंग',
  closedTitle: 'यहाँ बुकिंग बंद है',
  closed: 'इस साइट पर अभी कोई समय नहीं मिल रहा।',
  continueTitle: 'बुकिंग जारी रखें',
  continueGone: 'लिंक अधूरा है या पुराना हो गया है। फिर से समय चुनें।',
  healers: 'सभी हीलर देखें',
}
