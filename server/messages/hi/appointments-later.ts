import type { appointmentsLater as english } from '../en/appointments-later.ts'
import { withMail } from '../template.ts'

const when = '{startsAt}'
const view = 'अपॉइंटमेंट देखें'

export const appointmentsLater: typeof english = {
  bookedToPayLater: {
    title: 'आपका सेशन बुक हो गया है। पेमेंट बाद में करें',
    text: [`{other} के साथ, ${when}। {payUntil} तक पेमेंट करें, वरना सेशन रद्द हो जाएगा।`],
    mail: {
      subject: '{other} के साथ आपका सेशन बुक हो गया है',
      text: [
        'अभी पेमेंट बाकी है। नीचे लिखे समय तक अपॉइंटमेंट के पेज पर पेमेंट करें। तब तक पेमेंट न हुआ, तो सेशन रद्द हो जाएगा और आपको कुछ नहीं देना होगा। तब तक रद्द करने का कोई पैसा नहीं लगता।',
        'कैलेंडर की फ़ाइल साथ में है।',
      ],
      facts: [
        ['कब', when],
        ['किसके साथ', '{other}'],
        ['कहाँ', '{where}'],
        ['पेमेंट कब तक', '{payUntil}'],
      ],
      button: { label: 'पेमेंट करें या बदलें', to: '{link}' },
    },
    sms: '⟦brand⟧: {other} के साथ सेशन बुक। पेमेंट {payUntil} तक। {link}',
  },
  payDue: {
    ...withMail(
      'अपने सेशन का पेमेंट करें',
      [
        `{other} के साथ ${when} के सेशन का पेमेंट बाकी है। कीमत {pricePaise} है।`,
        '{payUntil} तक पेमेंट करें। तब तक पेमेंट न हुआ, तो सेशन रद्द हो जाएगा और आपको कुछ नहीं देना होगा।',
      ],
      'अभी पेमेंट करें',
    ),
    sms: '⟦brand⟧: {other} के सेशन का पेमेंट {payUntil} तक करें। {link}',
  },
  unpaidEndedForClient: withMail(
    'पेमेंट न होने से आपका सेशन रद्द हो गया',
    [
      `{other} के साथ ${when} के सेशन का पेमेंट समय पर नहीं हुआ, इसलिए वह रद्द हो गया और यह समय फिर से उपलब्ध है।`,
      'आपको कुछ नहीं देना है। समय उपलब्ध हो, तो फिर से बुक कर सकते हैं।',
    ],
    view,
  ),
  unpaidEndedForHealer: withMail(
    'पेमेंट न होने से एक सेशन रद्द हो गया',
    [`{other} के साथ ${when} के सेशन का पेमेंट समय पर नहीं हुआ, इसलिए वह रद्द हो गया। यह समय फिर से उपलब्ध है।`],
    view,
  ),
  seriesBookedForClient: {
    title: 'आपके सेशन बुक हो गए हैं',
    text: [`{other} के साथ {count} सेशन, ${when} से`],
    mail: {
      subject: '{other} के साथ आपके {count} सेशन बुक हो गए हैं',
      text: [
        'पहले सेशन का पेमेंट हो गया है। बाकी हर सेशन का पेमेंट उससे पहले, उसके पेज पर करें; हम याद दिलाएँगे। समय पर पेमेंट न हुआ, तो वह सेशन रद्द हो जाएगा और उसके लिए कुछ नहीं देना होगा।',
        'पहले सेशन की कैलेंडर फ़ाइल साथ में है। हर सेशन के पेज पर सारे सेशन दिखते हैं।',
      ],
      facts: [
        ['पहला', when],
        ['आखिरी', '{lastAt}'],
        ['किसके साथ', '{other}'],
        ['कहाँ', '{where}'],
      ],
      button: { label: view, to: '{link}' },
    },
  },
  seriesBookedForHealer: {
    title: 'कई सेशन एक साथ बुक हुए',
    text: [`{other}: {count} सेशन, ${when} से`],
    mail: {
      subject: '{other} ने आपके साथ {count} सेशन बुक किए हैं',
      text: [
        'पहले सेशन का पेमेंट हो गया है। बाकी हर सेशन का पेमेंट उससे पहले होगा, वरना वह रद्द होकर फिर से उपलब्ध हो जाएगा।',
      ],
      facts: [
        ['पहला', when],
        ['आखिरी', '{lastAt}'],
      ],
      button: { label: view, to: '{link}' },
    },
  },
  seriesCancelledForClient: withMail(
    '{by, select, healer {{other} ने {count} सेशन रद्द कर दिए} other {{count} सेशन रद्द हो गए}}',
    [
      `{other} के साथ ${when} का सेशन और उसके बाद के सेशन रद्द हो गए, कुल {count}।`,
      '{back, select, pack {सेशन आपके पैक में वापस आ गए हैं।} nothing {इनका पेमेंट नहीं हुआ था, या नियमों के हिसाब से कुछ वापस नहीं मिलेगा।} other {{refundPaise} का रिफ़ंड हो रहा है, जैसे आपने पेमेंट किया था।}}',
    ],
    view,
  ),
  seriesCancelledForHealer: withMail(
    '{other} ने {count} सेशन रद्द कर दिए',
    [`{other} ने ${when} का सेशन और उसके बाद के सेशन रद्द कर दिए, कुल {count}। ये समय फिर से उपलब्ध हैं।`],
    view,
  ),
}
