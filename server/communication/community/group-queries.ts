import type { Attachment } from '@newyou/contract/attachments'
import type { Chat, ChatAuthor, ChatMessage, ChatThread } from '@newyou/contract/communication/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { type ChatFiles, filesOf } from './files.ts'
import { isSeenBy, type Member, nameOf, personOf, unreadOf } from './members.ts'
import type { Participant } from './participant.ts'

/** Posts of a page that goes back, and of one that catches up. */
const pageSize = 30
const catchUpSize = 100
const goneMax = 200
const previewLength = 160

interface PostRow {
  u_id: string
  seq: number
  side: ChatMessage['side']
  is_mine: boolean
  is_seen: boolean
  text: string
  created_at: Date
  author: ChatAuthor
  files: Parameters<ChatFiles['present']>[0]
}

/** A post `c` as a member sees it. */
const postColumns = (me: { memberId: Fragment; personId: Fragment }) => sql`c.u_id, c.seq, m.side,
  c.member_id = ${me.memberId} as is_mine, ${isSeenBy(me.personId)} as is_seen, c.text, c.created_at,
  json_build_object('u_id', m.u_id, 'name', ${nameOf(sql.ref('m'))}, 'is_healer', m.side = 'healer',
    'is_moderator', m.is_moderator, 'healer_u_id', case when h.state = 'verified' then h.u_id end) as author,
  ${filesOf('group_id', sql.ref('c.group_id'), sql.ref('c.seq'))} as files`
const joined = sql`join community_member m on m.u_id = c.member_id ${personOf(sql.ref('m'))}`

export interface Cursor {
  before?: number | undefined
  after?: number | undefined
}

interface ReadingDependencies {
  db: Database
  clock: Clock
  files: ChatFiles
}

/** Group posts as the members see them. */
export function createGroupReading({ db, clock, files }: ReadingDependencies) {
  /** Neither the words nor the author of what is gone leave the server. */
  const present = ({ is_seen: isSeen, author, ...row }: PostRow, viewerId: string): ChatMessage => ({
    u_id: row.u_id,
    seq: row.seq,
    side: row.side,
    is_mine: row.is_mine,
    author: isSeen ? author : null,
    text: isSeen ? row.text : '',
    files: isSeen ? files.present(row.files, viewerId) : [],
    is_gone: !isSeen,
    created_at: row.created_at.toISOString(),
  })

  const posts = (queryable: Queryable, me: Member, condition: Fragment) =>
    sql<PostRow>`select ${postColumns({ memberId: sql`${me.u_id}::uuid`, personId: sql`${me.person_id}::uuid` })}
      from community_post c ${joined} where c.group_id = ${me.group_id} and ${condition}`.execute(queryable)

  function writingOf(me: Member): Chat['writing'] {
    if (me.group_state !== 'published') return 'closed'
    if (me.muted_until && me.muted_until > clock.now()) return 'muted'
    return me.has_agreed ? 'open' : 'rules'
  }

  const chatOf = (
    me: Member,
    { last, unread, isDemo }: { last: ChatMessage | null; unread: number; isDemo: boolean },
  ): Chat => ({
    u_id: me.group_id,
    is_begun: true,
    is_group: true,
    name: me.group_name,
    title: '',
    image: null,
    healer_u_id: null,
    writing: writingOf(me),
    last: last && { ...last, text: last.text.slice(0, previewLength), files: [] },
    unread,
    is_demo: isDemo,
  })

  async function unread(queryable: Queryable, memberId: string): Promise<number> {
    const query: RawBuilder<{ count: number }> = sql`select ${unreadOf(sql.ref('me.group_id'))} as count
      from community_member me where me.u_id = ${memberId}`
    return orNotFound((await query.execute(queryable)).rows[0]).count
  }

  return {
    writingOf,
    unread,

    /** One post as a member sees it. @throws DomainError notFound */
    async post(queryable: Queryable, me: Member, seq: number): Promise<ChatMessage> {
      const { rows } = await posts(queryable, me, sql`c.seq = ${seq}`)
      return present(orNotFound(rows[0]), me.person_id)
    },

    async thread(me: Member, { before, after }: Cursor): Promise<ChatThread> {
      const isForward = after !== undefined
      const size = isForward ? catchUpSize : pageSize
      const condition = isForward
        ? sql`c.seq > ${after} order by c.seq`
        : sql`(${before ?? null}::int is null or c.seq < ${before ?? null}) order by c.seq desc`
      const [{ rows }, gone, count, demo] = await Promise.all([
        posts(db, me, sql`${condition} limit ${size + 1}`),
        sql<{ seq: number }>`select c.seq from community_post c where c.group_id = ${me.group_id}
          and not ${isSeenBy(sql`${me.person_id}::uuid`)} order by c.seq desc limit ${goneMax}`.execute(db),
        unread(db, me.u_id),
        db
          .selectFrom('community_group')
          .select('is_demo')
          .where('u_id', '=', me.group_id)
          .executeTakeFirstOrThrow(),
      ])
      const shown = rows.slice(0, size).map((row) => present(row, me.person_id))
      return {
        chat: chatOf(me, { last: null, unread: count, isDemo: demo.is_demo }),
        messages: isForward ? shown : shown.reverse(),
        gone: gone.rows.map(({ seq }) => seq),
        has_more: rows.length > size,
        read_seq: me.read_seq,
        other_read_seq: 0,
        other_read_at: null,
      }
    },

    /** The groups that a person joined, the one that was written in last first. */
    async list({ side, personId }: Participant, { page, size }: Paging) {
      type Row = Member & { unread: number; is_demo: boolean; last: number | null; total: number }
      const { rows } = await sql<Row>`select me.u_id, me.person_id, me.side, me.is_moderator, me.muted_until,
          me.read_seq, coalesce(me.agreed_rules = md5(g.rules), false) as has_agreed, g.u_id as group_id,
          g.name as group_name, g.state as group_state, g.last_seq, g.is_demo,
          ${unreadOf(sql.ref('g.u_id'))} as unread, (count(*) over ())::int as total,
          (select max(c.seq) from community_post c where c.group_id = g.u_id
            and ${isSeenBy(sql.ref('me.person_id'))}) as last
        from community_member me join community_group g on g.u_id = me.group_id
        where me.person_id = ${personId} and me.side = ${side} and me.left_at is null
          and g.state in ('published', 'archived')
        order by g.last_at desc nulls last, g.u_id limit ${size} offset ${(page - 1) * size}`.execute(db)
      const latest = rows.flatMap(({ u_id: memberId, group_id: groupId, last }) =>
        last === null ? [] : [sql`(${memberId}::uuid, ${groupId}::uuid, ${last}::int)`],
      )
      const { rows: lastPosts } =
        latest.length === 0
          ? { rows: [] }
          : await sql<PostRow & { group_id: string }>`select c.group_id,
              ${postColumns({ memberId: sql.ref('w.member_id'), personId: sql`${personId}::uuid` })}
              from (values ${sql.join(latest)}) as w (member_id, group_id, seq)
              join community_post c on c.group_id = w.group_id and c.seq = w.seq ${joined}`.execute(db)
      return {
        data: rows.map((row) => {
          const last = lastPosts.find(({ group_id: groupId }) => groupId === row.group_id)
          const shown = last ? present(last, personId) : null
          return chatOf(row, { last: shown, unread: row.unread, isDemo: row.is_demo })
        }),
        total: rows[0]?.total ?? 0,
        page,
        items_per_page: size,
      }
    },

    /** Posts that hold all these words, latest first, of the groups that a person is in. */
    async search({ side, personId }: Participant, words: Fragment, most: number) {
      const { rows } = await sql<
        PostRow & { group_id: string; name: string }
      >`select g.u_id as group_id, g.name,
          ${postColumns({ memberId: sql.ref('me.u_id'), personId: sql.ref('me.person_id') })}
        from community_member me join community_group g on g.u_id = me.group_id
        join community_post c on c.group_id = g.u_id ${joined}
        where me.person_id = ${personId} and me.side = ${side} and me.left_at is null
          and g.state in ('published', 'archived') and ${isSeenBy(sql.ref('me.person_id'))} and ${words}
        order by c.created_at desc, c.seq desc limit ${most}`.execute(db)
      return rows.map(({ group_id: groupId, name, ...row }) => ({
        chat_u_id: groupId,
        is_group: true,
        name,
        message: present(row, personId),
      }))
    },

    /** A file of a post that a member sees. @throws DomainError notFound */
    async file(me: Member, fileId: string): Promise<Attachment> {
      const { rows } = await sql<{ seq: number }>`select seq from chat_file
        where u_id = ${fileId} and group_id = ${me.group_id}`.execute(db)
      const { files: all } = await this.post(db, me, orNotFound(rows[0]).seq)
      return orNotFound(all.find(({ u_id: one }) => one === fileId))
    },
  }
}
export type GroupReading = ReturnType<typeof createGroupReading>
