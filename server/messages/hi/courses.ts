import type { courses as english } from '../en/courses.ts'

export const courses: typeof english = {
  certificateReady: { title: 'आपका सर्टिफ़िकेट तैयार है', text: ['आपने “{title}” पूरा कर लिया है।'] },
  questionAsked: { title: 'आपके कोर्स पर नया सवाल', text: ['{by} ने “{title}” के बारे में पूछा है।'] },
  questionAnswered: {
    title: 'आपके सवाल का जवाब आ गया है',
    text: ['“{title}” के हीलर ने आपके सवाल का जवाब दिया है।'],
  },
  reviewWritten: { title: 'आपके कोर्स का नया रिव्यू', text: ['{by} ने “{title}” का रिव्यू लिखा है।'] },
  reviewReplied: {
    title: 'आपके रिव्यू का नया जवाब',
    text: ['“{title}” के हीलर ने आपके रिव्यू का जवाब दिया है।'],
  },
}
