import { roomEvents, roomNamespace } from '@newyou/contract/communication/rooms/live'
import type pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { openDatabase } from '../server/platform/database/database.ts'
import { type Client, post } from './clients.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import type { MeasuredSite, Size } from './site.ts'

const concurrency = 16
// A browser may send 240 signals at once.
const sizes = {
  full: { rooms: 100, signals: 100, rounds: 5 },
  smallest: { rooms: 4, signals: 10, rounds: 1 },
}
/** As long as what two browsers exchange most: a way to reach each other. */
const candidate = {
  kind: 'candidate',
  candidate:
    'candidate:842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 192.168.1.7 rport 46154 generation 0',
  sdp_mid: '0',
  sdp_m_line_index: 0,
  username_fragment: 'EsAw',
}

interface Pair {
  roomId: string
  people: [Client, Client]
}

/** Workshops that began just now, each with two who are enrolled, written straight into the database. */
async function makeRooms(pool: pg.Pool, count: number): Promise<Pair[]> {
  const { rows: events } = await pool.query<{ u_id: string }>(
    `insert into event (u_id, kind, healer_id, title, lead, category, language, starts_at, minutes, ends_at,
       price_paise, seats, created_at, updated_at)
     select gen_random_uuid(), 'workshop', (select u_id from healer limit 1), 'Bench', '', 'health', 'English',
       date_trunc('minute', now()), 60, date_trunc('minute', now()) + interval '1 hour', 0, 3, now(), now()
     from generate_series(1, $1::int) returning u_id`,
    [count],
  )
  const people = await signIn(pool, count * 2)
  const enrolled = people.map(({ uId }, number) => ({ uId, eventId: events[number % count]?.u_id ?? '' }))
  await pool.query(
    `insert into enrolment (u_id, event_id, client_id, state, created_at, updated_at)
     select gen_random_uuid(), e, p, 'enrolled', now(), now() from unnest($1::uuid[], $2::uuid[]) as of(e, p)`,
    [enrolled.map(({ eventId }) => eventId), enrolled.map(({ uId }) => uId)],
  )
  return events.map(({ u_id: roomId }, number) => ({
    roomId,
    people: [people[number], people[number + count]] as [Client, Client], // twice as many people as rooms
  }))
}

/** All of them, so many at a time. */
async function inLanes<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const number = next++
      results[number] = await work(items[number] as Item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  return results
}

const connected = (socket: Socket) =>
  new Promise<Socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
const options = { transports: ['websocket'], forceNew: true, timeout: 60_000 }

/** Comes in as a browser does: the call, then the live connection, until both are seen by each other. */
async function open(siteUrl: string, { roomId, people }: Pair): Promise<Socket[]> {
  const enter = async (client: Client) => {
    const url = `${siteUrl}/api/website/room/${roomId}/enter`
    const { status, body } = await post(url, {}, client)
    if (status !== 200) throw new Error(`a room was not entered: ${status} ${JSON.stringify(body)}`)
    const socket = io(`${siteUrl}${roomNamespace}`, {
      ...options,
      auth: { token: client.token, room: body.data.token },
    })
    const both = new Promise<void>((resolve) => {
      socket.on(roomEvents.people, ({ people }: { people: { is_connected: boolean }[] }) => {
        if (people.filter(({ is_connected: isConnected }) => isConnected).length === 2) resolve()
      })
    })
    return { socket: await connected(socket), both }
  }
  const sides = await Promise.all(people.map(enter))
  await Promise.all(sides.map(({ both }) => both))
  return sides.map(({ socket }) => socket)
}

/** Each sends so many to the other: milliseconds until all were heard, and whether each came once, in order. */
async function exchange(pairs: readonly Socket[][], signals: number, event: { send: string; heard: string }) {
  const heard = new Map<Socket, number[]>()
  const expected = pairs.length * 2 * signals
  let count = 0
  const complete = new Promise<void>((resolve) => {
    for (const socket of pairs.flat()) {
      const numbers: number[] = []
      heard.set(socket, numbers)
      socket.removeAllListeners(event.heard)
      socket.on(event.heard, ({ signal }: { signal: { sdp_m_line_index: number } }) => {
        numbers.push(signal.sdp_m_line_index)
        count += 1
        if (count === expected) resolve()
      })
    }
  })
  const began = performance.now()
  for (let number = 0; number < signals; number++)
    for (const socket of pairs.flat())
      socket.emit(event.send, { signal: { ...candidate, sdp_m_line_index: number % 21 } })
  await complete
  const milliseconds = performance.now() - began
  const isRight = [...heard.values()].every(
    (numbers) => numbers.length === signals && numbers.every((of, number) => of === number % 21),
  )
  return { milliseconds, isRight }
}

/**
 * Rooms of two: how many open in a second, from the call to both seeing each other, and what the signals between them
 * cost beside a bare Socket.IO server that passes on what it hears and knows no database, no roles and no limits.
 */
export async function measure({ databaseUrl, siteUrl, peersUrl }: MeasuredSite, size: Size) {
  const { rooms, signals, rounds } = sizes[size]
  const { pool, close } = openDatabase(databaseUrl, { poolSize: concurrency })
  const pairs = await makeRooms(pool, rooms)
  const began = performance.now()
  const ours = await inLanes(pairs, (pair) => open(siteUrl, pair))
  const perSecond = rooms / ((performance.now() - began) / 1000)
  const bare = await inLanes(pairs, ({ roomId }) =>
    Promise.all([0, 1].map(() => connected(io(peersUrl, { ...options, auth: { token: roomId } })))),
  )
  const results = []
  for (let round = 0; round < rounds; round++) {
    // Enough seconds for the limit on signals to be as it was.
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, (signals / 30) * 1000))
    results.push({
      ours: await exchange(ours, signals, { send: roomEvents.send, heard: roomEvents.signal }),
      bare: await exchange(bare, signals, { send: 'relay', heard: 'relayed' }),
    })
  }
  for (const socket of [...ours, ...bare].flat()) socket.close()
  await close()
  if (!results.every((round) => round.ours.isRight && round.bare.isRight))
    throw new Error('a signal was lost, came twice or out of order')
  const messages = median(results.map((round) => (rooms * 2 * signals) / (round.ours.milliseconds / 1000)))
  const ratio = median(results.map((round) => round.bare.milliseconds / round.ours.milliseconds))
  console.log(`  ${rooms} rooms of two: ${perSecond.toFixed(0)} opened a second, ${concurrency} at a time`)
  console.log(
    `  ${rooms * 2 * signals} signals: ${messages.toFixed(0)} a second sent and heard, ${ratio.toFixed(3)} of a bare Socket.IO server; each once and in order`,
  )
}
