import type { InLanguage } from '@newyou/contract/locales'
import type { reels as english } from '../en/reels.ts'

/** Words of the reels. */
export const reels: InLanguage<typeof english> = {
  metaTitle: 'रील | ⟦brand⟧',
  metaDescription: '⟦brand⟧ के हीलर के बहुत छोटे वीडियो।',
  metaReel: '{title} | रील | ⟦brand⟧',
  title: 'रील',
  lead: 'हमारे हीलर के छोटे वीडियो।',
  feed: 'रील की सूची',
  keys: 'ऐरो बटन: पिछली और अगली। Space: चलाएँ या रोकें। <b>L</b>: लाइक। <b>M</b>: आवाज़।',
  play: 'चलाएँ',
  pause: 'रोकें',
  soundOn: 'आवाज़ चालू करें',
  soundOff: 'आवाज़ बंद करें',
  like: '{count, plural, =0 {लाइक करें} one {लाइक करें, अब तक # लाइक} other {लाइक करें, अब तक # लाइक}}',
  unlike: '{count, plural, =0 {लाइक हटाएँ} one {लाइक हटाएँ, # लाइक} other {लाइक हटाएँ, # लाइक}}',
  likes: '{count, plural, =0 {अभी कोई लाइक नहीं} one {# लाइक} other {# लाइक}}',
  share: '{title} शेयर करें',
  copied: 'लिंक कॉपी हो गया',
  previous: 'पिछली रील',
  next: 'अगली रील',
  by: '{name}, {title}',
  heard: 'हल्का संगीत, कोई बोल नहीं।',
  demo: 'डेमो कंटेंट',
  empty: 'अभी कोई रील नहीं',
  emptyWords: 'नई रील यहाँ दिखेंगी।',
  emptyAction: 'सभी हीलर देखें',
  more: 'और रील नहीं खुलीं',
  end: 'आपने सभी रील देख लीं।',
  toStart: 'पहली रील पर वापस जाएँ',
}
