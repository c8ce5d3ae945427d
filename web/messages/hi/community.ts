import type { InLanguage } from '@newyou/contract/locales'
import type { community as english } from '../en/community.ts'

/** Words of the community: groups, their rules, and where else people meet. */
export const community: InLanguage<typeof english> = {
  meta: 'कम्युनिटी | New You',
  title: 'कम्युनिटी',
  lead: {
    client: 'इन ग्रुप में लोग अपनी ज़िंदगी की बातें लिखते हैं। दूसरे सदस्यों को आपका सिर्फ़ चुना हुआ नाम दिखता है, और कुछ नहीं।',
    healer: 'इन ग्रुप में लोग अपनी ज़िंदगी की बातें लिखते हैं। यहाँ आपकी पोस्ट आपके अपने नाम से दिखती है।',
  },
  mine: 'आपके ग्रुप',
  all: 'सभी ग्रुप',
  others: 'और ग्रुप',
  members: '{count, plural, =0 {अभी कोई सदस्य नहीं} one {# सदस्य} other {# सदस्य}}',
  healers: '{count, plural, =0 {} one {# हीलर} other {# हीलर}}',
  unread: '{count, plural, one {# नई पोस्ट} =99 {99+ नई पोस्ट} other {# नई पोस्ट}}',
  demo: 'डेमो ग्रुप',
  failed: 'ग्रुप नहीं खुले। फिर से कोशिश करें।',
  empty: { title: 'अभी कोई ग्रुप नहीं', words: 'यहाँ जल्द ही ग्रुप होंगे।' },
  elsewhere: {
    title: 'और कहाँ जुड़ें',
    lead: 'हम यहाँ भी हैं। इन साइट पर दूसरों को पता चल सकता है कि आप कौन हैं।',
  },
  blocked: {
    title: 'ब्लॉक किए गए लोग',
    lead: 'इनकी पोस्ट आपको नहीं दिखतीं। आपके और इनके बीच मैसेज भी बंद हैं।',
    unblock: 'अनब्लॉक करें',
    unblockLabel: '{name} को अनब्लॉक करें',
    former: 'पुराने सदस्य',
  },
  group: {
    meta: 'ग्रुप | New You',
    back: 'सभी ग्रुप',
    notFound: {
      title: 'ग्रुप नहीं मिला',
      words: 'हो सकता है यह बंद हो गया हो, या लिंक अधूरा हो।',
    },
    failed: 'ग्रुप नहीं खुला। फिर से कोशिश करें।',
    rules: 'इस ग्रुप के नियम',
    knownAs: 'यहाँ आपका नाम {name} दिखता है।',
    changeName: 'नाम बदलें',
    chooseName: 'आपका चुना हुआ नाम',
    chooseNameHint: 'दूसरे सदस्यों को सिर्फ़ यही नाम दिखता है। अपना असली नाम न डालें।',
    join: 'ग्रुप में जुड़ें',
    joined: 'अब आप {name} में हैं।',
    free: 'जुड़ना मुफ़्त है। ग्रुप कभी भी छोड़ा जा सकता है।',
    about: 'इस ग्रुप के बारे में',
    leave: 'ग्रुप छोड़ें',
    leaving: {
      title: '{name} छोड़ें?',
      words: 'इसके बाद ग्रुप की पोस्ट आपको नहीं दिखेंगी। आपकी लिखी बातें आपके चुने हुए नाम के साथ बनी रहेंगी।',
      yes: 'ग्रुप छोड़ें',
      no: 'ग्रुप में रहें',
    },
    left: 'आपने {name} छोड़ दिया है।',
    agree: 'मुझे नियम मंज़ूर हैं',
    beforeWriting: 'पहली पोस्ट से पहले नियम पढ़ लें',
    muted: '{when} तक आपके लिए इस ग्रुप में लिखना बंद है। इसे अब भी पढ़ा जा सकता है।',
  },
}
