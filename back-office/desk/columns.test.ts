import type { Diary, DiarySession } from '@newyou/contract/administration/desk/diary'
import { expect, test } from 'vitest'
import { byDay, byHealer, byRoom, hoursOf, within } from './columns.ts'
import { dateOf, dayAfter, minuteOf, mondayOf, timeOf } from './times.ts'

const session = (given: Partial<DiarySession>): DiarySession => ({
  u_id: 'one',
  healer_u_id: 'meera',
  client_name: 'Ananya Kulkarni',
  service_name: '',
  place_u_id: null,
  room_u_id: null,
  mode: 'video',
  state: 'confirmed',
  starts_at: '2026-11-24T04:30:00.000Z',
  ends_at: '2026-11-24T05:30:00.000Z',
  is_unpaid: false,
  guest_problem: null,
  is_asked: false,
  has_arrived: false,
  late_minutes: null,
  late_side: null,
  ...given,
})
const diary = (given: Partial<Diary>): Diary => ({
  healers: [{ u_id: 'meera', name: 'Meera Rao' }],
  healer_count: 1,
  sessions: [],
  unwanted: [],
  held: [],
  busy: [],
  open: [],
  places: [{ u_id: 'clinic', name: 'Clinic', rooms: [{ u_id: 'blue', name: 'Blue' }] }],
  ...given,
})

test('a day has a column for each healer, in minutes of the practice’s wall', () => {
  const late = session({
    u_id: 'late',
    starts_at: '2026-11-24T18:00:00.000Z',
    ends_at: '2026-11-24T19:00:00.000Z',
  })
  const tomorrow = session({ u_id: 'next', starts_at: '2026-11-24T18:30:00.000Z' })
  const [column] = byHealer(diary({ sessions: [session({}), late, tomorrow] }), '2026-11-24')
  expect(column?.entries.map(({ from, to }) => [from, to])).toEqual([
    [600, 660],
    [1410, 1440],
  ])
  expect(column && hoursOf([column])).toEqual({ from: 540, to: 1440 })
})

test('a healer’s own calendar is cut to its day, and to the hours that are shown', () => {
  const busy = (from: string, to: string) => ({ healer_u_id: 'meera', from, to })
  const times = [
    busy('2026-11-23T17:30:00.000Z', '2026-11-24T04:30:00.000Z'), // until 10:00 on Tuesday
    busy('2026-11-24T08:30:00.000Z', '2026-11-24T09:00:00.000Z'),
    busy('2026-11-24T17:30:00.000Z', '2026-11-24T18:30:00.000Z'), // 23:00 to midnight
  ]
  const [column] = byHealer(diary({ busy: times }), '2026-11-24')
  const [next] = byHealer(diary({ busy: times }), '2026-11-25')
  expect(column?.busy).toEqual([
    { from: 0, to: 600 },
    { from: 840, to: 870 },
    { from: 1380, to: 1440 },
  ])
  expect(next?.busy).toEqual([])
  expect(column && hoursOf([column])).toEqual({ from: 540, to: 1080 })
  expect(within({ from: 540, to: 1080 }, column?.busy ?? [])).toEqual([
    { from: 540, to: 600 },
    { from: 840, to: 870 },
  ])
})

test('a place has a column for each room, and one for sessions without', () => {
  const inBlue = session({ place_u_id: 'clinic', room_u_id: 'blue' })
  const names = (sessions: DiarySession[]) =>
    byRoom(diary({ sessions }), '2026-11-24', 'clinic').map(({ name, entries }) => [name, entries.length])
  expect(names([inBlue, session({})])).toEqual([['Blue', 1]])
  expect(names([inBlue, session({ place_u_id: 'clinic' })])).toEqual([
    ['Blue', 1],
    ['No room', 1],
  ])
})

test('a week has the sessions of each healer and day', () => {
  const monday = mondayOf('2026-11-24')
  const dates = [0, 1].map((days) => dayAfter(monday, days))
  expect(dates).toEqual(['2026-11-23', '2026-11-24'])
  expect(mondayOf('2026-11-29')).toBe(monday)
  const [row] = byDay(diary({ sessions: [session({})] }), dates)
  expect(row?.days.map(({ sessions }) => sessions.length)).toEqual([0, 1])
})

test('times are those of the practice’s wall, before and after its midnight', () => {
  expect(timeOf('2026-11-24T04:44:59.000Z')).toBe('10:14')
  expect(minuteOf('2026-11-24T04:30:00.000Z')).toBe(600)
  expect([dateOf('2026-11-24T18:29:59.000Z'), timeOf('2026-11-24T18:29:59.000Z')]).toEqual([
    '2026-11-24',
    '23:59',
  ])
  expect([dateOf('2026-11-24T18:30:00.000Z'), timeOf('2026-11-24T18:30:00.000Z')]).toEqual([
    '2026-11-25',
    '00:00',
  ])
})
