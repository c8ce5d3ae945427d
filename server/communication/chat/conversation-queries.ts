import type { Attachment } from '@newyou/contract/attachments'
import type { ChatMessage, ChatSide, ChatThread, FoundMessage } from '@newyou/contract/communication/chat'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { isMet } from '../../care/appointments/index.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { envelope, limits, type Paging } from '../../platform/database/list-page.ts'
import { answerOf, type Fragment, fixed, json, moment } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { type CommunityModule, filesOf, type Participant } from '../community/index.ts'
import { otherSide, type Pair, pairOf, writingOf } from './pairs.ts'

/** Messages of a page that goes back, and of one that catches up. */
const pageSize = 30
const catchUpSize = 100
const goneMax = 200
const previewLength = 160

/** The last message of a conversation, for its line in the list. */
const lastColumns = (side: ChatSide) => sql`m.u_id, m.seq, m.side, m.side = ${fixed(side)} as is_mine,
  null as author, case when m.state = 'shown' then left(m.text, ${fixed(previewLength)}) else '' end as text,
  '[]'::json as files, m.state <> 'shown' as is_gone, ${moment(sql`m.created_at`)} as created_at`

/** The name by which each side knows the other; `accounts.knownAs` in SQL. */
const shownTo: Record<ChatSide, Fragment> = {
  client: sql`h.full_name as name, h.title, h.image, h.u_id as healer_u_id`,
  healer: sql`coalesce(nullif(p.anonymous_name, ''), p.first_name) as name, '' as title, null::json as image,
    null::uuid as healer_u_id`,
}

/** One line of the list for a row `s` of `begun` or `open`; what leaves the server is named here one by one. */
const chatOf = (
  side: ChatSide,
) => sql`s.u_id, c.u_id is not null as is_begun, false as is_group, ${shownTo[side]},
  ${writingOf(side, sql.ref('s'))} as writing,
  (select row_to_json(l) from (select ${lastColumns(side)}
    from conversation_message m where m.conversation_id = c.u_id and m.seq = c.last_seq) l) as last,
  coalesce(${sql.ref(`c.${side}_unread`)}, 0) as unread, coalesce(c.is_demo, false) as is_demo`
const joined = sql`join healer_card h on h.u_id = s.healer_id join person_name hp on hp.u_id = h.person_id
  join person_name p on p.u_id = s.client_id
  left join conversation c on c.client_id = s.client_id and c.healer_id = s.healer_id`

/** The conversations of a side, and after them those that could be begun. */
const conversationsOf: Record<ChatSide, (personId: string) => Fragment> = {
  client: (personId) => sql`select u_id, client_id, healer_id, true as is_begun, last_at as moved_at
      from conversation where client_id = ${personId}
    union all
    select a.healer_id, a.client_id, a.healer_id, false, max(a.starts_at) from session_times a
      join healer_card h on h.u_id = a.healer_id and h.state = 'verified'
      where a.client_id = ${personId} and ${isMet(sql.ref('a'))} and not exists (
        select from conversation c where c.client_id = a.client_id and c.healer_id = a.healer_id)
      group by a.client_id, a.healer_id`,
  healer: (personId) => sql`select c.u_id, c.client_id, c.healer_id, true as is_begun, c.last_at as moved_at
      from conversation c join healer_card h on h.u_id = c.healer_id where h.person_id = ${personId}
    union all
    select (array_agg(a.u_id order by a.starts_at desc))[1], a.client_id, a.healer_id, false, max(a.starts_at)
      from session_times a join healer_card h on h.u_id = a.healer_id and h.state = 'verified'
      join person_name p on p.u_id = a.client_id and p.state = 'active'
      where h.person_id = ${personId} and ${isMet(sql.ref('a'))} and not exists (
        select from conversation c where c.client_id = a.client_id and c.healer_id = a.healer_id)
      group by a.client_id, a.healer_id`,
}
const wasFree = sql`where exists (select from session_times f where f.client_id = e.client_id
  and f.healer_id = e.healer_id and f.is_free and ${isMet(sql.ref('f'))})`

function listOf({ side, personId }: Participant, isFree: boolean, paging: Paging) {
  const rows = sql`select ${chatOf(side)} from shown s ${joined} order by s.is_begun desc, s.moved_at desc, s.u_id`
  return json`with possible as (${conversationsOf[side](personId)}),
    fit as (select * from possible e ${isFree ? wasFree : sql``}),
    shown as (select * from fit order by is_begun desc, moved_at desc, u_id ${limits(paging)})
    ${envelope(rows, sql`(select count(*) from fit)`, paging)}`
}

type ThreadRow = Omit<ChatThread, 'messages' | 'gone' | 'has_more'> & { conversation_id: string | null }

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

export interface MessageRow {
  u_id: string
  seq: number
  side: ChatSide
  text: string
  state: string
  created_at: Date
  files: Parameters<CommunityModule['files']['present']>[0]
}

/** SQL: a message `m` for `presentMessage`. */
const messageColumns = sql`m.u_id, m.seq, m.side, m.text, m.state, m.created_at,
  ${filesOf('conversation_id', sql.ref('m.conversation_id'), sql.ref('m.seq'))} as files`

/** Conversations as their two members see them; those of others are not found. */
export function createChatReading({
  db,
  pool,
  files,
}: {
  db: Database
  pool: Pool
  files: CommunityModule['files']
}) {
  /** The words of what staff hid or removed do not leave the server. */
  function present(row: MessageRow, { side, personId }: Participant): ChatMessage {
    const isGone = row.state !== 'shown'
    return {
      u_id: row.u_id,
      seq: row.seq,
      side: row.side,
      is_mine: row.side === side,
      author: null,
      text: isGone ? '' : row.text,
      files: isGone ? [] : files.present(row.files, personId),
      is_gone: isGone,
      created_at: row.created_at.toISOString(),
    }
  }

  async function messages(participant: Participant, conversationId: string, { before, after }: Cursor) {
    const isForward = after !== undefined
    const size = isForward ? catchUpSize : pageSize
    const condition = isForward
      ? sql`m.seq > ${after} order by m.seq`
      : sql`(${before ?? null}::int is null or m.seq < ${before ?? null}) order by m.seq desc`
    const [{ rows }, gone] = await Promise.all([
      sql<MessageRow>`select ${messageColumns} from conversation_message m
        where m.conversation_id = ${conversationId} and ${condition} limit ${size + 1}`.execute(db),
      db
        .selectFrom('conversation_message')
        .select('seq')
        .where('conversation_id', '=', conversationId)
        .where('state', '<>', 'shown')
        .orderBy('seq', 'desc')
        .limit(goneMax)
        .execute(),
    ])
    const shown = rows.slice(0, size).map((row) => present(row, participant))
    return {
      messages: isForward ? shown : shown.reverse(),
      gone: gone.map(({ seq }) => seq),
      has_more: rows.length > size,
    }
  }

  return {
    /** One page of the list, as the whole envelope in JSON. */
    async list(participant: Participant, isFree: boolean, paging: Paging) {
      const name = `chats-${participant.side}${isFree ? '-free' : ''}`
      return (await answerOf(pool, listOf(participant, isFree, paging), name)) ?? ''
    },

    /** @throws DomainError notFound for others' */
    async thread(participant: Participant, id: string, cursor: Cursor): Promise<ChatThread> {
      const pair = await pairOf(db, participant, id)
      const { rows } = await threadOf(participant.side, otherSide(participant.side), pair, id).execute(db)
      const { conversation_id: conversationId, ...thread } = orNotFound(rows[0])
      if (!conversationId) return { ...thread, messages: [], gone: [], has_more: false }
      return { ...thread, ...(await messages(participant, conversationId, cursor)) }
    },

    /** One message as a side sees it. @throws DomainError notFound */
    async message(queryable: Queryable, participant: Participant, conversationId: string, seq: number) {
      const { rows } = await sql<MessageRow>`select ${messageColumns} from conversation_message m
        where m.conversation_id = ${conversationId} and m.seq = ${seq}`.execute(queryable)
      return present(orNotFound(rows[0]), participant)
    },

    /** Messages that hold all these words, latest first. */
    async search(participant: Participant, words: Fragment, most: number): Promise<FoundMessage[]> {
      const { side, personId } = participant
      const mine = side === 'client' ? sql`c.client_id = ${personId}` : sql`h.person_id = ${personId}`
      const { rows } = await sql<MessageRow & { chat_u_id: string; name: string }>`select c.u_id as chat_u_id,
          ${side === 'client' ? sql`h.full_name` : sql`coalesce(nullif(p.anonymous_name, ''), p.first_name)`} as name,
          ${messageColumns}
        from conversation c join healer_card h on h.u_id = c.healer_id join person_name p on p.u_id = c.client_id
        join conversation_message m on m.conversation_id = c.u_id
        where ${mine} and m.state = 'shown' and ${words}
        order by m.created_at desc, m.seq desc limit ${most}`.execute(db)
      return rows.map((row) => ({
        chat_u_id: row.chat_u_id,
        is_group: false,
        name: row.name,
        message: present(row, participant),
      }))
    },

    /** A file of a conversation. @throws DomainError notFound for others' */
    async file(participant: Participant, id: string, fileId: string): Promise<Attachment> {
      const pair = await pairOf(db, participant, id)
      const { rows } = await sql<{ u_id: string; seq: number }>`select c.u_id, f.seq from conversation c
        join chat_file f on f.conversation_id = c.u_id
        where c.client_id = ${pair.client_id} and c.healer_id = ${pair.healer_id} and f.u_id = ${fileId}`.execute(
        db,
      )
      const { u_id: conversationId, seq } = orNotFound(rows[0])
      const { files: all } = await this.message(db, participant, conversationId, seq)
      return orNotFound(all.find(({ u_id: one }) => one === fileId))
    },

    async unread({ side, personId }: Participant): Promise<number> {
      const query = db
        .selectFrom('conversation as c')
        .select((of) => of.fn.coalesce(of.fn.sum<number>(`c.${side}_unread`), of.val(0)).as('count'))
      const mine =
        side === 'client'
          ? query.where('c.client_id', '=', personId)
          : query.innerJoin('healer_card as h', 'h.u_id', 'c.healer_id').where('h.person_id', '=', personId)
      return Number((await mine.executeTakeFirstOrThrow()).count)
    },
  }
}
export type ChatReading = ReturnType<typeof createChatReading>
