import { randomUUID } from 'node:crypto'
import { socketEvents } from '@newyou/contract/socket-events'
import type pg from 'pg'
import { openDatabase } from '../server/platform/database/database.ts'
import { type Client, post } from './clients.ts'
import { openSockets } from './listening.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import type { MeasuredSite, Size } from './site.ts'

const sizes = { full: { members: 1000, rounds: 7 }, smallest: { members: 20, rounds: 1 } }
const event = socketEvents.groupMessage

/** A group with all of them in it, written straight into the database. */
async function makeGroup(pool: pg.Pool, people: readonly Client[]): Promise<string> {
  const { rows } = await pool.query<{ u_id: string }>(
    `insert into community_group (u_id, name, topic, description, rules, state, published_at, updated_at)
     values (gen_random_uuid(), $1, 'health', 'Bench', 'Be kind.', 'published', now(), now()) returning u_id`,
    [`Bench ${randomUUID()}`],
  )
  const groupId = rows[0]?.u_id ?? ''
  const ids = people.map(({ uId }) => uId)
  await pool.query(
    `insert into community_member (u_id, group_id, person_id, side, joined_at, name)
     select gen_random_uuid(), $1, p, 'client', now(), 'Bench ' || p from unnest($2::uuid[]) as p`,
    [groupId, ids],
  )
  return groupId
}

async function demand(url: string, body: object, client: Client) {
  const answer = await post(url, body, client)
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status} ${JSON.stringify(answer.body)}`)
}

/**
 * A post in a group whose members all have a window open: how long until the last of them heard of it, beside a bare
 * Socket.IO server that emits to as many. Ours waits a quarter of a second for further posts, and says so once for all.
 */
export async function measure({ databaseUrl, siteUrl, peersUrl }: MeasuredSite, size: Size) {
  const { members, rounds } = sizes[size]
  const { pool, close } = openDatabase(databaseUrl)
  const people = await signIn(pool, members)
  const [writer] = people
  if (!writer) throw new Error('a group has members')
  const groupId = await makeGroup(pool, people)
  await demand(`${siteUrl}/api/website/community-group/${groupId}/agree`, { rules: 'Be kind.' }, writer)
  const ours = await openSockets(
    siteUrl,
    event,
    people.map(({ token }) => token),
  )
  const bare = await openSockets(
    peersUrl,
    event,
    people.map(({ uId }) => uId),
  )
  const written = async () => {
    await demand(
      `${siteUrl}/api/website/all-user-chat/${groupId}/message`,
      { u_id: randomUUID(), text: 'How was your night?' },
      writer,
    )
    return performance.now()
  }
  const emitted = async () => {
    const messages = people.map(({ uId }) => ({ room: uId, event, message: { target_id: groupId } }))
    const began = performance.now()
    await fetch(`${peersUrl}/emit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(messages),
    })
    return began
  }
  const results = []
  for (let round = 0; round < rounds; round++)
    results.push({ ours: await ours.hearAll(members, written), bare: await bare.hearAll(members, emitted) })
  ours.close()
  bare.close()
  await close()
  if (!results.every((round) => round.ours.isRight && round.bare.isRight))
    throw new Error('a member did not hear of a post, or heard of it twice')
  const took = median(results.map((round) => round.ours.milliseconds))
  const took2 = median(results.map((round) => round.bare.milliseconds))
  console.log(
    `  a post in a group of ${members}: the last open window heard of it ${took.toFixed(0)} ms after its transaction, of a bare Socket.IO server after ${took2.toFixed(0)} ms; each once`,
  )
}
