import { addresses } from '@newyou/contract/addresses'
import type { wallet as english } from '../en/wallet.ts'

const added = (title: string, sentence: string, button: string, page: 'wallet' | 'lifePoints') => ({
  title,
  text: [sentence],
  mail: { subject: title, text: [sentence], button: { label: button, to: `{site}${addresses[page]}` } },
})

export const wallet: typeof english = {
  moneyAdded: added(
    'आपके वॉलेट में {amountPaise} आ गए हैं',
    'ये ⟦brand⟧ पर किसी भी खरीदारी में काम आएँगे। रसीद आपके डैशबोर्ड में है।',
    'मेरा वॉलेट',
    'wallet',
  ),
  pointsAdded: added(
    '{points, number} लाइफ़ पॉइंट जुड़ गए हैं',
    '⟦brand⟧ पर एक पॉइंट एक रुपये के बराबर है। रसीद आपके डैशबोर्ड में है।',
    'मेरे लाइफ़ पॉइंट',
    'lifePoints',
  ),
  walletAdjusted: added(
    '{isAdded, select, true {आपके वॉलेट में {amountPaise} आ गए हैं} other {आपके वॉलेट से {amountPaise} घटाए गए हैं}}',
    '{words}',
    'मेरा वॉलेट',
    'wallet',
  ),
  pointsAdjusted: added(
    '{isAdded, select, true {{points, number} लाइफ़ पॉइंट जुड़ गए हैं} other {{points, number} लाइफ़ पॉइंट वापस लिए गए हैं}}',
    '{words}',
    'मेरे लाइफ़ पॉइंट',
    'lifePoints',
  ),
}
