import type { guardians as english } from '../en/guardians.ts'
import { withMail } from '../template.ts'

const asked = `{youngName} की उम्र 18 साल से कम है। उनका ⟦brand⟧ पर अकाउंट है और उन्होंने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है। बुकिंग और पेमेंट के लिए आपकी सहमति ज़रूरी है।`
const kept = `{state, select, given {आपने {youngName} के ⟦brand⟧ अकाउंट के लिए सहमति दी है।} refused {आपने {youngName} के ⟦brand⟧ अकाउंट के लिए सहमति नहीं दी है।} other {आपने {youngName} के ⟦brand⟧ अकाउंट के लिए अपनी सहमति वापस ली है।}}`
const answered =
  '{state, select, given {आपने {youngName} के अकाउंट के लिए सहमति दी} refused {आपने {youngName} के अकाउंट के लिए सहमति नहीं दी} other {आपने {youngName} के अकाउंट के लिए सहमति वापस ली}}'
const change =
  'अगर आप अपना जवाब बदलना चाहें, तो लिंक खोलें। यह {hours} घंटे तक चलेगा। उसके बाद वही पेज आपको नया लिंक भेज देगा।'

export const guardians: typeof english = {
  asked: {
    title: '{youngName} के लिए आपकी सहमति चाहिए',
    text: [asked],
    mail: {
      subject: '{youngName} के लिए आपकी सहमति चाहिए',
      text: [
        asked,
        '⟦brand⟧ पर हीलर के साथ सेशन, कोर्स और इवेंट होते हैं। पेज पर लिखा है कि हम कौन सा डेटा रखते हैं और किसलिए। सहमति देना या मना करना वहीं होता है। इसके लिए अकाउंट ज़रूरी नहीं है।',
      ],
      button: { label: 'पढ़ें और जवाब दें', to: '{link}' },
      notes: [
        'यह लिंक {hours} घंटे तक चलेगा और एक ही बार इस्तेमाल हो सकता है। इसे किसी और को न भेजें।',
        'अगर आप {youngName} को नहीं जानते, तो इस ई-मेल पर ध्यान न दें। आपकी सहमति के बिना न कुछ बुक होगा, न पेमेंट होगा।',
      ],
    },
    sms: '⟦brand⟧: {youngName} को आपकी सहमति चाहिए, {hours} घंटे में: {link}',
  },
  answerKept: {
    title: answered,
    text: [kept, change],
    mail: {
      subject: answered,
      text: [kept, change],
      button: { label: 'मेरा जवाब खोलें', to: '{link}' },
      notes: ['यह लिंक किसी और को न भेजें।'],
    },
    sms: '⟦brand⟧: {youngName} के लिए {state, select, given {सहमति दी} refused {सहमति नहीं दी} other {सहमति वापस}}। बदलें, {hours} घंटे: {link}',
  },
  toSign: {
    title: '{youngName} के लिए साइन करें',
    text: ['{youngName} के सेशन के लिए आपके साइन चाहिए।'],
    mail: {
      subject: '{youngName} के लिए साइन करें',
      text: [
        '{youngName} के आने वाले सेशन के लिए माता-पिता या कानूनी अभिभावक के तौर पर आपके साइन चाहिए। पढ़ने और साइन करने के लिए पेज खोलें। अकाउंट ज़रूरी नहीं है।',
      ],
      button: { label: 'पढ़ें और साइन करें', to: '{link}' },
      notes: ['यह लिंक {hours} घंटे तक चलेगा। इसे किसी और को न भेजें।'],
    },
    sms: '⟦brand⟧: {youngName} के लिए साइन चाहिए, {hours} घंटे में: {link}',
  },
  answered: withMail(
    '{state, select, given {आपके अभिभावक ने सहमति दे दी है} refused {आपके अभिभावक ने सहमति नहीं दी} other {आपके अभिभावक ने सहमति वापस ले ली है}}',
    [
      '{state, select, given {बुकिंग और पेमेंट अब खुले हैं।} refused {बुकिंग और पेमेंट अभी बंद हैं। अपने अभिभावक से बात करें, उनका जवाब बदल सकता है।} other {नई बुकिंग और पेमेंट अभी बंद हैं। पहले से हुई बुकिंग बनी रहेंगी, और उन्हें हमेशा की तरह रद्द किया जा सकता है।}}',
    ],
    'प्राइवेसी सेंटर खोलें',
  ),
}
