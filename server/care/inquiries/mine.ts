import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { MyInquiry } from '@newyou/contract/care/inquiries'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import type { Platform } from '../../platform/platform.ts'

interface Asked {
  u_id: string
  healer_id: string | null
  full_name: string | null
  description: string
  answer: string
  answered_at: Date | null
  created_at: Date
}

/**
 * SQL: whether a letter was written under a person's verified e-mail, or under their e-mail and verified number. Most
 * clients have proven the number alone; each of the two by itself may be typed by anyone.
 */
const isTheirs = (letter: Fragment): Fragment => sql`${letter}.email = lower(p.email::text)
  and (p.email_verified_at is not null or (p.phone_verified_at is not null and p.phone = ${letter}.phone))`

/** A client's inquiries: to a healer or us, before a booking or by the contact form. */
const askedBy = (personId: string) => sql`(
  select i.u_id, i.healer_id, h.full_name, i.description, i.answer, i.answered_at, i.created_at
  from person_contact p join appointment_inquiry i on ${isTheirs(sql.ref('i'))} left join healer_card h on h.u_id = i.healer_id
  where p.u_id = ${personId}
  union all
  select m.u_id, null, null, m.subject || E'\n\n' || m.reason, m.answer, m.answered_at, m.created_at
  from person_contact p join contact_message m on ${isTheirs(sql.ref('m'))}
  where p.u_id = ${personId}) as asked`

/** A client's own enquiries, which are read in the account and not in a mailbox. */
export function createMyInquiries({ db }: Pick<Platform, 'db'>) {
  return async (personId: string, { page, size }: Paging) => {
    const [{ rows }, counted] = await Promise.all([
      sql<Asked>`select * from ${askedBy(personId)} order by created_at desc, u_id
        limit ${size} offset ${(page - 1) * size}`.execute(db),
      sql<{ total: number }>`select count(*)::int as total from ${askedBy(personId)}`.execute(db),
    ])
    const data = rows.map(
      (row): MyInquiry => ({
        u_id: row.u_id,
        healer: row.healer_id ? { u_id: row.healer_id, full_name: row.full_name ?? '' } : null,
        description: row.description,
        answer: row.answer,
        answered_at: row.answered_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
      }),
    )
    return { data, total: counted.rows[0]?.total ?? 0, page, items_per_page: size }
  }
}
export type MyInquiries = ReturnType<typeof createMyInquiries>

interface Letter {
  u_id: string
  email: string
  phone: string
}

async function writerOf(queryable: Queryable, { email, phone }: Letter) {
  const { rows } = await sql<{ u_id: string; is_mailed: boolean }>`
    select p.u_id, p.email_verified_at is not null as is_mailed from person_contact p, (select ${email}::text as email, ${phone}::text as phone) as letter
    where p.email = ${email} and p.state = 'active' and 'client' = any(p.roles) and ${isTheirs(sql.ref('letter'))}
    order by p.email_verified_at limit 1`.execute(queryable)
  return rows[0]
}

/**
 * Notifies a client with an account that an answer is there; false without an account. Others get the whole answer by
 * mail: they have no other place.
 */
export async function tellOfReply(
  trx: Trx,
  {
    notifications,
    publicUrl,
  }: { notifications: Pick<Notifications, 'mailTo' | 'notify'>; publicUrl: string },
  letter: Letter,
): Promise<boolean> {
  const client = await writerOf(trx, letter)
  if (!client) return false
  const said = {
    message: 'inquiries.replied',
    parameters: { link: publicUrl + pathTo('enquiries') },
  } as const
  // The only mail to an unverified address: they asked from this one.
  if (!client.is_mailed)
    await notifications.mailTo(trx, `inquiry-reply:${letter.u_id}`, { to: letter.email, ...said })
  await notifications.notify(trx, {
    ...said,
    about: null,
    personId: client.u_id,
    type: 'appointment-inquiry',
    frontEndPath: frontEndPathOf('enquiries'),
    targetId: letter.u_id,
  })
  return true
}
