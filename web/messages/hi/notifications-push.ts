import type { notificationsPush as english } from '../en/notifications-push.ts'

export const notificationsPush: typeof english = {
  title: 'इस डिवाइस पर सूचनाएँ',
  words:
    '⟦brand⟧ बंद होने पर भी सूचनाएँ आती हैं। उनमें कभी नहीं दिखता कि क्या लिखा गया, और लॉग आउट करने पर वे बंद हो जाती हैं।',
  on: 'इस ब्राउज़र में चालू हैं।',
  off: 'इस ब्राउज़र में बंद हैं।',
  blocked:
    'इस ब्राउज़र में ⟦brand⟧ की सूचनाएँ रोकी गई हैं। ऊपर वेब पते के पास वाला आइकन दबाकर उन्हें अनुमति दें, फिर पेज फिर से लोड करें।',
  unsupported: 'यह ब्राउज़र यहाँ सूचनाएँ नहीं दिखा सकता। iPhone या iPad पर पहले ⟦brand⟧ को होम स्क्रीन पर जोड़ें।',
  turnOn: 'इस डिवाइस पर चालू करें',
  turnOff: 'इस डिवाइस पर बंद करें',
}
