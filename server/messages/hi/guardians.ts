import type { guardians as english } from '../en/guardians.ts'
import { withMail } from '../template.ts'

const asked = `{youngName} की उम्र 18 साल से कम है। उनका New You पर अकाउंट है और उन्होंने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है। बुकिंग और पेमेंट के लिए आपकी सहमति ज़रूरी है।`
const kept = `{state, select, given {आपने {youngName} के New You अकाउंट के लिए सहमति दी है।} refused {आपने {youngName} के New You अकाउंट के लिए सहमति नहीं दी है।} other {आपने {youngName} के New You अकाउंट के लिए अपनी सहमति वापस ली है।}}`
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
        'New You पर हीलर के साथ सेशन, कोर्स और इवेंट होते हैं। पेज पर लिखा है कि हम कौन सा डेटा रखते हैं और किसलिए। वहीं आप सहमति दे सकते हैं या मना कर सकते हैं। इसके लिए अकाउंट ज़रूरी नहीं है।',
      ],
      button: { label: 'पढ़ें और जवाब दें', to: '{link}' },
      notes: [
        'यह लिंक {hours} घंटे तक चलेगा और एक ही बार इस्तेमाल हो सकता है। इसे किसी और को न भेजें।',
        'अगर आप {youngName} को नहीं जानते, तो इस ई-मेल पर ध्यान न दें। आपकी सहमति के बिना न कुछ बुक होगा, न पेमेंट होगा।',
      ],
    },
    sms: 'New You: {youngName} ने अभिभावक के तौर पर आपका नाम दिया है। {hours} घंटे के अंदर पढ़कर जवाब दें: {link}',
  },
  answerKept: {
    title: '{youngName} के लिए आपका जवाब',
    text: [kept, change],
    mail: {
      subject: '{youngName} के लिए आपका जवाब',
      text: [kept, change],
      button: { label: 'मेरा जवाब खोलें', to: '{link}' },
      notes: ['यह लिंक किसी और को न भेजें।'],
    },
    sms: `New You: ${kept} जवाब बदलने के लिए {hours} घंटे के अंदर: {link}`,
  },
  answered: withMail(
    '{state, select, given {आपके अभिभावक ने सहमति दे दी है} refused {आपके अभिभावक ने सहमति नहीं दी} other {आपके अभिभावक ने सहमति वापस ले ली है}}',
    [
      '{state, select, given {अब आप बुकिंग और पेमेंट कर सकते हैं।} refused {आप बुकिंग या पेमेंट नहीं कर सकते। अपने अभिभावक से बात करें, वे अपना जवाब बदल सकते हैं।} other {आप नई बुकिंग या पेमेंट नहीं कर सकते। पहले से हुई बुकिंग बनी रहेंगी, और आप उन्हें हमेशा की तरह रद्द कर सकते हैं।}}',
    ],
    'प्राइवेसी सेंटर खोलें',
  ),
}
