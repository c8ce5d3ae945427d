import type { InLanguage } from '@newyou/contract/locales'
import type { questionnaire as english } from '../en/questionnaire.ts'

/** The questions after registering. The questions themselves come from the back office. */
export const questionnaire: InLanguage<typeof english> = {
  meta: 'कुछ सवाल | ⟦brand⟧',
  description: 'कुछ सवाल, ताकि हम जानें कि आपको किस तरह की मदद चाहिए।',
  title: 'कुछ सवाल',
  lead: 'बताएँ कि आपको किस तरह की मदद चाहिए। करीब दो मिनट लगेंगे। जवाब हीलर को नहीं दिखते।',
  failed: 'आपके जवाब सुरक्षित हैं।',
  progress: 'सवाल {number, number}/{total, number}',
  language: 'भाषा',
  next: 'आगे',
  finish: 'पूरा करें',
  back: 'पीछे',
  skip: 'यह सवाल छोड़ें',
  later: 'बाद में जवाब दें',
  required: 'एक जवाब चुनें',
  unsent: 'आपके पिछले जवाब इस डिवाइस पर सुरक्षित हैं। ऑनलाइन आते ही ये भेज दिए जाएँगे।',
  done: {
    title: 'धन्यवाद',
    words: 'आपके जवाब सुरक्षित हैं। जवाब यहाँ कभी भी बदलें।',
    dashboard: 'डैशबोर्ड देखें',
  },
  answers: {
    title: 'आपके जवाब',
    change: 'बदलें',
    changeOf: '“{question}” का जवाब बदलें',
    skipped: 'छोड़ा गया',
  },
  empty: {
    title: 'अभी कोई सवाल नहीं',
    words: 'अभी किसी सवाल का जवाब नहीं देना है।',
  },
  glance: {
    title: 'कुछ सवाल',
    words: 'बताएँ कि आपको किस तरह की मदद चाहिए। करीब दो मिनट लगेंगे।',
    begun: 'आपने {total, number} में से {answered, number} सवालों के जवाब दिए हैं।',
    begin: 'जवाब दें',
    goOn: 'जारी रखें',
  },
}
