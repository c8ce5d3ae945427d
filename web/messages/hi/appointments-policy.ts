import type { InLanguage } from '@newyou/contract/locales'
import type { appointmentsPolicy as english } from '../en/appointments-policy.ts'

/** The rule for rescheduling and cancelling, which public pages show too. */
export const appointmentsPolicy: InLanguage<typeof english> = {
  title: 'समय बदलना और रद्द करना',
  reschedule: 'सेशन से {count, plural, one {# घंटा} other {# घंटे}} पहले तक समय मुफ़्त में बदलें।',
  cancel: 'रद्द करने पर:',
  all: '{count, plural, one {# घंटा} other {# घंटे}} पहले तक पूरा रिफ़ंड,',
  part: '{count, plural, one {# घंटा} other {# घंटे}} पहले तक {percent, number}% रिफ़ंड,',
  nothing: 'उसके बाद कोई रिफ़ंड नहीं।',
  grace:
    'बुकिंग के {count, plural, one {# मिनट} other {# मिनट}} के अंदर रद्द करने पर पूरा रिफ़ंड। यह {hours, plural, =0 {} one {# घंटे के अंदर शुरू होने वाले सेशन पर लागू नहीं होता, और } other {# घंटे के अंदर शुरू होने वाले सेशन पर लागू नहीं होता, और }}उस समय पर लागू नहीं होता जो किसी और क्लाइंट ने छोड़ा हो।',
  released:
    'यह समय किसी और क्लाइंट ने छोड़ा है, इसलिए बुकिंग के तुरंत बाद रद्द करने पर पूरा रिफ़ंड नहीं मिलेगा। ऊपर का नियम शुरू से लागू होता है।',
  healer: 'अगर {name} सेशन रद्द करें, या समय बदलें और नया समय आपको ठीक न लगे, तो पूरा रिफ़ंड मिलेगा।',
  late: 'देर से जुड़ने पर भी सेशन तय समय पर ही खत्म होगा। आपको {count, plural, one {# मिनट} other {# मिनट}} से ज़्यादा देर हुई, तो रिफ़ंड नहीं मिलेगा। {name} को इतनी देर हुई, तो आपको पूरा रिफ़ंड मिलेगा।',
}
