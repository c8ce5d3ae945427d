import type { suggestions as english } from '../en/suggestions.ts'

export const suggestions: typeof english = {
  title: 'आपके लिए सुझाव',
  courses: 'कोर्स',
  healers: 'हीलर',
  why: 'सुझाव सिर्फ़ आपकी भाषा और लोगों की पसंद से आते हैं। आप चाहें तो हमें अपने जवाब इस्तेमाल करने दे सकते हैं।',
  whyAllowed: 'आपके जवाबों और आपकी खरीदी चीज़ों के आधार पर। आप इसे कभी भी वापस ले सकते हैं।',
  settings: 'प्राइवेसी सेंटर',
  reasons: {
    topic: 'आपने चुना: {topic}',
    bought: 'आप सीख रहे हैं: {topic}',
    language: '{language} में',
    budget: 'आपके बजट में',
    time: '{part, select, morning {सुबह} afternoon {दोपहर में} other {शाम को}} समय खाली है',
    soon: 'जल्द ही समय खाली है',
    popular: 'कई लोगों की पसंद',
  },
}
