import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import { type FirstAdministrator, firstStartMinutes } from '@newyou/contract/people/staff/first-start'
import { sql } from 'kysely'
import { after, minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts, Device } from '../accounts/index.ts'
import type { Colleagues } from './colleagues.ts'

interface FirstStartNeeds {
  accounts: Pick<Accounts, 'sessions'>
  colleagues: Pick<Colleagues, 'createAdminIn'>
}

/**
 * How an empty site gets its first administrator without a command: it prints an address whose code can be used once,
 * within thirty minutes, and never again once there is an administrator.
 */
export function createFirstStart({
  db,
  clock,
  random,
  config,
  accounts,
  colleagues,
}: Pick<Platform, 'db' | 'clock' | 'random' | 'config'> & FirstStartNeeds) {
  /** Nothing is kept that opens the site: the code needs the row and the secret. */
  const codeOf = (nonce: Buffer) =>
    createHmac('sha256', config.SESSION_SECRET)
      .update('first-start:')
      .update(nonce)
      .digest('base64url')
      .slice(0, 32)

  const hasAdmin = async (queryable: Queryable) =>
    (await queryable
      .selectFrom('person_contact')
      .select('u_id')
      .where(sql<boolean>`'admin' = any(roles)`)
      .limit(1)
      .executeTakeFirst()) !== undefined
  const isEmpty = async () =>
    (await db.selectFrom('person_name').select('u_id').limit(1).executeTakeFirst()) === undefined

  const isRight = (given: string, nonce: Buffer) => {
    const [one, other] = [Buffer.from(given), Buffer.from(codeOf(nonce))]
    return one.length === other.length && timingSafeEqual(one, other)
  }

  /** Under the lock of the row, so that a code is used once. @throws DomainError firstStartOver */
  async function requireOpen(queryable: Queryable, code: string) {
    const row = await queryable.selectFrom('first_start').selectAll().forUpdate().executeTakeFirst()
    const isOpen = row && !row.used_at && row.expires_at > clock.now() && isRight(code, row.nonce)
    if (!isOpen || (await hasAdmin(queryable))) throwError('firstStartOver')
  }

  return {
    /**
     * The address to print, the same on every node; nothing once anybody has an account. After its thirty minutes a
     * restart makes another.
     */
    async address(): Promise<string | undefined> {
      if (!(await isEmpty())) return undefined
      const now = clock.now()
      await db
        .insertInto('first_start')
        .values({ nonce: random.bytes(32), expires_at: after(now, minutes(firstStartMinutes)) })
        .onConflict((on) =>
          on
            .column('is_only')
            .doUpdateSet((row) => ({
              nonce: row.ref('excluded.nonce'),
              expires_at: row.ref('excluded.expires_at'),
              used_at: null,
            }))
            .where('first_start.expires_at', '<=', now),
        )
        .execute()
      const { nonce } = await db.selectFrom('first_start').select('nonce').executeTakeFirstOrThrow()
      // After the hash, so that no proxy writes it into a log.
      return `${config.PUBLIC_URL}${pathTo('firstStart')}#${codeOf(nonce)}`
    },

    /** @throws DomainError firstStartOver */
    check: (code: string) => inTransaction(db, (trx) => requireOpen(trx, code)),

    /** The administrator with their session, which still needs its second factor. @throws DomainError firstStartOver */
    begin: (
      code: string,
      { first_name: first, last_name: last, email }: FirstAdministrator,
      device: Device,
    ) =>
      inTransaction(db, async (trx) => {
        await requireOpen(trx, code)
        const { u_id: personId } = await colleagues.createAdminIn(trx, email, { first, last }, 'first start')
        await trx.updateTable('first_start').set({ used_at: clock.now() }).execute()
        return accounts.sessions.begin(trx, personId, 'staff', device)
      }),
  }
}
export type FirstStart = ReturnType<typeof createFirstStart>
