import type { webhooks as english } from '../en/webhooks.ts'
import { withMail } from '../template.ts'

export const webhooks: typeof english = {
  turnedOff: withMail(
    '{host} का वेबहुक बंद कर दिया गया',
    [
      `{reason, select,
        gone {उसने जवाब दिया कि वह हमेशा के लिए हट गया है (410)।}
        other {उसने एक दिन तक कुछ नहीं लिया।}}`,
      'अब जो होगा, वह वहाँ नहीं भेजा जाएगा। जब पाने वाली सेवा फिर काम करे, तो बैक ऑफ़िस में वेबहुक चालू करें।',
    ],
    'वेबहुक देखें',
  ),
  ownTurnedOff: withMail(
    '{host} का आपका वेबहुक बंद कर दिया गया',
    [
      `{reason, select,
        gone {उसने जवाब दिया कि वह हमेशा के लिए हट गया है (410)।}
        other {उसने एक दिन तक कुछ नहीं लिया।}}`,
      'अब जो होगा, वह वहाँ नहीं भेजा जाएगा। जब पाने वाली सेवा फिर काम करे, तो वेबहुक चालू करें।',
    ],
    'वेबहुक देखें',
  ),
}
