import { expect, test } from 'vitest'
import { ProcessorTime, readStat } from './processor-time.ts'

test('a process is read with its parent and its seconds, whatever its name', () => {
  const line = '42 (a ) b (c) S 7 42 42 0 -1 4194304 100 0 0 0 150 50 9 9 20 0 1 0 12345'
  expect(readStat(line)).toEqual({ parent: 7, seconds: 2 })
})

test('a program has the seconds of all that it starts, also of what has ended or lost its parent', () => {
  let now: [pid: number, parent: number, seconds: number][] = []
  const time = new ProcessorTime(
    () => new Map(now.map(([pid, parent, seconds]) => [pid, { parent, seconds }])),
  )
  time.belongs(10, 'journeys')
  time.belongs(20, 'types')
  expect(time.of('journeys')).toBeUndefined()
  now = [
    [10, 1, 1],
    [11, 10, 2],
    [12, 11, 3],
    [20, 1, 7],
    [30, 1, 100],
  ]
  time.look()
  now = [
    [10, 1, 2],
    // The browser ended; its page goes on for a moment.
    [12, 1, 4],
    [30, 1, 200],
  ]
  time.look()
  expect(time.of('journeys')).toBe(2 + 2 + 4)
  expect(time.of('types')).toBe(7)
})
