import { calendarSentences } from './ui-calendars.ts'
import { payLaterSentences } from './ui-pay-later.ts'
import { placeSentences } from './ui-places.ts'

/** Sentences about booking in Hindi, by their English. */
export const careSentences: Record<string, string> = {
  ...payLaterSentences,
  ...placeSentences,
  ...calendarSentences,
  // booking for somebody else
  'This is for children under 18. Adults are asked by a link and have their own account':
    'यह 18 साल से छोटे बच्चों के लिए है। बड़ों से लिंक पर पूछा जाता है, और उनका अपना अकाउंट होता है',
  'You can book for others once you are 18': '18 साल के होने पर आप दूसरों के लिए बुक कर सकते हैं',
  'Please confirm your e-mail or mobile number first': 'पहले अपना ई-मेल या मोबाइल नंबर कन्फ़र्म करें',
  'You can book for up to 10 people': 'आप ज़्यादा से ज़्यादा 10 लोगों के लिए बुक कर सकते हैं',
  'Please enter their e-mail or mobile number, not your own': 'उनका ई-मेल या मोबाइल नंबर डालें, अपना नहीं',
  'They are too young for an account of their own': 'अपने अकाउंट के लिए उनकी उम्र अभी कम है',
  'This contact already belongs to an account': 'इस पते का अकाउंट पहले से है',
  'This link is for the person whom you named. Ask them to open it on their own phone':
    'यह लिंक उनके लिए है जिनका नाम आपने दिया था। वे इसे अपने फ़ोन पर खोलें',
  'Please log in as a client to answer': 'जवाब देने के लिए क्लाइंट के तौर पर लॉग इन करें',
  'You can agree once you are 18': '18 साल के होने पर आप हाँ कर सकते हैं',
  'A child with sessions stays in your list until they have an account of their own':
    'बच्चा आपकी सूची में तब तक रहता है जब तक उसका अपना अकाउंट न हो',
  'They have not agreed that you book for them': 'उन्होंने अभी हाँ नहीं की है कि आप उनके लिए बुक करें',
  'A session for somebody else is paid when it is booked': 'किसी और के सेशन का पेमेंट बुक करते समय ही होता है',
  'We sent them a link': 'हमने उन्हें लिंक भेज दिया है',
  // packs of services
  'Your session pack is for another service of this healer': 'आपका सेशन पैक इन हीलर की किसी और सर्विस के लिए है',
  'Your session pack does not have that many sessions left': 'आपके सेशन पैक में इतने सेशन नहीं बचे हैं',
  // available now
  'This healer is not available right now any more. Nothing was booked. You can choose another time':
    'ये हीलर अब उपलब्ध नहीं हैं। कुछ बुक नहीं हुआ। आप कोई और समय चुन सकते हैं',
  'You can be available now once your page is public': 'आपका पेज सबको दिखने लगे, तब आप अभी उपलब्ध हो सकते हैं',
}
