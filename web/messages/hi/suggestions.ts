import type { suggestions as english } from '../en/suggestions.ts'

export const suggestions: typeof english = {
  title: 'आपके लिए सुझाव',
  courses: 'कोर्स',
  healers: 'हीलर',
  why: 'सुझाव सिर्फ़ आपकी भाषा और लोगों की पसंद से आते हैं। अनुमति देने पर आपके जवाबों से भी आएँगे।',
  whyAllowed: 'आपके जवाबों और आपकी खरीदी चीज़ों के आधार पर। यह सहमति कभी भी वापस ली जा सकती है।',
  settings: 'प्राइवेसी सेंटर',
  reasons: {
    topic: 'आपने चुना: {topic}',
    bought: 'आपके कोर्स का विषय: {topic}',
    language: '{language} में',
    budget: 'आपके बजट में',
    time: '{part, select, morning {सुबह} afternoon {दोपहर में} other {शाम को}} समय उपलब्ध है',
    soon: 'जल्द ही समय उपलब्ध है',
    popular: 'कई लोगों की पसंद',
  },
}
