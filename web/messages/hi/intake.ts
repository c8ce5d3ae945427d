import type { InLanguage } from '@newyou/contract/locales'
import type { intake as english } from '../en/intake.ts'

export const intake: InLanguage<typeof english> = {
  lead: 'सेशन से पहले {name} आपके जवाब पढ़ते हैं, और कोई नहीं। सेशन शुरू होने तक आप इन्हें बदल सकते हैं।',
  leadOver: 'आपने ये जवाब भेजे थे। सेशन शुरू हो चुका है, इसलिए अब ये नहीं बदलते।',
  saving: 'जवाब साथ-साथ सेव होते हैं। {name} को ये भेजने के बाद ही दिखते हैं।',
  waiting: 'कनेक्शन नहीं है। जवाब इस डिवाइस पर हैं और ऑनलाइन होने पर चले जाएँगे।',
  send: '{name} को भेजें',
  sendAgain: 'बदलाव {name} को भेजें',
  sent: 'भेजा गया {when}',
  done: 'आपके जवाब भेज दिए गए हैं',
  unanswered: 'इस सवाल का जवाब दें',
  scale: '{from} (बिल्कुल नहीं) से {to} (बहुत ज़्यादा) तक',
  yes: 'हाँ',
  no: 'नहीं',
  healer: {
    waiting: 'क्लाइंट ने अभी जवाब नहीं भेजे हैं।',
    none: 'जवाब नहीं दिया',
    sent: 'भेजा गया {when}',
  },
}
