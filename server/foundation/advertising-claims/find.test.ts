import { readFileSync } from 'node:fs'
import { claimRules } from '@newyou/contract/foundation/advertising-claims'
import { expect, test } from 'vitest'
import { expectedSentences } from './expected-sentences.ts'
import { claimsIn, plainOf, rules } from './find.ts'
import { harmlessSentences } from './harmless-sentences.ts'

const idsIn = (text: string) => claimsIn(text).map(({ rule }) => rule.id)

test('sixty sentences of each kind are held against the rules, and every rule is broken once at least', () => {
  expect(expectedSentences).toHaveLength(60)
  expect(harmlessSentences).toHaveLength(60)
  expect(new Set(expectedSentences.map(([rule]) => rule))).toEqual(new Set(claimRules))
  expect(rules.map(({ id }) => id)).toEqual([...claimRules])
})

test.each(expectedSentences)('%s: %s', (rule, sentence) => {
  expect(idsIn(sentence)).toContain(rule)
})

test.each(harmlessSentences)('harmless: %s', (sentence) => {
  expect(idsIn(sentence)).toEqual([])
})

/** One sentence a line. */
const sentencesIn = (name: string) =>
  readFileSync(new URL(`sentences/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

test('of 730 further claims none passes, and of 774 harmless sentences none is marked', () => {
  const [claims, harmless] = [sentencesIn('claims'), sentencesIn('harmless')]
  expect([claims, harmless].map((all) => new Set(all).size)).toEqual([730, 774])
  expect(claims.filter((sentence) => idsIn(sentence).length === 0)).toEqual([])
  expect(harmless.filter((sentence) => idsIn(sentence).length > 0)).toEqual([])
})

test('letters of Devanagari are read with and without their dot, and quoted as they were written', () => {
  for (const quote of ['सफ़ेद दाग़ मिट', 'सफेद दाग मिट'])
    expect(claimsIn(`${quote} जाएँगे।`)).toMatchObject([{ rule: { id: 'scheduled-disease' }, quote }])
})

test('a short question and its answer are one claim', () => {
  expect(claimsIn('Migraine? Gone by the end of the weekend.')[0]?.sentence).toBe(
    'Migraine? Gone by the end of the weekend.',
  )
  expect(idsIn('Does yoga cure diabetes? No, and nobody should say so.')).toEqual([])
})

test('a claim names its words, and the sentence that they stand in', () => {
  const text = 'We sit in silence. Our breathing course cures diabetes in 40 days! Tea is served.'
  expect(claimsIn(text)).toMatchObject([
    {
      rule: { id: 'scheduled-disease' },
      quote: 'cures diabetes',
      sentence: 'Our breathing course cures diabetes in 40 days!',
    },
    { rule: { id: 'cure-promise' }, quote: 'cures' },
  ])
})

test('blocks of HTML are sentences of their own, and marks are no words', () => {
  expect(
    plainOf('<h2>Only 2 seats</h2><p>left of the door &amp; <b>right</b></p>').trim().split(/\n+/),
  ).toEqual(['Only 2 seats', 'left of the door & right'])
  expect(idsIn(plainOf('<p>It cu<b>res</b> diabetes.</p>'))).toContain('scheduled-disease')
})

test('the longest text that a field takes is read within a moment', () => {
  const text =
    'only without not if you have the free plan that we reduce and charge until you are no longer '.repeat(
      1000,
    )
  const before = process.cpuUsage()
  claimsIn(text)
  const { user } = process.cpuUsage(before)
  expect(user / 1000).toBeLessThan(1500)
})
