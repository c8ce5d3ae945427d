import type { homeBack as english } from '../en/home-back.ts'

export const homeBack: typeof english = {
  title: '{name, select, none {फिर मिलकर अच्छा लगा} other {{name}, फिर मिलकर अच्छा लगा}}',
  dashboard: 'मेरा डैशबोर्ड',
  practice: 'मेरी प्रैक्टिस',
  helpDesk: 'हेल्प डेस्क',
  healer: 'अपने अपॉइंटमेंट, मैसेज और समय अपनी प्रैक्टिस में देखें।',
  staff: 'हेल्प डेस्क पर देखें कि किन टिकटों का जवाब देना बाकी है।',
  next: 'आगे',
  asked: 'आपके जवाब का इंतज़ार',
  begun: 'जारी रखें',
  session: '{when}, {name} के साथ सेशन',
  event: '{when}, {title}',
  noSession: 'कोई सेशन बुक नहीं है। हीलर खोजें',
  guardian: 'आपके अभिभावक की सहमति बाकी है',
  moved: '{name} ने आपके सेशन का समय बदला है',
  offer: '{name} ने आपको एक सेशन का ऑफ़र दिया है',
  pay: 'पेमेंट बाकी: {name} के साथ सेशन',
  test: '{name} ने एक टेस्ट का नतीजा माँगा है',
  plan: '{count, plural, one {आज के लिए # काम} other {आज के लिए # काम}}',
  newQuestions: 'बताएँ कि आपको किस तरह की मदद चाहिए',
  questions: 'सवाल: {total, number} में से {answered, number} के जवाब दिए',
}
