import type { InLanguage } from '@newyou/contract/locales'
import type { healersPlaces as english } from '../en/healers-places.ts'

export const healersPlaces: InLanguage<typeof english> = {
  map: 'नक्शा खोलें',
  inPerson: 'आमने-सामने',
  choose: 'कहाँ मिलना चाहेंगे?',
  arrive: 'मैं यहाँ हूँ',
  arriveHint: '{name} को बताया जाता है कि आप पहुँच गए हैं। आपकी लोकेशन नहीं पढ़ी जाती।',
  youArrived: 'आपने {time} बजे बताया कि आप यहाँ हैं।',
  markArrived: '{name} पहुँच गए हैं',
  clientArrived: '{name} {time} से यहाँ हैं।',
  noted: 'दर्ज हो गया',
}
