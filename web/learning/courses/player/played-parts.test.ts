import { expect, test } from 'vitest'
import { clockOf } from '../../../ui/media/clock-time.ts'
import { PlayedParts } from './played-parts.ts'

const play = (parts: PlayedParts, from: number, to: number, step = 0.25) => {
  for (let at = from; at <= to; at += step) parts.played(at)
}

test('what plays on is one part; what was jumped over is not in it', () => {
  const parts = new PlayedParts()
  play(parts, 0, 10)
  parts.broken()
  play(parts, 40, 45)
  expect(parts.take()).toEqual([
    [0, 10],
    [40, 45],
  ])
  expect(parts.take()).toEqual([])
})

test('a jump without an event does not count either', () => {
  const parts = new PlayedParts()
  play(parts, 0, 5)
  play(parts, 60, 62)
  play(parts, 20, 21)
  expect(parts.take()).toEqual([
    [0, 5],
    [60, 62],
    [20, 21],
  ])
})

test('reports that follow each other leave no gap', () => {
  const parts = new PlayedParts()
  play(parts, 0, 9.75)
  const first = parts.take()
  play(parts, 10, 20)
  expect([...first, ...parts.take()]).toEqual([
    [0, 10],
    [10, 20],
  ])
})

test('what did not arrive is said again', () => {
  const parts = new PlayedParts()
  play(parts, 0, 5)
  parts.putBack(parts.take())
  expect(parts.take()).toEqual([[0, 5]])
})

test('the clock of a player', () => {
  expect([0, 5, 65, 3723].map(clockOf)).toEqual(['0:00', '0:05', '1:05', '1:02:03'])
})
