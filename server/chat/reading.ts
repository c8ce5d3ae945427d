import type { ChatMessage, ChatSide, ChatThread } from '@newyou/contract/chat'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { isMet } from '../appointments/index.ts'
import type { Database } from '../platform/database/database.ts'
import { envelope, limits, type Paging } from '../platform/database/list-page.ts'
import { answerOf, type Fragment, fixed, json, moment } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'
import { otherSide, type Pair, pairOf, type Talker, writingOf } from './pairs.ts'

/** Messages of a page that goes back, and of one that catches up. */
const pageSize = 30
const catchUpSize = 100
const previewLength = 160

const messageColumns = sql`m.u_id, m.seq, m.side, ${moment(sql`m.created_at`)} as created_at`

/** The name by which each side knows the other; `accounts.knownAs` in SQL. */
const shownTo: Record<ChatSide, Fragment> = {
  client: sql`h.full_name as name, h.title, h.image, h.u_id as healer_u_id`,
  healer: sql`coalesce(nullif(p.anonymous_name, ''), p.first_name) as name, '' as title, null::json as image,
    null::uuid as healer_u_id`,
}

/** One line of the list for a row `s` of `begun` or `open`; what leaves the server is named here one by one. */
const chatOf = (side: ChatSide) => sql`s.u_id, c.u_id is not null as is_begun, ${shownTo[side]},
  ${writingOf(sql.ref('s'))} as writing,
  (select row_to_json(l) from (select ${messageColumns}, left(m.text, ${fixed(previewLength)}) as text
    from conversation_message m where m.conversation_id = c.u_id and m.seq = c.last_seq) l) as last,
  coalesce(${sql.ref(`c.${side}_unread`)}, 0) as unread, coalesce(c.is_demo, false) as is_demo`
const joined = sql`join healer h on h.u_id = s.healer_id join person hp on hp.u_id = h.person_id
  join person p on p.u_id = s.client_id
  left join conversation c on c.client_id = s.client_id and c.healer_id = s.healer_id`

/** The conversations of a side, and after them those that could be begun. */
const everybody: Record<ChatSide, (personId: string) => Fragment> = {
  client: (personId) => sql`select u_id, client_id, healer_id, true as is_begun, last_at as moved_at
      from conversation where client_id = ${personId}
    union all
    select a.healer_id, a.client_id, a.healer_id, false, max(a.starts_at) from appointment a
      join healer h on h.u_id = a.healer_id and h.state = 'verified'
      where a.client_id = ${personId} and ${isMet(sql.ref('a'))} and not exists (
        select from conversation c where c.client_id = a.client_id and c.healer_id = a.healer_id)
      group by a.client_id, a.healer_id`,
  healer: (personId) => sql`select c.u_id, c.client_id, c.healer_id, true as is_begun, c.last_at as moved_at
      from conversation c join healer h on h.u_id = c.healer_id where h.person_id = ${personId}
    union all
    select (array_agg(a.u_id order by a.starts_at desc))[1], a.client_id, a.healer_id, false, max(a.starts_at)
      from appointment a join healer h on h.u_id = a.healer_id and h.state = 'verified'
      join person p on p.u_id = a.client_id and p.state = 'active'
      where h.person_id = ${personId} and ${isMet(sql.ref('a'))} and not exists (
        select from conversation c where c.client_id = a.client_id and c.healer_id = a.healer_id)
      group by a.client_id, a.healer_id`,
}
const wasFree = sql`where exists (select from appointment f where f.client_id = e.client_id
  and f.healer_id = e.healer_id and f.is_free and ${isMet(sql.ref('f'))})`

function listOf({ side, personId }: Talker, isFree: boolean, paging: Paging) {
  const rows = sql`select ${chatOf(side)} from shown s ${joined} order by s.is_begun desc, s.moved_at desc, s.u_id`
  return json`with everybody as (${everybody[side](personId)}),
    fit as (select * from everybody e ${isFree ? wasFree : sql``}),
    shown as (select * from fit order by is_begun desc, moved_at desc, u_id ${limits(paging)})
    ${envelope(rows, sql`(select count(*) from fit)`, paging)}`
}

type ThreadRow = Omit<ChatThread, 'messages' | 'has_more'> & { conversation_id: string | null }

const threadOf = (side: ChatSide, other: ChatSide, pair: Pair, id: string) => sql<ThreadRow>`select
    (select row_to_json(r) from (select ${chatOf(side)}) r) as chat, c.u_id as conversation_id,
    coalesce(${sql.ref(`c.${side}_read_seq`)}, 0) as read_seq, coalesce(${sql.ref(`c.${other}_read_seq`)}, 0) as other_read_seq,
    ${moment(sql.ref(`c.${other}_read_at`))} as other_read_at
  from (select coalesce(k.u_id, ${id}::uuid) as u_id, w.client_id, w.healer_id
    from (select ${pair.client_id}::uuid as client_id, ${pair.healer_id}::uuid as healer_id) w
    left join conversation k on k.client_id = w.client_id and k.healer_id = w.healer_id) s ${joined}`

interface Cursor {
  before?: number | undefined
  after?: number | undefined
}

/** What the two people of a conversation see of it; those of others are not found. */
export function createChatReading({ db, pool }: { db: Database; pool: Pool }) {
  async function messages(conversationId: string, { before, after }: Cursor) {
    const isForward = after !== undefined
    const size = isForward ? catchUpSize : pageSize
    let query = db
      .selectFrom('conversation_message')
      .select(['u_id', 'seq', 'side', 'text', 'created_at'])
      .where('conversation_id', '=', conversationId)
      .orderBy('seq', isForward ? 'asc' : 'desc')
      .limit(size + 1)
    if (isForward) query = query.where('seq', '>', after)
    else if (before !== undefined) query = query.where('seq', '<', before)
    const rows = await query.execute()
    const shown = rows.slice(0, size)
    return {
      messages: (isForward ? shown : shown.reverse()).map(presentMessage),
      has_more: rows.length > size,
    }
  }

  return {
    /** One page of the list, as the whole envelope in JSON. */
    async list(talker: Talker, isFree: boolean, paging: Paging) {
      const name = `chats-${talker.side}${isFree ? '-free' : ''}`
      return (await answerOf(pool, listOf(talker, isFree, paging), name)) ?? ''
    },

    /** @throws DomainError notFound for others' */
    async thread(talker: Talker, id: string, cursor: Cursor): Promise<ChatThread> {
      const pair = await pairOf(db, talker, id)
      const { rows } = await threadOf(talker.side, otherSide(talker.side), pair, id).execute(db)
      const { conversation_id: conversationId, ...thread } = found(rows[0])
      if (!conversationId) return { ...thread, messages: [], has_more: false }
      return { ...thread, ...(await messages(conversationId, cursor)) }
    },

    async unread({ side, personId }: Talker): Promise<number> {
      const query = db
        .selectFrom('conversation as c')
        .select((of) => of.fn.coalesce(of.fn.sum<number>(`c.${side}_unread`), of.val(0)).as('count'))
      const mine =
        side === 'client'
          ? query.where('c.client_id', '=', personId)
          : query.innerJoin('healer as h', 'h.u_id', 'c.healer_id').where('h.person_id', '=', personId)
      return Number((await mine.executeTakeFirstOrThrow()).count)
    },
  }
}
export type ChatReading = ReturnType<typeof createChatReading>

interface MessageRow {
  u_id: string
  seq: number
  side: string
  text: string
  created_at: Date
}

/** What both sides see of a message. */
export const presentMessage = ({ side, created_at, ...row }: MessageRow): ChatMessage => ({
  ...row,
  side: side as ChatSide, // checked by the table
  created_at: created_at.toISOString(),
})
