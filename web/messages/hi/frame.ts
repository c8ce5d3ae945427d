import type { InLanguage } from '@newyou/contract/locales'
import type { frame as english } from '../en/frame.ts'

export const frame: InLanguage<typeof english> = {
  skip: 'सीधे मुख्य कंटेंट पर जाएँ',
  mainMenu: 'मुख्य मेन्यू',
  places: 'मुख्य मेन्यू (नीचे)',
  menus: {
    event: 'इवेंट',
    courses: 'कोर्स',
    healers: 'हीलर',
    explore: 'और देखें',
    pages: 'पेज',
  },
  phoneMenu: { open: 'मेन्यू', label: 'सभी पेज', close: 'मेन्यू बंद करें' },
  offers: 'ऑफ़र अभी पाएँ!',
  search: { open: 'खोजें', keys: 'Ctrl K' },
  theme: 'डार्क और लाइट थीम बदलें',
  logIn: 'लॉग इन करें',
  register: 'रजिस्टर करें',
  freeAppointment: 'मुफ़्त अपॉइंटमेंट',
  bookFree: 'मुफ़्त अपॉइंटमेंट बुक करें',
  bottom: {
    home: 'होम',
    healers: 'हीलर',
    menu: 'मेन्यू',
    learn: 'मेरे कोर्स',
    events: 'इवेंट',
    appointments: 'सेशन',
    notifications: 'सूचनाएँ',
    you: 'आप',
    hours: 'समय',
    helpDesk: 'हेल्प डेस्क',
  },
  corner: 'WhatsApp और ऊपर जाएँ',
  whatsapp: 'WhatsApp कम्युनिटी से जुड़ें',
  toTop: 'ऊपर जाएँ',
  footer: {
    coursesOn: 'कोर्स',
    playStore: 'Google Play पर पाएँ',
    reach: 'संपर्क',
    whatsapp: 'WhatsApp {phone}',
    social: 'हमें फ़ॉलो करें',
    copyright: '© {year} ⟦brand⟧। हमारे हीलर आपका साथ देते हैं। वे इमरजेंसी इलाज की जगह नहीं ले सकते।',
  },
  notFound: {
    title: '404: पेज नहीं मिला',
    words: 'यह पेज मौजूद नहीं है, या इसका पता बदल गया है।',
    home: 'होम पेज पर जाएँ',
    healers: 'सभी हीलर देखें',
  },
  failed: {
    title: 'कुछ गड़बड़ हो गई',
    words: 'गड़बड़ी हमारी तरफ़ से है। आपका डेटा सुरक्षित है। थोड़ी देर में फिर से कोशिश करें।',
  },
  cookies: {
    label: 'कुकी और स्टोरेज',
    words:
      'हम सिर्फ़ वही सेव करते हैं जो साइट के लिए ज़रूरी है: आपका लॉग इन, डिवाइस की ID और थीम। कोई ट्रैकर नहीं। <link>प्राइवेसी पॉलिसी</link>',
    accept: 'ठीक है',
  },
  endedElsewhere: 'किसी दूसरे डिवाइस से यह डिवाइस लॉग आउट कर दिया गया है। आपकी बुकिंग वैसी ही हैं।',
}
