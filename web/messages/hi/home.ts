import type { InLanguage } from '@newyou/contract/locales'
import type { home as english } from '../en/home.ts'

export const home: InLanguage<typeof english> = {
  meta: {
    title: 'New You: जाँचे-परखे हीलर के साथ ऑनलाइन सेशन बुक करें',
    description:
      'पूरे भारत के जाँचे-परखे हीलर से बात करें। योग्यता, कीमत और उपलब्ध समय देखें, और वीडियो, वॉइस या चैट पर 45 मिनट का सेशन बुक करें।',
  },
  hero: {
    title: 'दीया जल रहा है।<br></br>जैसे हैं, वैसे आइए।',
    voice: 'यहाँ आपकी बात सुनने के लिए कोई है।',
    sentence: 'मुझे <topic></topic> के बारे में <language></language> में बात करनी है, <free></free>।',
    topic: 'विषय',
    language: 'भाषा',
    free: 'कब',
    show: 'हीलर खोजें',
    topics: {
      'sleep-and-anxiety': 'नींद और चिंता',
      marriage: 'अपनी शादी',
      money: 'पैसों',
      family: 'अपने परिवार',
      work: 'काम',
      growth: 'आत्म-विकास',
      spirituality: 'अध्यात्म',
      any: 'किसी भी विषय',
    },
    anyLanguage: 'किसी भी भाषा',
    frees: { tomorrow: 'आज या कल', week: 'इसी हफ़्ते', any: 'कभी भी' },
    night: 'चित्र: रात में एक घर, जिसका दरवाज़ा रोशन है। बरामदे में कोलम के पास बैठे दो लोग बात कर रहे हैं।',
    dawn: 'चित्र: वही घर, भोर के समय। बरामदे में कोलम के पास बैठे दो लोग बात कर रहे हैं।',
  },
  board: {
    title: 'सबसे जल्दी मिलने वाले सेशन',
    time: 'आपका टाइम ज़ोन: {zone}। अभी {day}, {time}।',
    all: '24 घंटे में उपलब्ध सभी हीलर देखें',
  },
  doors: { title: 'किस बात में साथ चाहिए?' },
  costs: {
    title: 'कीमतें साफ़-साफ़',
    rich: '<from></from> से <to></to>',
    price: 'हीलर के साथ {count, number} मिनट के लिए। हर हीलर अपनी कीमत खुद तय करते हैं।',
    tax: '{percent, number}% {name}',
    taxWords: 'हर कीमत में शामिल। पेमेंट के समय कुछ नहीं जुड़ता।',
    hold: '{count, number} मिनट',
    holdWords: 'पेमेंट करने तक आपका चुना समय रखा जाता है। पेमेंट न करें, तो कोई पैसा नहीं कटता।',
    healers: '{count, plural, =10001 {10,000+ हीलर} one {# हीलर} other {# हीलर}}',
    healersWords: 'हर एक की योग्यता जाँची गई है और उनके पेज पर दिखती है।',
  },
  steps: {
    title: 'सेशन कैसे होता है',
    healers: 'सभी हीलर देखें',
    one: {
      title: 'हीलर और समय चुनें',
      words: 'बिना अकाउंट के देखें। लॉग इन सिर्फ़ बुक करते समय करना होता है।',
    },
    two: {
      title: '{count, number} मिनट बात करें',
      words: 'वीडियो, वॉइस या चैट पर। हीलर को सिर्फ़ आपका चुना हुआ नाम दिखता है।',
    },
    three: {
      title: 'आगे का कदम आप तय करें',
      words: 'पहले सेशन में देखें कि हीलर आपके लिए सही हैं या नहीं। न लगे, तो किसी और से बात करें।',
    },
  },
  courses: { title: 'आपकी शामों के लिए छोटे कोर्स', all: 'सभी कोर्स' },
  events: { title: 'वेबिनार और वर्कशॉप', all: 'सभी इवेंट' },
  books: { title: 'ई-बुक', all: 'सभी ई-बुक', free: 'मुफ़्त' },
  reels: { title: 'रील', all: 'सभी रील', open: 'रील: {title}' },
  story: {
    told: '{name} की कहानी (नाम बदला हुआ)।',
    demo: 'यह कहानी डेमो कंटेंट है।',
    read: 'पूरी कहानी पढ़ें',
  },
  articles: { title: 'ब्लॉग से', all: 'सभी लेख', by: '{name}, {minutes}' },
  offers: {
    title: 'ऑफ़र',
    lead: 'पेमेंट के समय कोड डालें।',
    code: 'कोड',
    until: '{date} तक मान्य',
    open: 'कोई आखिरी तारीख नहीं',
  },
}
