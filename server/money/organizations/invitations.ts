import { readFile } from 'node:fs/promises'
import { pathTo } from '@newyou/contract/addresses'
import type { InvitedRow, OrganizationInvitation } from '@newyou/contract/money/organizations/organizations'
import { invitationDays } from '@newyou/contract/money/organizations/organizations'
import { type Selectable, sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { after, days } from '../../platform/clock.ts'
import { csvTable } from '../../platform/csv.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import type { OrganizationInvitation as Table } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { readTable } from './invitation-table.ts'
import { lockOrganization, membersOf } from './members.ts'

type Row = Selectable<Table>
const mailQueue = 'organization-invitations'
interface MailJob {
  invitationIds: string[]
}

interface InvitationDependencies
  extends Pick<Platform, 'db' | 'clock' | 'ids' | 'jobs' | 'random' | 'publicUrl' | 'workers'> {
  notifications: Pick<Notifications, 'mailTo'>
}

const tableRows = heavyWork<typeof readTable>(new URL('./invitation-table.ts', import.meta.url), 'readTable')
const outcomeWords: Record<InvitedRow['outcome'], string> = {
  invited: 'Invited',
  'invited-before': 'Already invited',
  twice: 'Duplicate row',
  'no-address': 'No e-mail address',
  'no-seat': 'No seat left',
}
const codeBytes = 16
/** Rows that one statement writes, and mails that one job hands over. */
const chunk = { rows: 1000, mails: 100 }

function* chunksOf<T>(all: readonly T[], size: number) {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

/** Links and mails by which people join an organisation. */
export function createInvitations(dependencies: InvitationDependencies) {
  const { db, clock, ids, jobs, random, publicUrl, notifications, workers } = dependencies
  const linkOf = (code: string) => publicUrl + pathTo('joinOrganization', { code })

  const state = (now: Date) =>
    sql<OrganizationInvitation['state']>`case when i.withdrawn_at is not null then 'withdrawn'
      when i.uses >= i.seats then 'used' when i.expires_at <= ${now} then 'expired' else 'open' end`

  const present = (row: Row & { state: OrganizationInvitation['state'] }): OrganizationInvitation => ({
    u_id: row.u_id,
    email: row.email,
    link: linkOf(row.code),
    seats: row.seats,
    uses: row.uses,
    state: row.state,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  })

  const invitations = (organizationId: string) =>
    db
      .selectFrom('organization_invitation as i')
      .selectAll('i')
      .select(state(clock.now()).as('state'))
      .where('i.organization_id', '=', organizationId)

  function fresh(organizationId: string, createdBy: string, { email = '', seats = 1, inDays }: Wanted) {
    const now = clock.now()
    return {
      u_id: ids.next(),
      organization_id: organizationId,
      code: random.bytes(codeBytes).toString('base64url'),
      email,
      seats,
      created_by: createdBy,
      created_at: now,
      expires_at: after(now, days(inDays)),
    }
  }
  interface Wanted {
    email?: string
    seats?: number
    inDays: number
  }

  /** Seats that no member has and no mail has promised. */
  async function freeSeats(trx: Trx, organizationId: string) {
    const { seats } = await lockOrganization(trx, organizationId)
    const { promised } = await trx
      .selectFrom('organization_invitation')
      .select((of) => of.fn.countAll<number>().as('promised'))
      .where('organization_id', '=', organizationId)
      .where('email', '<>', '')
      .where('withdrawn_at', 'is', null)
      .where('uses', '=', 0)
      .where('expires_at', '>', clock.now())
      .executeTakeFirstOrThrow()
    return seats - (await membersOf(trx, organizationId)) - promised
  }

  /** Addresses that have an invitation already. Mails that ran out unused make place for new ones. */
  async function invitedBefore(trx: Trx, organizationId: string, emails: string[]): Promise<Set<string>> {
    const before = new Set<string>()
    const now = clock.now()
    for (const some of chunksOf(emails, chunk.rows)) {
      await trx
        .updateTable('organization_invitation')
        .set({ withdrawn_at: now })
        .where('organization_id', '=', organizationId)
        .where('email', 'in', some)
        .where('withdrawn_at', 'is', null)
        .where('uses', '=', 0)
        .where('expires_at', '<=', now)
        .execute()
      const rows = await trx
        .selectFrom('organization_invitation')
        .select('email')
        .where('organization_id', '=', organizationId)
        .where('email', 'in', some)
        .where('withdrawn_at', 'is', null)
        .execute()
      for (const { email } of rows) before.add(email)
    }
    return before
  }

  async function mail(trx: Trx, id: string) {
    const row = await trx
      .selectFrom('organization_invitation as i')
      .innerJoin('organization as n', 'n.organization_id', 'i.organization_id')
      .select(['i.code', 'i.email', 'i.withdrawn_at', 'n.name'])
      .where('i.u_id', '=', id)
      .executeTakeFirst()
    if (!row || row.withdrawn_at) return
    await notifications.mailTo(trx, `organization-invitation:${id}`, {
      to: row.email,
      message: 'organizations.invited',
      parameters: { organization: row.name, link: linkOf(row.code) },
    })
  }
  jobs.work<MailJob>(mailQueue, ({ invitationIds }) =>
    inTransaction(db, async (trx) => {
      for (const id of invitationIds) await mail(trx, id)
    }),
  )

  async function inviteAll(trx: Trx, organizationId: string, personId: string, emails: string[]) {
    const rows = emails.map((email) =>
      fresh(organizationId, personId, { email, inDays: invitationDays.usual }),
    )
    for (const some of chunksOf(rows, chunk.rows))
      await trx.insertInto('organization_invitation').values(some).execute()
    const mails = [...chunksOf(rows, chunk.mails)].map((some) => some.map(({ u_id: id }) => id))
    await jobs.sendMany<MailJob>(
      trx,
      mailQueue,
      mails.map((invitationIds) => ({
        data: { invitationIds },
        key: invitationIds[0] ?? '',
        afterSeconds: 0,
      })),
    )
  }

  return {
    async list(
      organizationId: string,
      wanted: OrganizationInvitation['state'] | undefined,
      { page, size }: Paging,
    ) {
      let query = invitations(organizationId)
      if (wanted) query = query.where(state(clock.now()), '=', wanted)
      const { rows, total } = await pageOf(query.orderBy('i.created_at', 'desc').orderBy('i.u_id'), {
        page,
        size,
      })
      return { data: rows.map(present), total, page, items_per_page: size }
    },

    /** A link for `seats` people. @throws DomainError noSeatsLeft */
    link: (personId: string, organizationId: string, { seats, inDays }: { seats: number; inDays: number }) =>
      inTransaction(db, async (trx) => {
        if ((await freeSeats(trx, organizationId)) < seats) throwError('noSeatsLeft')
        const row = fresh(organizationId, personId, { seats, inDays })
        await trx.insertInto('organization_invitation').values(row).execute()
        return present({ ...row, uses: 0, withdrawn_at: null, state: 'open' })
      }),

    /** Invites the people in a table, and reports the outcome of each row. @throws DomainError fileRefused */
    async table(personId: string, organizationId: string, file: string) {
      const rows = await workers.run(tableRows, await readFile(file))
      return inTransaction(db, async (trx) => {
        let free = await freeSeats(trx, organizationId)
        const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))]
        const before = await invitedBefore(trx, organizationId, emails)
        const taken = new Set<string>()
        const report = rows.map(({ row, text, email }): InvitedRow => {
          if (!email) return { row, text, outcome: 'no-address' }
          if (taken.has(email)) return { row, text, outcome: 'twice' }
          if (before.has(email)) return { row, text, outcome: 'invited-before' }
          if (free <= 0) return { row, text, outcome: 'no-seat' }
          free--
          taken.add(email)
          return { row, text, outcome: 'invited' }
        })
        if (taken.size) await inviteAll(trx, organizationId, personId, [...taken])
        const lines = report.map(({ row, text, outcome }) => [row, text, outcomeWords[outcome]])
        return {
          invited: taken.size,
          rows: report,
          report: csvTable([['Row', 'Content', 'Result'], ...lines]),
        }
      })
    },

    /** @throws DomainError notFound, notNow when it has ended already */
    withdraw: (organizationId: string, invitationId: string) =>
      inTransaction(db, async (trx) => {
        const row = orNotFound(
          await trx
            .selectFrom('organization_invitation')
            .select('withdrawn_at')
            .where('u_id', '=', invitationId)
            .where('organization_id', '=', organizationId)
            .forUpdate()
            .executeTakeFirst(),
        )
        if (row.withdrawn_at) throwError('notNow')
        await trx
          .updateTable('organization_invitation')
          .set({ withdrawn_at: clock.now() })
          .where('u_id', '=', invitationId)
          .execute()
        return { u_id: invitationId }
      }),
  }
}
export type Invitations = ReturnType<typeof createInvitations>
