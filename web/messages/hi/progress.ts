import type { InLanguage } from '@newyou/contract/locales'
import type { progress as english } from '../en/progress.ts'

export const progress: InLanguage<typeof english> = {
  title: 'लक्ष्य और बदलाव',
  lead: 'यहाँ जो है, वह आप और आपके हीलर दोनों देखते हैं। लक्ष्य आप मिलकर तय करते हैं, और कोई भी उसे छोड़ सकता है।',
  noneOfClient: 'आपके और {name} के बीच अभी कोई लक्ष्य नहीं है।',
  with: '{name} के साथ',
  rhythm: {
    unit: 'इकाई',
    units: { sessions: 'सेशन', weeks: 'हफ़्ते' },
    says: {
      sessions: '{every, plural, one {हर सेशन में देखा जाता है।} other {हर # सेशन में एक बार देखा जाता है।}}',
      weeks:
        '{every, plural, one {हर हफ़्ते, सेशन से पहले देखा जाता है।} other {हर # हफ़्ते में एक बार, सेशन से पहले देखा जाता है।}}',
    },
    wrong: '1 से 26 के बीच का नंबर डालें',
  },
  suggest: {
    open: 'लक्ष्य सुझाएँ',
    wording: 'लक्ष्य',
    hint: 'अपने शब्दों में। {name} सहमत होते हैं या बताते हैं कि क्यों नहीं।',
    every: 'कितने में एक बार देखें',
    send: 'सुझाएँ',
    cancel: 'रद्द करें',
    done: '{name} को भेज दिया गया',
  },
  goal: {
    states: { proposed: 'सुझाया गया', open: 'जारी', reached: 'पूरा हुआ', 'let-go': 'छोड़ दिया' },
    waiting: '{name} ने अभी हाँ नहीं कहा है।',
    suggested: 'यह लक्ष्य {name} ने सुझाया है।',
    reason: 'कारण: {reason}',
    agree: 'सहमत हूँ',
    reached: 'पूरा हुआ',
    letGo: 'छोड़ दें',
    why: 'आप इसे क्यों छोड़ रहे हैं?',
    keep: 'रहने दें',
  },
  review: {
    client: 'आप इस लक्ष्य के कितने पास हैं?',
    healer: 'आपके क्लाइंट इस लक्ष्य के कितने पास हैं?',
    scale: '0 (बहुत दूर) से 10 (पूरा हुआ) तक',
    words: 'अपने शब्दों में (ज़रूरी नहीं)',
    choose: 'एक नंबर चुनें',
    send: 'सेव करें',
    change: 'बदलाव सेव करें',
    done: 'सेव हो गया',
  },
  history: {
    picture: 'सीधी लकीर: क्लाइंट। बिंदुओं वाली: हीलर। नीचे 0 से ऊपर 10 तक।',
    day: 'दिन',
    client: 'क्लाइंट',
    healer: 'हीलर',
    rating: '10 में से {rating, number}',
    none: 'जवाब नहीं',
  },
}
