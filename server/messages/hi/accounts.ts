import { addresses } from '@newyou/contract/addresses'
import type { accounts as english } from '../en/accounts.ts'
import { type MessageTemplate, withMail, withSms } from '../template.ts'

const otp = `{code} आपका ⟦brand⟧ OTP है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएँ। ⟦brand⟧ इसे कभी नहीं माँगता।`
const contact = '{channel, select, email {ई-मेल} other {मोबाइल नंबर}}'
const changed = `आपका ⟦brand⟧ ${contact} बदल गया है और दूसरे डिवाइस लॉग आउट हो गए हैं। यह आपने नहीं किया? तुरंत हमसे संपर्क करें।`
const requested = `आपका ⟦brand⟧ ${contact} {hours} घंटे बाद बदल जाएगा। यह आपने नहीं किया? लॉग इन करके “मेरी प्रोफ़ाइल” में रद्द करें।`

/** An alert to a proven contact; a mail of it names no account. */
const securityAlert = (title: string, text: string, button: string, address: string): MessageTemplate => ({
  title,
  text: [text],
  mail: { subject: title, text: [text], button: { label: button, to: `{site}${address}` } },
  sms: text,
})

export const accounts: typeof english = {
  otp: {
    title: '{code} आपका ⟦brand⟧ OTP है',
    text: [otp],
    mail: {
      subject: '{code} आपका ⟦brand⟧ OTP है',
      text: ['आगे बढ़ने के लिए यह OTP डालें। यह {minutes} मिनट तक चलेगा।'],
      code: '{code}',
      notes: [
        'इसे किसी को न बताएँ। ⟦brand⟧ इसे कभी नहीं माँगता।',
        'अगर आपने OTP नहीं माँगा, तो इस ई-मेल पर ध्यान न दें।',
      ],
    },
    sms: otp,
  },
  deviceLoggedOut: {
    title: 'आपकी सुरक्षा के लिए एक डिवाइस लॉग आउट किया गया',
    text: [
      'एक डिवाइस पर पुराना लॉग इन इस्तेमाल हुआ, इसलिए हमने उसे लॉग आउट कर दिया। “मेरी प्रोफ़ाइल” में अपने डिवाइस देखें।',
    ],
  },
  keyMade: {
    title: 'आपके नाम से एक API कुंजी बनी है',
    text: [
      'कुंजी “{keyName}” अब आपकी ओर से काम कर सकती है। अगर यह आपने नहीं किया, तो “मेरी प्रैक्टिस” में API कुंजियाँ खोलकर इसे बंद करें।',
    ],
  },
  appConnected: {
    title: 'आपके खाते से एक ऐप जुड़ा है',
    text: [
      '“{appName}” अब वह कर सकता है जिसकी आपने अनुमति दी। अगर यह आपने नहीं किया, तो “मेरी प्रोफ़ाइल” में “मेरे डिवाइस” खोलकर इसे हटाएँ।',
    ],
  },
  healerVerified: withSms(
    'आपकी प्रोफ़ाइल वेरिफ़ाई हो गई है',
    [
      'अब आप क्लाइंट को ⟦brand⟧ पर दिखते हैं।',
      'बुकिंग उसी समय में होती है जो आप सेट करते हैं: समय सेट किए बिना कोई बुक नहीं कर सकता।',
    ],
    'मेरी प्रैक्टिस खोलें',
    'आप वेरिफ़ाई हो गए हैं। बुकिंग आपके सेट किए समय में होगी। समय देखें:',
  ),
  healerRefused: withSms(
    'आपका रजिस्ट्रेशन मंज़ूर नहीं हुआ',
    ['हमने आपके डॉक्यूमेंट देखे, पर आपका रजिस्ट्रेशन मंज़ूर नहीं कर पाए।', 'वजह: {reason}'],
    'मेरी प्रैक्टिस खोलें',
    'हीलर के रूप में आपका रजिस्ट्रेशन मंज़ूर नहीं हुआ। वजह देखें:',
  ),
  healerDecided: {
    title: 'हीलर के रूप में आपके रजिस्ट्रेशन का फ़ैसला हो गया है',
    text: ['किसी ने हीलर के रजिस्ट्रेशन में यह संपर्क दिया था। हमने उस पर फ़ैसला कर लिया है।'],
    mail: {
      subject: 'हीलर के रूप में आपके रजिस्ट्रेशन का फ़ैसला हो गया है',
      text: [
        'किसी ने हीलर के रजिस्ट्रेशन में यह संपर्क दिया था। हमने उस पर फ़ैसला कर लिया है।',
        'फ़ैसला देखने के लिए लॉग इन करें।',
      ],
      button: { label: 'लॉग इन करें', to: `{site}${addresses.loginHealer}` },
      notes: ['अगर आपने रजिस्ट्रेशन नहीं किया, तो इस ई-मेल पर ध्यान न दें।'],
    },
    sms: '⟦brand⟧: आपके हीलर रजिस्ट्रेशन का फ़ैसला हो गया है। लॉग इन करके देखें: {link}',
  },
  healerPaused: withSms(
    'आपका पेज रोका गया है',
    ['अभी नए क्लाइंट आपको देख या बुक नहीं कर सकते। पहले से बुक अपॉइंटमेंट वैसे ही रहेंगे।', 'वजह: {reason}'],
    'मेरी प्रैक्टिस खोलें',
    'आपका पेज रोका गया है। अभी नई बुकिंग नहीं होगी। वजह देखें:',
  ),
  healerPageAccepted: withMail(
    'आपका नया पेज अब दिख रहा है',
    ['हमने आपके पेज के बदलाव पढ़ लिए हैं। क्लाइंट अब उन्हें देख सकते हैं।'],
    'मेरा पेज खोलें',
  ),
  healerPageRefused: withMail(
    'आपके पेज के बदलाव पब्लिश नहीं हुए',
    ['हमने आपके पेज के बदलाव देखे, पर उन्हें पब्लिश नहीं कर पाए। आपका पेज पहले जैसा ही है।', 'वजह: {reason}'],
    'मेरा पेज खोलें',
  ),
  healerProofEnds: withMail(
    'आपका पेशेवर रजिस्ट्रेशन जल्द खत्म हो रहा है',
    [
      'हमने आपका जो रजिस्ट्रेशन वेरिफ़ाई किया था, वह {end} को खत्म हो रहा है। उससे पहले हमें नया भेज दें, ताकि क्लाइंट आपको बुक करते रहें।',
    ],
    'मेरी प्रैक्टिस खोलें',
  ),
  contactChanged: securityAlert(
    `आपका ⟦brand⟧ ${contact} बदल गया है`,
    changed,
    'हमसे संपर्क करें',
    addresses.contactUs,
  ),
  contactChangeRequested: securityAlert(
    `आपका ⟦brand⟧ ${contact} {hours} घंटे बाद बदलेगा`,
    requested,
    'मेरी प्रोफ़ाइल खोलें',
    addresses.profile,
  ),
}
