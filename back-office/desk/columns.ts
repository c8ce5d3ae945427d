import type { Diary, DiarySession } from '@newyou/contract/administration/desk/diary'
import { dateOf, minuteOf } from './times.ts'

/** From and to in minutes of the day. */
export interface Span {
  from: number
  to: number
}
export interface Entry extends Span {
  session: DiarySession
}
/** One column of a day: a healer, or a room of a place. */
export interface Column {
  key: string
  name: string
  /** Undefined: a room, in which several healers work. */
  healerId?: string
  entries: Entry[]
  held: Span[]
  /** By the healer's own calendars. */
  busy: Span[]
  open: Span[]
}

const dayMinutes = 24 * 60
/** What a day shows at least. */
const usual: Span = { from: 9 * 60, to: 18 * 60 }

function spanOf(from: string, to: string): Span {
  const begins = minuteOf(from)
  const ends = minuteOf(to)
  // What ends at midnight or later ends with the day.
  return { from: begins, to: ends > begins ? ends : dayMinutes }
}

/** The part of a time on one day; what begins before it begins with it. */
const partOn = (date: string, { from, to }: { from: string; to: string }): Span => ({
  from: dateOf(from) < date ? 0 : minuteOf(from),
  to: dateOf(to) > date ? dayMinutes : minuteOf(to),
})

const entryOf = (session: DiarySession): Entry => ({
  ...spanOf(session.starts_at, session.ends_at),
  session,
})

/** A column for each healer of a day. */
export const byHealer = (diary: Diary, date: string): Column[] =>
  diary.healers.map(({ u_id, name }) => ({
    key: u_id,
    name,
    healerId: u_id,
    entries: diary.sessions
      .filter((one) => one.healer_u_id === u_id && dateOf(one.starts_at) === date)
      .map(entryOf),
    held: diary.held
      .filter((one) => one.healer_u_id === u_id && dateOf(one.from) === date)
      .map(({ from, to }) => spanOf(from, to)),
    busy: diary.busy
      .filter((one) => one.healer_u_id === u_id && dateOf(one.from) <= date && date <= dateOf(one.to))
      .map((one) => partOn(date, one))
      .filter(({ from, to }) => from < to),
    open: diary.open
      .filter((one) => one.healer_u_id === u_id && dateOf(one.from) === date)
      .map(({ from, to }) => spanOf(from, to)),
  }))

/** A column for each room of a place, and one for what has none there. */
export function byRoom(diary: Diary, date: string, placeId: string): Column[] {
  const here = diary.sessions.filter((one) => one.place_u_id === placeId && dateOf(one.starts_at) === date)
  const rooms = diary.places.find(({ u_id }) => u_id === placeId)?.rooms ?? []
  const columns = rooms.map(({ u_id, name }) => ({
    key: u_id,
    name,
    entries: here.filter((one) => one.room_u_id === u_id).map(entryOf),
    held: [],
    busy: [],
    open: [],
  }))
  const without = here.filter((one) => !rooms.some(({ u_id }) => u_id === one.room_u_id))
  if (columns.length && without.length === 0) return columns
  return [
    ...columns,
    { key: 'none', name: 'No room', entries: without.map(entryOf), held: [], busy: [], open: [] },
  ]
}

/** Whole hours around all that a day holds; a healer's own calendar may go on around them. */
export function hoursOf(columns: readonly Column[]): Span {
  const spans = columns.flatMap(({ entries, held, open }) => [...entries, ...held, ...open])
  const from = Math.min(usual.from, ...spans.map((span) => span.from))
  const to = Math.max(usual.to, ...spans.map((span) => span.to))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}

/** What of these times is within some hours. */
export const within = (hours: Span, spans: readonly Span[]): Span[] =>
  spans
    .map(({ from, to }) => ({ from: Math.max(from, hours.from), to: Math.min(to, hours.to) }))
    .filter(({ from, to }) => from < to)

/** For each healer the sessions of each day. */
export function byDay(diary: Diary, dates: readonly string[]) {
  const found = new Map<string, DiarySession[]>()
  for (const session of diary.sessions) {
    const key = `${session.healer_u_id} ${dateOf(session.starts_at)}`
    const before = found.get(key)
    if (before) before.push(session)
    else found.set(key, [session])
  }
  return diary.healers.map((healer) => ({
    healer,
    days: dates.map((date) => ({ date, sessions: found.get(`${healer.u_id} ${date}`) ?? [] })),
  }))
}
