import type { InLanguage } from '@newyou/contract/locales'
import type { healersFields as english } from '../en/healers-fields.ts'

export const healersFields: InLanguage<typeof english> = {
  label: {
    gender: 'जेंडर',
    title: 'प्रोफ़ेशनल टाइटल',
    modes: 'सेशन के तरीके',
    city: 'शहर',
    main_category: 'मुख्य कैटेगरी',
    categories: 'दूसरी कैटेगरी',
    languages: 'आप किन भाषाओं में सेशन लेते हैं',
    topics: 'किन विषयों में आपसे मदद मिलेगी',
    qualifications: 'योग्यता',
    practising_since: 'प्रैक्टिस कब से (साल)',
    price_rupees: 'एक सेशन की कीमत (₹)',
    about: 'आपके बारे में',
    client_concerns: 'क्लाइंट किन बातों के लिए आपके पास आते हैं',
    written_in: 'आपके विषयों और लेखन की भाषा',
    other_topics: 'दूसरी भाषा में विषय',
    other_about: 'दूसरी भाषा में आपके बारे में',
    other_concerns: 'दूसरी भाषा में: लोग आपके पास किसलिए आते हैं',
    greeting: 'अपनी भाषा में एक लाइन',
  },
  hint: {
    price_rupees: 'GST शामिल है। बुक हो चुके सेशन की कीमत वही रहेगी।',
    topics: 'कुछ शब्द, कॉमा से अलग किए हुए। हीलर की सूची में दिखते हैं।',
    about: 'हर पैराग्राफ़ नई लाइन से शुरू करें।',
    client_concerns: 'एक-दो वाक्य। यह हिस्सा न दिखाना हो तो खाली छोड़ दें।',
    written_in: 'नीचे आप यही बातें साइट की दूसरी भाषा में भी लिख सकते हैं।',
    other_topics: 'हिन्दी में, या अगर आपने हिन्दी में लिखा है तो अंग्रेज़ी में। हर पाठक अपनी चुनी हुई भाषा में पढ़ता है।',
    other_about: 'दूसरी भाषा में या तो सब कुछ लिखें, या कुछ भी नहीं।',
    greeting: 'जैसे, आप क्लाइंट से पहली बात क्या कहते हैं। यह हिस्सा न दिखाना हो तो खाली छोड़ दें।',
  },
  asked: {
    price_rupees: '45 मिनट के सेशन की कीमत (₹)',
    about: 'अपने काम के बारे में कुछ वाक्य',
  },
  askedHint: {
    title: 'जैसे: फ़ैमिली काउंसलर। यह आपके नाम के नीचे दिखता है।',
    qualifications: 'आपकी डिग्री, लाइसेंस या संस्थान। डॉक्यूमेंट में यह दिखना चाहिए।',
  },
  mode: { video: 'वीडियो', voice: 'सिर्फ़ वॉइस', chat: 'चैट' },
}
