import { expect, test } from 'vitest'
import { rateOf } from './measure-line.ts'

/** Answers that took so long, in their order; the last of them again and again. */
function answering(...took: number[]) {
  const asked: number[] = []
  const send = async (size: number) => {
    asked.push(size)
    return { took: took[Math.min(asked.length, took.length) - 1] ?? 0 }
  }
  return { asked, send }
}

test('a line is measured by the first question that takes long both times', async () => {
  const { asked, send } = answering(150, 850, 830)
  // 32 kilobytes in 730 ms beyond the way to the site and back.
  expect(await rateOf(100, send)).toBeCloseTo((32_768 * 8) / 730)
  expect(asked).toEqual([4_096, 32_768, 32_768])
})

test('a device that stood still for a moment does not make a fast line slow', async () => {
  const { asked, send } = answering(900, 30, 60, 120)
  expect(await rateOf(20, send)).toBeCloseTo((131_072 * 8) / 100)
  expect(asked).toEqual([4_096, 4_096, 32_768, 131_072])
})
