import type { events as english } from '../en/events.ts'
import { withWhatsapp } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

/** The end of a text by WhatsApp, which takes no link at the very end. */
const more = 'और जानकारी {link} पर है।'

const venue = `{place, select,
  none {शुरू होने से 15 मिनट पहले से इवेंट के पेज से जुड़ें।}
  other {जगह: {place}।}}`
const refund = `{isRefunded, select,
  false {}
  nothing {}
  ${refundWays}
  other {{refundPaise} का रिफ़ंड हो रहा है, वहीं जहाँ से पेमेंट हुआ था। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}}`

export const events: typeof english = {
  recordingAccepted: {
    title: 'आपकी रिकॉर्डिंग पब्लिश हो गई है',
    text: ['“{title}” में आए लोगों को अब यह दिखती है'],
  },
  recordingRefused: {
    title: 'आपकी रिकॉर्डिंग मंज़ूर नहीं हुई',
    text: ['“{title}”: {reason}', 'इवेंट के पेज पर दूसरी रिकॉर्डिंग अपलोड करें'],
  },
  recordingReady: withWhatsapp(
    'रिकॉर्डिंग अब देखी जा सकती है',
    ['“{title}” जब चाहें, देखें।'],
    'रिकॉर्डिंग देखें',
    'आपके इवेंट की रिकॉर्डिंग तैयार है। देखें:',
    more,
  ),
  enrolled: withWhatsapp(
    '“{title}” में आपकी सीट बुक हो गई है',
    ['“{title}” में आपकी सीट बुक हो गई है: {startsAt}।', venue],
    'इवेंट देखें',
    'आपकी सीट बुक हो गई है: {startsAt}।',
    more,
  ),
  reminder: withWhatsapp(
    '“{title}” {ahead, select, day {कल है} other {10 मिनट में शुरू होगा}}',
    ['“{title}” {ahead, select, day {कल} other {10 मिनट में}} शुरू होगा: {startsAt}।', venue],
    '{place, select, none {इवेंट से जुड़ें} other {इवेंट देखें}}',
    'आपका इवेंट {ahead, select, day {कल} other {10 मिनट में}} है: {startsAt}। जुड़ें:',
    more,
  ),
  /** The text is a link, which the bell opens. */
  feedback: {
    title: '“{title}” कैसा रहा?',
    text: ['{form}'],
    mail: {
      subject: '“{title}” कैसा रहा?',
      text: ['आने के लिए धन्यवाद। आपके फ़ीडबैक से हमें अगले इवेंट बनाने में मदद मिलती है।'],
      button: { label: 'फ़ीडबैक दें', to: '{form}' },
    },
  },
  enrolmentCancelled: withWhatsapp(
    '“{title}” में आपकी सीट रद्द हो गई है',
    ['“{title}” में अब आपकी सीट नहीं है।', refund],
    'इवेंट देखें',
    'आपकी सीट रद्द हो गई है। देखें:',
    more,
  ),
  cancelled: withWhatsapp(
    '“{title}” रद्द हो गया है',
    ['{startsAt} का “{title}” रद्द हो गया है। हमें इसका अफ़सोस है।', refund],
    'इवेंट देखें',
    'आपका इवेंट रद्द हो गया है: {startsAt}। देखें:',
    more,
  ),
}
