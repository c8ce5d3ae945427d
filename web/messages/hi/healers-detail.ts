import type { InLanguage } from '@newyou/contract/locales'
import type { healersDetail as english } from '../en/healers-detail.ts'

export const healersDetail: InLanguage<typeof english> = {
  meta: {
    title: '{name}, {title} | ⟦brand⟧',
    description: '{name}, {title}, {city}। {topics}। 45 मिनट के लिए {price}।',
  },
  crumbHome: 'होम',
  crumbHealers: 'हीलर',
  brochure: 'ब्रोशर',
  intern: 'ट्रेनिंग ले रहे इंटर्न। मुफ़्त सेशन इंटर्न के साथ होते हैं।',
  qualificationsSeen: '{qualifications}। {date} को जाँचा गया।',
  place: '{title}, {city}',
  ownTitle: 'उनके अपने शब्दों में: {title}',
  noRegister: 'इस काम का कोई कानूनी रजिस्टर नहीं है। हमने जाँचा: {checked}।',
  checked: { training: 'ट्रेनिंग', years: 'काम के साल', references: 'संदर्भ' },
  sessions:
    '{count, plural, =0 {⟦brand⟧ पर नए} one {⟦brand⟧ पर # सेशन} other {⟦brand⟧ पर # सेशन}}, {year} से प्रैक्टिस में',
  inPerson: ', आमने-सामने: {cities}',
  modes: {
    video: 'वीडियो',
    voice: 'वॉइस',
    chat: 'चैट',
    one: '{first} से',
    two: '{first} या {second} से',
    three: '{first}, {second} या {third} से',
  },
  words: { female: 'परिचय', male: 'परिचय', other: 'परिचय' },
  clientConcerns: { female: 'इन विषयों में मदद', male: 'इन विषयों में मदद', other: 'इन विषयों में मदद' },
  reviews: 'रिव्यू',
  reviewBy: '{by}, {count, plural, one {# सेशन} other {# सेशन}} के बाद',
  stars: '5 में से {stars} स्टार',
  summary:
    '5 में से {stars} स्टार, {count, plural, one {# रिव्यू} other {# रिव्यू}}{demo, plural, =0 {} other {, जिनमें # डेमो हैं}}',
  reply: '{name} का जवाब:',
  demo: 'ये हीलर और ये रिव्यू डेमो कंटेंट हैं।',
  demoReview: 'डेमो कंटेंट',
  similar: 'मिलते-जुलते हीलर',
}
