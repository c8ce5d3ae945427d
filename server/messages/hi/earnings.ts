import { addresses } from '@newyou/contract/addresses'
import type { earnings as english } from '../en/earnings.ts'

const toEarnings = { label: 'कमाई खोलें', to: `{site}${addresses.practiceEarnings}` }

const changed = 'आपके बैंक की जानकारी बदली गई'
const changedText = [
  '{usableAt} से आपके पेआउट उस खाते में जाएँगे जिसके आखिरी अंक {numberEnd} हैं। तब तक वे पहले वाले खाते में जाते रहेंगे।',
  'अगर यह आपने नहीं किया, तो कमाई के पेज पर नई जानकारी वापस लें और तुरंत अपने सभी डिवाइस लॉग आउट करें।',
]
const paid = 'आपको {amountPaise} भेजे गए हैं'
const paidText = ['आपकी कमाई का पेआउट आपके बैंक में पहुँच गया है।']
const returned = 'बैंक ने {amountPaise} का पेआउट लौटा दिया'
const returnedText = ['यह रकम आपके बैलेंस में वापस आ गई है। कमाई के पेज पर अपने बैंक की जानकारी जाँच लें।']

export const earnings: typeof english = {
  bankDetailsChanged: {
    title: changed,
    text: changedText,
    mail: { subject: changed, text: changedText, button: toEarnings },
  },
  paidOut: { title: paid, text: paidText, mail: { subject: paid, text: paidText, button: toEarnings } },
  payoutReturned: {
    title: returned,
    text: returnedText,
    mail: { subject: returned, text: returnedText, button: toEarnings },
  },
}
