import { describe, expect, test } from 'vitest'
import { dangersIn, harmsIn } from './dangers.ts'
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

test('a text as long as any is read in a moment, whatever it repeats', () => {
  // What takes longer is the machine, once: making the expressions.
  harmsIn('my husband '.repeat(900))
  for (const part of ['my husband ', 'he is and then he ', 'मेरे पति मुझे ', 'muje pati ne ', 'was being '])
    for (const text of [part.repeat(4000), part.repeat(4000).replaceAll(' ', '')]) {
      const begin = performance.now()
      harmsIn(text)
      expect(performance.now() - begin, part).toBeLessThan(2000)
    }
})

test('words of self-harm stay what they were, first of all', () => {
  expect(dangersIn('My husband beats me and I want to die')).toEqual(['self-harm', 'violence'])
  expect(dangersIn('I want to die')).toEqual(['self-harm'])
  expect(dangersIn('My husband beats me')).toEqual(['violence'])
})
