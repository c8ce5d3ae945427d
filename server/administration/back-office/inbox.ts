import type {
  FeedbackRow,
  InboxLetter,
  LetterKind,
  LetterRow,
} from '@newyou/contract/administration/back-office/inbox'
import { sql } from 'kysely'
import { tellOfReply } from '../../care/inquiries/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { maskContact } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { fullName } from './people.ts'

interface InboxDependencies {
  db: Database
  clock: Clock
  audit: Audit
  notifications: Pick<Notifications, 'mailTo' | 'notify'>
  publicUrl: string
  settings: Pick<Settings, 'read'>
}

interface LetterColumns {
  u_id: string
  kind: LetterKind
  state: LetterRow['state']
  name: string
  email: string
  phone: string
  subject: string
  text: string
  preferred_at: Date | null
  answer: string
  answered_at: Date | null
  answered_by: string | null
  created_at: Date
}

/** Both tables as one list. Enquiries to a healer are the healer's to answer. */
const letters = sql`(
  select u_id, 'message' as kind, state, name, email, phone, subject, reason as text, null::timestamptz as preferred_at,
    answer, answered_at, answered_by, created_at from contact_message
  union all
  select u_id, 'enquiry', state, name, email, phone,
    'Enquiry' || coalesce(': ' || (select c.name from category c where c.slug = category), ''), description,
    preferred_at, answer, answered_at, answered_by, created_at
  from appointment_inquiry where healer_id is null)`

const rowOf = ({ u_id, kind, state, name, subject, created_at: at }: LetterColumns): LetterRow => ({
  u_id,
  kind,
  state,
  name,
  subject,
  created_at: at.toISOString(),
})

/** Letters from people without an account, and our answers. */
export function createInbox({ db, clock, audit, notifications, publicUrl, settings }: InboxDependencies) {
  async function find(queryable: Queryable, letterId: string) {
    const { rows } = await sql<LetterColumns & { answerer: string | null }>`
      select l.*, ${fullName(sql.ref('p'))} as answerer
      from ${letters} l left join person_name p on p.u_id = l.answered_by where l.u_id = ${letterId}`.execute(
      queryable,
    )
    return orNotFound(rows[0])
  }

  const present = (row: LetterColumns & { answerer: string | null }): InboxLetter => ({
    ...rowOf(row),
    text: row.text,
    email: maskContact({ channel: 'email', destination: row.email }),
    phone: maskContact({ channel: 'mobile', destination: row.phone }),
    preferred_at: row.preferred_at?.toISOString() ?? null,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: row.answerer ?? '',
  })

  /** Of two colleagues who answer at once one does. @throws DomainError notNow */
  async function markAnswered(trx: Trx, { kind, u_id: letterId }: LetterColumns, by: string, answer: string) {
    const values = { state: 'answered', answer, answered_at: clock.now(), answered_by: by }
    const { numUpdatedRows } = await trx
      .updateTable(kind === 'message' ? 'contact_message' : 'appointment_inquiry')
      .set(values)
      .where('u_id', '=', letterId)
      .where('state', '=', 'new')
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throwError('notNow')
  }

  const note = (trx: Trx, staffId: string, recordId: string, action: string) =>
    audit.note(trx, { staffId, resource: 'inbox', recordId, action })

  return {
    async list(
      { kind, state }: { kind?: LetterKind | undefined; state?: LetterRow['state'] | undefined },
      { page, size }: Paging,
    ) {
      const where = sql`where (${kind ?? null}::text is null or l.kind = ${kind ?? null})
        and (${state ?? null}::text is null or l.state = ${state ?? null})`
      const { rows } = await sql<LetterColumns>`select l.* from ${letters} l ${where}
        order by l.state = 'answered', case when l.state = 'new' then l.created_at end, l.created_at desc, l.u_id
        limit ${size} offset ${(page - 1) * size}`.execute(db)
      const counted = await sql<{
        total: number
      }>`select count(*)::int as total from ${letters} l ${where}`.execute(db)
      return { data: rows.map(rowOf), total: counted.rows[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    look: (staffId: string, letterId: string): Promise<InboxLetter> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, letterId)
        await note(trx, staffId, letterId, 'look')
        return present(row)
      }),

    /** @throws DomainError notFound, notNow when it has an answer */
    answer: (staffId: string, letterId: string, text: string): Promise<InboxLetter> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, letterId)
        await markAnswered(trx, row, staffId, text)
        if (!(await tellOfReply(trx, { notifications, publicUrl }, row))) {
          const { email: replyTo } = await settings.read(trx)
          await notifications.mailTo(trx, `answer:${letterId}`, {
            to: row.email,
            ...(replyTo && { replyTo }),
            message: 'contact.answered',
            parameters: { name: row.name, answer: text },
          })
        }
        await note(trx, staffId, letterId, 'answer')
        return present(await find(trx, letterId))
      }),

    async feedback(
      { event, stars }: { event?: string | undefined; stars?: number | undefined },
      { page, size }: Paging,
    ) {
      let wanted = db.selectFrom('event_feedback as f').innerJoin('event_card as e', 'e.u_id', 'f.event_id')
      if (event) wanted = wanted.where('f.event_id', '=', event)
      if (stars) wanted = wanted.where('f.stars', '=', stars)
      const { rows, total } = await pageOf(
        wanted
          .select(['f.event_id', 'e.title', 'f.stars', 'f.text', 'f.created_at'])
          .select(sql<string>`md5(f.event_id::text || f.person_id::text)`.as('id'))
          .orderBy('f.created_at', 'desc')
          .orderBy('f.event_id'),
        { page, size },
      )
      const data = rows.map(
        ({ id, event_id: eventId, title, created_at: at, ...row }): FeedbackRow => ({
          ...row,
          u_id: id,
          event_u_id: eventId,
          event_title: title,
          created_at: at.toISOString(),
        }),
      )
      return { data, total, page, items_per_page: size }
    },
  }
}
export type Inbox = ReturnType<typeof createInbox>
