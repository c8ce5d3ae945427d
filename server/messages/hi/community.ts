import type { community as english } from '../en/community.ts'

export const community: typeof english = {
  news: { title: '“{group}” में नई पोस्ट', text: ['पढ़ने के लिए ग्रुप खोलें'] },
  postRemoved: {
    title: 'आपकी एक पोस्ट हटा दी गई है',
    text: ['यह “{group}” के नियमों के खिलाफ़ थी। नियम ग्रुप में पढ़े जा सकते हैं'],
  },
  muted: {
    title: 'अभी आपके लिए “{group}” में लिखना बंद है',
    text: ['{mutedUntil} तक। ग्रुप को अब भी पढ़ा जा सकता है'],
  },
  removed: {
    title: 'आपको “{group}” से हटा दिया गया है',
    text: ['यह फ़ैसला ग्रुप के नियमों के आधार पर एक मॉडरेटर ने लिया है। अगर यह गलत लगे, तो सहायता टीम को लिखें'],
  },
}
