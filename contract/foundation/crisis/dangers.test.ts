import { describe, expect, test } from 'vitest'
import { dangersIn, harmExpressions, harmsIn, makeReady, sentences } from './dangers.ts'
import { harmlessInOtherWords, toldInOtherWords } from './harm-second-set.ts'
import { harmless, toldOfHarm } from './harm-test-set.ts'
import { harms } from './kinds.ts'

describe.each(harms)('words of %s are offered its help', (harm) => {
  test.each(toldOfHarm[harm])('“%s”', (text) => {
    expect(harmsIn(text)).toContain(harm)
  })

  test('in the middle of other words, in capitals and without an end', () => {
    const around = toldOfHarm[harm].filter((text) => text.split(' ').length > 2)
    const missed = around.filter(
      (text) => !harmsIn(`Hello. I need help. ${text.toUpperCase()}... please`).includes(harm),
    )
    expect(missed).toEqual([])
  })
})

test.each(toldInOtherWords)('“%s” is offered some help', (text) => {
  expect(harmsIn(text)).not.toEqual([])
})

test.each([...harmless, ...harmlessInOtherWords])('“%s” is not taken for harm', (text) => {
  expect(harmsIn(text)).toEqual([])
})

test('the sets are large, and nothing stands in both', () => {
  const told = Object.values(toldOfHarm).flat()
  expect(told.length).toBeGreaterThan(120)
  expect(new Set(harmless).size).toBeGreaterThan(120)
  expect(told.filter((text) => harmless.includes(text))).toEqual([])
})

describe('what the rules read of a text is bounded, so that none holds up the others', () => {
  const asItStands = (word: string) => word

  test('its first ten thousand letters, of a word forty, and a repeated sentence once', () => {
    const long = Array.from({ length: 9000 }, (_, number) => `w${number}`).join(' ')
    expect(sentences(long, asItStands, asItStands).length).toBeLessThanOrEqual(10_000 + ' .  . '.length)
    expect(sentences('a'.repeat(20_000), asItStands, asItStands)).toBe(` . ${'a'.repeat(40)} . `)
    expect(sentences('He hits. He hits. He waits.', asItStands, asItStands)).toBe(' . he hits . he waits . ')
  })

  test('from each word on a rule looks at a number of words that does not grow with the text', () => {
    expect(harmExpressions.length).toBeGreaterThan(100)
    const unbounded = harmExpressions.filter(({ source }) => {
      // Letters of one word may be any number, up to forty; spaces, and so words, may not.
      const ofWords = source.replaceAll(/(?:\[\^ [^\]]*\]|\[[^\]^ ]*\]|\\[wd]|[a-z])[*+]/g, '')
      return /[*+]|\{\d+,\}/.test(ofWords)
    })
    expect(unbounded.map(({ source }) => source)).toEqual([])
    // Each begins at a space, never in the middle of a word.
    expect(harmExpressions.filter(({ source }) => !source.startsWith(' '))).toEqual([])
  })

  test('what is found does not depend on the expressions being made ready before', () => {
    const steps = [...makeReady()]
    expect(steps).toHaveLength(harmExpressions.length)
    expect(harmsIn('My husband beats me')).toEqual(['violence'])
  })
})

test('words of self-harm stay what they were, first of all', () => {
  expect(dangersIn('My husband beats me and I want to die')).toEqual(['self-harm', 'violence'])
  expect(dangersIn('I want to die')).toEqual(['self-harm'])
  expect(dangersIn('My husband beats me')).toEqual(['violence'])
})
