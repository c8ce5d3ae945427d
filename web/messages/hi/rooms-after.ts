import type { InLanguage } from '@newyou/contract/locales'
import type { roomsAfter as english } from '../en/rooms-after.ts'

export const roomsAfter: InLanguage<typeof english> = {
  meta: 'आपके सेशन के बाद | ⟦brand⟧',
  crumb: 'वापस',
  here: 'सेशन के बाद',
  title: '{name} के साथ आपके सेशन के बाद',
  link: 'सेशन के बाद',
  see: 'सेशन देखें',
  write: 'मैसेज भेजें',
  notYet: {
    title: 'यह सेशन अभी शुरू नहीं हुआ है',
    words: 'समरी, फ़ाइलें और अगला समय सेशन के बाद यहाँ दिखेंगे।',
  },
  notFound: {
    title: 'ऐसा कोई सेशन नहीं है',
    words: 'हो सकता है लिंक अधूरा हो, या यह सेशन किसी और अकाउंट का हो।',
  },
  agreed: {
    title: 'आपने क्या तय किया',
    none: '{name} ने अभी समरी नहीं लिखी है। आने पर आपको सूचना मिलेगी।',
  },
  plans: { title: 'एक्शन प्लान', none: '{name} ने आपके लिए एक्शन प्लान नहीं लिखा है।' },
  next: {
    title: 'अगली बार',
    booked: 'आपका अगला सेशन: {when}',
    seeNext: 'अगला सेशन देखें',
    offered: '{name} का ऑफ़र, “{title}”: {when}',
    seeOffer: 'ऑफ़र देखें',
    none: 'अगला सेशन बुक नहीं है।',
  },
  line: {
    title: 'कनेक्शन कैसा रहा',
    lead: 'हर ब्राउज़र ने अपना कनेक्शन मापा। सपोर्ट टीम को लिखें, तो उन्हें यही आँकड़े दिखते हैं।',
    mine: 'आपका कनेक्शन',
    other: '{name} का कनेक्शन',
    none: 'कुछ नहीं मापा गया।',
    minutes:
      '{total, number} मिनट मापे गए: {good, number} अच्छे, {fair, number} ठीक-ठाक, {weak, number} कमज़ोर, {lost, number} बिना कनेक्शन के।',
    never: 'कनेक्शन कभी नहीं टूटा।',
    lost: 'बिना कनेक्शन के: {time}।',
    apart: 'कनेक्शन था, पर दोनों आपस में नहीं जुड़े थे: {time}।',
    reconnects: '{count, number} बार फिर से जुड़े।',
    picture: 'कमज़ोर कनेक्शन की वजह से वीडियो बंद: {time}।',
    sound: 'जो आवाज़ आई: {all, number} में से {lost, number} पैकेट नहीं पहुँचे, और {time} की आवाज़ भरनी पड़ी।',
    seconds: '{count, number} सेकंड',
    aboutMinutes: '{count, number} मिनट',
  },
}
