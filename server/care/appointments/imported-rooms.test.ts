import { expect, test } from 'vitest'
import { assignRooms } from './imported-rooms.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const session = (line: number, hour: number, place_id = 'banyan') => ({
  ...{ line, place_id, starts_at: at(hour), ends_at: at(hour + 1) },
})

test('each session gets the first room that neither others nor an earlier line take', () => {
  const rooms = new Map([
    [
      'banyan',
      [
        { roomId: 'one', taken: [{ from: at(10), to: at(11) }] },
        { roomId: 'two', taken: [] },
      ],
    ],
    ['neem', [{ roomId: null, taken: [] }]],
    ['closed', []],
  ])
  const given = assignRooms(
    [
      session(2, 10),
      session(3, 11),
      session(4, 11),
      session(5, 11),
      session(6, 9, 'neem'),
      session(7, 9, 'neem'),
      session(8, 9, 'closed'),
      session(9, 9, 'unknown'),
    ],
    rooms,
  )
  expect([...given]).toEqual([
    [2, 'two'],
    [3, 'one'],
    [4, 'two'],
    [6, null],
    [7, null],
  ])
})
