import type { Trx } from '../../platform/database/database.ts'
import { type OpenRoom, openRooms } from '../healers/index.ts'

/** A session that is to come, by the line of its file; without a place where it is online. */
export interface AtPlace {
  line: number
  place_id: string | null
  starts_at: Date
  ends_at: Date
}

/**
 * Gives each session the first room of its place that neither others nor an earlier line take; null stands for a place
 * without rooms. A session that finds none is left out.
 */
export function assignRooms(
  sessions: readonly AtPlace[],
  rooms: ReadonlyMap<string, readonly OpenRoom[]>,
): Map<number, string | null> {
  const taken = new Map([...rooms.values()].flat().map((room) => [room, [...room.taken]]))
  const given = new Map<number, string | null>()
  for (const { line, place_id: placeId, starts_at: from, ends_at: to } of sessions) {
    const room = (rooms.get(placeId ?? '') ?? []).find(
      (one) => one.roomId === null || !taken.get(one)?.some((other) => other.from < to && from < other.to),
    )
    if (!room) continue
    taken.get(room)?.push({ from, to })
    given.set(line, room.roomId)
  }
  return given
}

/** The rooms of coming sessions, by line. A session that finds none free is left out, as is one online. */
export async function freeRooms(
  trx: Trx,
  sessions: readonly AtPlace[],
  now: Date,
): Promise<Map<number, string | null>> {
  const here = sessions.flatMap((one) => (one.place_id ? [{ ...one, place_id: one.place_id }] : []))
  if (here.length === 0) return new Map()
  const within = {
    from: new Date(Math.min(...here.map(({ starts_at: at }) => at.getTime()))),
    to: new Date(Math.max(...here.map(({ ends_at: at }) => at.getTime()))),
  }
  const rooms = await openRooms(
    trx,
    here.map(({ place_id: id }) => id),
    { ...within, now },
  )
  return assignRooms(here, rooms)
}
