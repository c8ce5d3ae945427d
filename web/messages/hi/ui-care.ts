import { payLaterSentences } from './ui-pay-later.ts'
import { placeSentences } from './ui-places.ts'

/** Sentences about booking in Hindi, by their English. */
export const careSentences: Record<string, string> = {
  ...payLaterSentences,
  ...placeSentences,
  // available now
  'This healer is not available right now any more. Nothing was booked. You can choose another time':
    'ये हीलर अब उपलब्ध नहीं हैं। कुछ बुक नहीं हुआ। आप कोई और समय चुन सकते हैं',
  'You can be available now once your page is public': 'आपका पेज सबको दिखने लगे, तब आप अभी उपलब्ध हो सकते हैं',
}
