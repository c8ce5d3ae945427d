import { pathTo } from '@newyou/contract/addresses'
import {
  type HealerInvitation,
  type healerInvitationCalls,
  healerInvitationDays,
} from '@newyou/contract/care/healers/invitations'
import type { ParsedBody } from '@newyou/contract/endpoint'
import { localized } from '@newyou/contract/locales'
import type { Selectable } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { type ContactMessage, contactQueue } from '../../foundation/notifications/index.ts'
import { staffReplies } from '../../messages/replies/back-office.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { HealerInvitation as Row } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'

type Invited = ParsedBody<(typeof healerInvitationCalls)['POST /api/staff/healer-invitations']>

interface InvitationDependencies
  extends Pick<Platform, 'db' | 'clock' | 'ids' | 'random' | 'jobs' | 'publicUrl'> {
  accounts: Pick<Accounts, 'isHealer'>
  audit: Pick<Audit, 'note'>
}

const tokenBytes = 24
/** Rows that the back office lists. */
const listedMax = 200
/** One that ran out is listed for so long, so that it can be sent again. */
const keptDays = 30

/** Invitations to register as a healer. A row goes when its person registers, or a while after it ran out. */
export function createHealerInvitations({
  db,
  clock,
  ids,
  random,
  jobs,
  publicUrl,
  accounts,
  audit,
}: InvitationDependencies) {
  const present = ({ token_hash: _hash, made_by: _by, ...row }: Selectable<Row>): HealerInvitation => ({
    ...row,
    message_language: row.message_language as HealerInvitation['message_language'], // checked by the table
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    has_expired: row.expires_at <= clock.now(),
  })

  async function refuseHealers(trx: Trx, email: string) {
    if (!(await accounts.isHealer(trx, email))) return
    const words = staffReplies.healerAlready
    throwError('invalidInput', { message: words, errors: { email: words } })
  }

  return {
    async list(): Promise<HealerInvitation[]> {
      const rows = await db
        .selectFrom('healer_invitation')
        .selectAll()
        .orderBy('sent_at', 'desc')
        .limit(listedMax)
        .execute()
      return rows.map(present)
    },

    /** Invites, or invites again with another link. @throws DomainError invalidInput for a healer of the site */
    invite: (staffId: string, { email, ...invited }: Invited): Promise<HealerInvitation> =>
      inTransaction(db, async (trx) => {
        await refuseHealers(trx, email)
        const token = random.bytes(tokenBytes).toString('base64url')
        const now = clock.now()
        const values = {
          ...invited,
          token_hash: hashOfToken(token),
          made_by: staffId,
          sent_at: now,
          expires_at: after(now, days(healerInvitationDays)),
        }
        const row = await trx
          .insertInto('healer_invitation')
          .values({ u_id: ids.next(), email, ...values })
          .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow()
        await audit.note(trx, {
          staffId,
          resource: 'healer-invitations',
          recordId: row.u_id,
          action: 'invite',
        })
        const page = localized(pathTo('registerHealer'), invited.message_language)
        // Behind the #, so that the token reaches no log and no analytics.
        await jobs.send<ContactMessage>(trx, contactQueue, {
          channel: 'email',
          destination: email,
          message: 'accounts.healerInvited',
          parameters: { name: invited.first_name, link: `${publicUrl}${page}#${token}` },
          locale: invited.message_language,
        })
        return present(row)
      }),

    /** @throws DomainError notFound */
    withdraw: (staffId: string, id: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        orNotFound(
          await trx
            .deleteFrom('healer_invitation')
            .where('u_id', '=', id)
            .returning('u_id')
            .executeTakeFirst(),
        )
        await audit.note(trx, { staffId, resource: 'healer-invitations', recordId: id, action: 'withdraw' })
      }),

    /** Whom the link is for. @throws DomainError notFound when it ran out, was replaced or was used */
    async of(token: string) {
      return orNotFound(
        await db
          .selectFrom('healer_invitation')
          .select(['first_name', 'last_name', 'email'])
          .where('token_hash', '=', hashOfToken(token))
          .where('expires_at', '>', clock.now())
          .executeTakeFirst(),
      )
    },

    /** The person has registered, perhaps with another address than that of the invitation. */
    async end(trx: Trx, { email, token }: { email: string; token: string | undefined }) {
      await trx
        .deleteFrom('healer_invitation')
        .where((is) =>
          is.or([
            is('email', '=', email),
            ...(token === undefined ? [] : [is('token_hash', '=', hashOfToken(token))]),
          ]),
        )
        .execute()
    },

    sweep: () =>
      db
        .deleteFrom('healer_invitation')
        .where('expires_at', '<', after(clock.now(), -days(keptDays)))
        .execute(),
  }
}
export type HealerInvitations = ReturnType<typeof createHealerInvitations>
