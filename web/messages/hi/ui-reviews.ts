import type { InLanguage } from '@newyou/contract/locales'
import type { uiReviews as english } from '../en/ui-reviews.ts'

export const uiReviews: InLanguage<typeof english> = {
  ask: 'रिव्यू लिखें',
  askWords: 'आपका रिव्यू दूसरों को चुनने में मदद करता है। यह {name} के पेज पर आपके चुने हुए नाम से दिखता है।',
  stars: 'स्टार',
  star: '{count, plural, one {# स्टार} other {# स्टार}}',
  starsMissing: 'एक से पाँच स्टार तक चुनें',
  text: 'आपका रिव्यू',
  textHint: 'कोई निजी जानकारी न लिखें।',
  textMissing: 'कुछ शब्द लिखें',
  send: 'रिव्यू भेजें',
  mine: 'आपका रिव्यू',
  theirs: 'क्लाइंट का रिव्यू',
  given: '5 में से {stars} स्टार',
  answer: '{name} का जवाब',
  yourAnswer: 'आपका जवाब',
  reply: 'जवाब दें',
  replyHint: 'जवाब एक ही बार दिया जा सकता है। यह सबको दिखेगा और बदला नहीं जा सकेगा।',
  sendReply: 'जवाब भेजें',
}
