import { expect, test } from 'vitest'
import { createTranslator } from './sentences.ts'

const say = createTranslator({
  'Please enter valid email': 'सही ई-मेल डालें',
  'Please enter at least {minimum} characters': 'कम से कम {minimum} अक्षर डालें',
  'From {first} to {last} (both)': '{first} से {last} तक',
})

test.each([
  ['Please enter valid email', 'सही ई-मेल डालें'],
  ['Please enter at least 3 characters', 'कम से कम 3 अक्षर डालें'],
  ['From ₹500 to ₹1,000 (both)', '₹500 से ₹1,000 तक'],
  ['No sentence that is known', 'No sentence that is known'],
  ['constructor', 'constructor'],
])('%s', (english, said) => {
  expect(say(english)).toBe(said)
})
