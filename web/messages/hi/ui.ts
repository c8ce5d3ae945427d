import type { InLanguage } from '@newyou/contract/locales'
import type { ui as englishUi, when as englishWhen } from '../en/ui.ts'

/** Words of the parts that know no domain. */
export const ui: InLanguage<typeof englishUi> = {
  fullStop: '।',
  fieldRequired: 'यह ज़रूरी है',
  busy: 'थोड़ा इंतज़ार करें',
  close: 'बंद करें',
  closeDialog: 'यह विंडो बंद करें',
  cancel: 'रहने दें',
  ok: 'ठीक है',
  tryAgain: 'फिर से कोशिश करें',
  breadcrumbs: 'आप यहाँ हैं',
  loading: 'लोड हो रहा है',
  crisis: 'इमरजेंसी में <call>{name} {number}</call> पर कॉल करें। {note}',
  toPay: 'पेमेंट की रकम',
  filters: '{count, plural, =0 {फ़िल्टर} other {फ़िल्टर (#)}}',
  pager: { before: 'पिछला पेज', after: 'अगला पेज', place: '{page, number}/{pages, number}' },
  errors: {
    waitSeconds: 'बहुत बार कोशिश हो चुकी है। {count, plural, one {# सेकंड} other {# सेकंड}} बाद फिर से कोशिश करें।',
    waitMinutes: 'बहुत बार कोशिश हो चुकी है। {count, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें।',
    offline: 'आप ऑफ़लाइन हैं। आपका लिखा हुआ यहीं है।',
    failed: 'यह पेज नहीं खुला',
    failedWhy: 'हमारी तरफ़ से कोई गड़बड़ हुई। फिर से कोशिश करें।',
    internal: 'कुछ गड़बड़ हो गई',
    calls: {
      settings: 'सेटिंग नहीं मिल पाईं',
      aboutUs: '“हमारे बारे में” पेज नहीं खुल पाया',
      categories: 'कैटेगरी की सूची नहीं मिल पाई',
      appointments: 'हीलर की सूची नहीं मिल पाई',
      workshops: 'वर्कशॉप नहीं मिल पाईं',
      enrolment: 'जुड़ने का लिंक नहीं मिल पाया',
      otp: 'OTP नहीं बन पाया',
      generatedOtp: 'OTP नहीं बन पाया',
      login: 'लॉग इन नहीं हो पाया',
      booking: 'अपॉइंटमेंट बुक नहीं हो पाया',
      paymentLink: 'पेमेंट शुरू नहीं हो पाया',
      healingSessions: 'आपके हीलिंग सेशन नहीं खुले। फिर से कोशिश करें',
      healingAnswer: 'आपका जवाब नहीं गया। फिर से कोशिश करें',
      questions: 'सवालों की सूची नहीं मिल पाई',
      status: 'स्थिति पता नहीं चल पाई',
    },
  },
}

/** Words for days and zones; put into sentences by ui/visitor-time.tsx. */
export const when: InLanguage<typeof englishWhen> = {
  today: 'आज',
  tonight: 'आज',
  tomorrow: 'कल',
  at: '{day} {time}',
  indiaShort: 'भारत (IST)',
  indiaLong: 'भारत (IST, UTC+5:30)',
  zoneShort: '{place}',
  zoneLong: '{place} ({offset})',
  ages: {
    now: 'अभी',
    minutes: '{count, number} मिनट पहले',
    hours: '{count, number} घंटे पहले',
    days: '{count, number} दिन पहले',
  },
}
