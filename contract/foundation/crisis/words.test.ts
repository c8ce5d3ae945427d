import { expect, test } from 'vitest'
import { crisisPhrases, crisisSources, hasCrisisWords } from './words.ts'

test.each([
  'I want to die.',
  'Some nights I don’t want to live anymore',
  'I keep thinking about SUICIDE',
  'everyone would be better off without me...',
  'मैं मरना चाहती हूँ',
  'अब जीने का मन नहीं करता',
  'कभी-कभी लगता है कि मर जाना बेहतर है',
  'main marna chahta hun',
  'ab jeene ka mann nahi hai',
  'Socha khudkushi kar lu',
])('“%s” worries', (text) => {
  expect(hasCrisisWords(text)).toBe(true)
})

test.each([
  'I cannot sleep before an exam',
  'My grandfather died last year and I miss him',
  'The deadline is killing me, I am dead tired',
  'I want to live in Pune',
  'क्या हम रविवार को बात कर सकते हैं?',
  'मार्च में मिलते हैं',
  'kya aap kal free ho',
  'Is a homicide detective a stressful job?',
  '',
])('“%s” does not', (text) => {
  expect(hasCrisisWords(text)).toBe(false)
})

test('every phrase is found, also in the middle of a sentence, and has a source', () => {
  for (const { source, phrases } of crisisPhrases) {
    expect(crisisSources[source]).toMatch(/\w/)
    for (const phrase of phrases)
      expect(hasCrisisWords(`Well, ${phrase.replace('*', 'a')}, you know`), phrase).toBe(true)
  }
})
