import { expect, test } from 'vitest'
import { personalName } from './names.ts'

test.each([
  'Ananya',
  'A.P.J. Abdul Kalam',
  'K.Ramesh',
  "D'Souza",
  'अनन्या',
  'Jean-Luc',
  'Silver Neem',
  'María José',
  'Colin',
  'K.P.In',
  'Ravi K.P.In',
  'S.In',
  'T.K.Ly',
  'María\u00a0José',
  'D‘Souza',
  'Jean‐Luc',
  'डॉ॰ शर्मा',
  // Malayalam with a chillu as it was written before Unicode 5.1, at the end and in the middle.
  'മോഹന്\u200d',
  'അവന്\u200dതി',
  // Marathi and Nepali with the eyelash ra, Hindi with a half letter.
  'कऱ\u094d\u200dहाड',
  'अक\u094d\u200dषय',
  'ಅರ\u0ccd\u200cಚನಾ',
  'ক\u09cd\u200cষমা',
  'র\u200d\u09cdযাব',
  'ශ\u0dca\u200dරීමා',
  'શ્રી\u200c',
  'ਗੁਰਪ੍ਰੀਤ',
  'ଶ୍ରୀୟା',
  'தமிழ்ச்செல்வன்',
  'వేంకటేశ్వర్\u200cరావు',
  'ꯃꯩꯇꯩ',
  'نادیہ\u200cخان',
  // A vowel sign of its own, and one composed of two.
  'കെൊ',
  'ক\u09c7\u09be',
])('%s is a name', (name) => {
  expect(personalName.safeParse(name).success).toBe(true)
})

test.each([
  'Win at https://evil.example',
  'evil.com',
  'www.evil',
  'two\nlines',
  'x\u202egnp',
  '\u200b',
  '\u2066\u2069',
  '<b>Bold</b>',
  '...',
  'a@b.co',
  't.me/joined',
  'k.p.in/win',
  'my.shop.in',
  'x.com',
  'x\u200dy',
  '\u200dअ',
  'അ\u200d\u200dഅ',
  'क\u200c\u200d',
])('%j is none', (name) => {
  expect(personalName.safeParse(name).success).toBe(false)
})
