import { expect, test } from 'vitest'
import { createSpeaking, loudnessOf } from './speaking.ts'

test('loudness is that of the whole wave', () => {
  expect(loudnessOf(new Float32Array(0))).toBe(0)
  expect(loudnessOf(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5)
})

test('speaking goes on through a pause between words, and ends after one', () => {
  const speaks = createSpeaking()
  const said = [
    [0.001, 0],
    [0.2, 200],
    [0, 400],
    [0, 800],
    [0, 1000],
    [0.03, 1200],
  ] as const
  expect(said.map(([loudness, now]) => speaks(loudness, now))).toEqual([false, true, true, true, false, true])
})
