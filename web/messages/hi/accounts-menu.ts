import type { InLanguage } from '@newyou/contract/locales'
import type { accountsMenu as english } from '../en/accounts-menu.ts'

export const accountsMenu: InLanguage<typeof english> = {
  menu: {
    label: 'अकाउंट मेन्यू',
    dashboard: 'डैशबोर्ड',
    sessions: 'मेरे सेशन',
    practice: 'मेरी प्रैक्टिस',
    page: 'मेरा पेज',
    services: 'मेरी सेवाएँ',
    proposals: 'प्रस्ताव',
    inquiries: 'बुकिंग के सवाल',
    myInquiries: 'मेरे सवाल',
    questions: 'कोर्स के सवाल',
    clients: 'क्लाइंट',
    hours: 'सेशन का समय',
    earnings: 'मेरी कमाई',
    learning: 'मेरे कोर्स',
    plans: 'एक्शन प्लान',
    clientPlans: 'एक्शन प्लान',
    tests: 'टेस्ट और नतीजे',
    events: 'मेरे इवेंट',
    wallet: 'वॉलेट',
    refer: 'रेफ़र करें, पॉइंट पाएँ',
    notifications: 'सूचनाएँ',
    profile: 'मेरी प्रोफ़ाइल',
    privacy: 'प्राइवेसी सेंटर',
    devices: 'मेरे डिवाइस',
    wishlists: 'विशलिस्ट',
    support: 'मदद और सपोर्ट',
    helpDesk: 'हेल्प डेस्क',
    chat: 'मैसेज',
    community: 'कम्युनिटी',
    logOut: 'लॉग आउट',
  },
  otherRole: {
    healer: {
      title: 'यह पेज हीलर के लिए है',
      words: 'हीलर यहाँ अपने अपॉइंटमेंट और अपना समय देखते हैं। आपके अपॉइंटमेंट आपके डैशबोर्ड में हैं।',
    },
    client: {
      title: 'यह पेज क्लाइंट के लिए है',
      words: 'आपने हीलर के तौर पर लॉग इन किया है। सेशन बुक करने के लिए लॉग आउट करके क्लाइंट के तौर पर लॉग इन करें।',
    },
    staff: {
      title: 'यह पेज हमारी सपोर्ट टीम के लिए है',
      words: 'हमारी सपोर्ट टीम यहाँ टिकटों के जवाब देती है। आपके टिकट “मदद और सपोर्ट” में हैं।',
    },
    ways: {
      client: 'मेरे डैशबोर्ड पर जाएँ',
      healer: 'मेरी प्रैक्टिस पर जाएँ',
      staff: 'हेल्प डेस्क पर जाएँ',
    },
  },
}
