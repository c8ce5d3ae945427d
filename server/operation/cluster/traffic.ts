import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RoomSignal } from '@newyou/contract/communication/rooms/live'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { type RoomLine, roomsOf } from '../../testing/rooms.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import type { TestApp, TestUser } from '../../testing/test-app.ts'
import { type Counts, noCounts, remoteApp } from './remote-app.ts'

/** What people did and were told that it was done. */
export interface Done {
  /** Appointments that were paid. */
  booked: string[]
  /** Messages of chats, by their texts. */
  written: string[]
  /** Signals heard in a room. */
  heard: number
  pagesRead: number
  /** Not shown to the person who had just done it. */
  stale: string[]
  counts: Counts
}

const dayMs = 86_400_000
const hearsWithinMs = 2000
/** As people do, below the limits for one person. */
const writeEveryMs = 2500
const meetEveryMs = 2500

interface Time {
  client: TestUser
  healer: TestHealer
  startsAt: string
}

/** Free times, each once: of one healer after the other with a client each, so that nobody is at two places. */
async function* freeTimes(app: TestApp): AsyncGenerator<Time, never> {
  for (;;) {
    const [client, healer] = [await makeClient(app), await makeHealer(app)]
    for (let day = 2; day < 28; day++) {
      const date = new Date(app.clock.now().getTime() + day * dayMs).toISOString().slice(0, 10)
      const { data } = await app.call('GET /api/website/healer-availability', {
        query: { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' },
      })
      for (const startsAt of data?.free ?? []) yield { client, healer, startsAt }
    }
  }
}

/**
 * People who read, book, pay, write and meet in a room, each one thing after another until `until` says so. Their calls
 * reach whichever node the proxy chooses.
 */
export async function startTraffic(app: TestApp, proxyUrl: string, until: () => boolean) {
  const done: Done = { booked: [], written: [], heard: 0, pagesRead: 0, stale: [], counts: noCounts() }
  const remote = remoteApp(app, proxyUrl, done.counts)

  async function repeatedly(work: () => Promise<unknown>) {
    while (!until()) await work()
  }

  async function book(times: AsyncGenerator<Time, never>) {
    const { client, healer, startsAt } = (await times.next()).value
    const { u_id } = await bookAndPay(remote, client, healer, startsAt)
    done.booked.push(u_id)
    const seen = await remote.call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: u_id } },
      { as: client },
    )
    if (seen.data?.state !== 'confirmed')
      done.stale.push(`appointment ${u_id} is ${seen.data?.state ?? seen.code}`)
    return { client, healer }
  }

  async function write(as: TestUser, id: string) {
    const text = `Message ${randomUUID()}`
    const params = { id }
    const { data, message } = await remote.call(
      'POST /api/website/all-user-chat/{id}/message',
      { params, body: { u_id: randomUUID(), text } },
      { as },
    )
    if (!data) throw new Error(`a message was not taken: ${message}`)
    done.written.push(text)
    const { data: thread } = await remote.call(
      'GET /api/website/all-user-chat/{id}',
      { params: { id: data.chat_u_id }, query: {} },
      { as },
    )
    if (!thread?.messages.some((one) => one.text === text)) done.stale.push(`message ${text}`)
    await wait(writeEveryMs)
    return data.chat_u_id
  }

  async function read(address: string) {
    const answer = await fetch(new URL(address, proxyUrl), { signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    if (answer?.ok) done.pagesRead++
    await answer?.arrayBuffer().catch(() => undefined)
    await wait(50)
  }

  /** Both come anew, by whichever nodes, and hear each other; a line that is cut meanwhile is made again. */
  async function meet(host: TestUser, guest: TestUser, roomId: string) {
    const rooms = roomsOf(() => remote)
    const come = async (as: TestUser): Promise<RoomLine | undefined> => {
      const { data } = await rooms.enter(as, roomId)
      return data && rooms.connect(as, data.token, undefined, proxyUrl).catch(() => undefined)
    }
    const [one, other] = [await come(host), await come(guest)]
    if (one && other) {
      const offer: RoomSignal = { kind: 'description', type: 'offer', sdp: randomUUID() }
      const isBothIn = () => one.people()?.people.filter(({ is_connected }) => is_connected).length === 2
      for (let waited = 0; waited < hearsWithinMs && !isBothIn(); waited += 50) await wait(50)
      one.send(offer)
      for (let waited = 0; waited < hearsWithinMs && other.heard.length === 0; waited += 50) await wait(50)
      done.heard += other.heard.length
    }
    rooms.closeAll()
    await wait(meetEveryMs)
  }

  const [times, others] = [freeTimes(app), freeTimes(app)]
  // They have met, so they may write to each other.
  const { client, healer } = await book(times)
  const practice = await signInHealer(app, healer)
  const chatId = await write(client, healer.u_id)
  const second = await makeHealer(app)
  const workshop = await makeEvent(app, { healer_id: second.u_id, seats: 3, price_paise: 0, inHours: 0 })
  const guest = await makeClient(app)
  await eventsOf(() => app).enrol(guest, workshop)
  const host = await signInHealer(app, second)

  const all = Promise.all([
    repeatedly(() => book(times)),
    repeatedly(() => book(others)),
    repeatedly(() => write(client, chatId)),
    repeatedly(() => write(practice, chatId)),
    repeatedly(() => meet(host, guest, workshop.u_id)),
    repeatedly(() => read('/')),
    repeatedly(() => read('/api/website/healers')),
    repeatedly(() => read(`/api/website/healer/${healer.u_id}`)),
  ])
  return { done, ended: all }
}
