import type { SecondFactorState } from '@newyou/contract/people/staff/second-factor'
import QRCode from 'qrcode'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Random } from '../../platform/random.ts'
import type { SealingSecrets } from '../../platform/sealed-columns.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import type { Accounts } from '../accounts/index.ts'
import { newRecoveryCodes, newSecret, recoveryHash, setupUri, stepOf } from './authenticator.ts'

interface SecondFactorDependencies {
  db: Database
  clock: Clock
  random: Random
  rateLimits: RateLimits
  audit: Audit
  accounts: Pick<Accounts, 'proveSecondFactor' | 'sessions'>
  notifications: Pick<Notifications, 'mailToPerson'>
  config: SealingSecrets
  /** What else proved the person, and must not any more. */
  onReset: (trx: Trx, personId: string) => Promise<void>
}

/** Wrong codes in a quarter of an hour; then even the right one has to wait. */
const wrongCodes = { max: 6, window: minutes(15) }
const setupMs = hours(1)

/** The second factor of staff: a code of an authenticator app after the OTP, in each session. */
export function createSecondFactor({
  db,
  clock,
  random,
  rateLimits,
  audit,
  accounts,
  notifications,
  config,
  onReset,
}: SecondFactorDependencies) {
  const sealed = createSealedTexts({ config, purpose: 'second-factor', random })

  async function stateOf(
    queryable: Queryable,
    { personId, sessionId }: SessionViewer,
  ): Promise<SecondFactorState> {
    const row = await queryable
      .selectFrom('session as s')
      .leftJoin('second_factor as f', 'f.person_id', 's.person_id')
      .select(['s.second_factor_at', 'f.confirmed_at'])
      .select((from) =>
        from
          .selectFrom('recovery_code as c')
          .select((of) => of.fn.countAll<number>().as('left'))
          .where('c.person_id', '=', personId)
          .where('c.used_at', 'is', null)
          .as('left'),
      )
      .where('s.u_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    return {
      is_set_up: row.confirmed_at !== null,
      is_proven: row.second_factor_at !== null,
      recovery_codes_left: row.left ?? 0,
    }
  }

  const tell = (trx: Trx, personId: string, change: 'setUp' | 'reset' | 'recoveryCode', key: string) =>
    notifications.mailToPerson(trx, `second-factor:${key}`, {
      about: null,
      personId,
      message: 'staff.authenticatorChanged',
      parameters: { change },
    })

  const noteOf = (trx: Trx, personId: string, action: string, staffId: string | null = personId) =>
    audit.note(trx, { staffId, resource: 'colleagues', recordId: personId, action })

  /** Uses up a code of the app: one that was accepted, or an older one, is refused. */
  async function spendAppCode(trx: Trx, personId: string, code: string): Promise<boolean> {
    const row = await trx
      .selectFrom('second_factor')
      .select('sealed_secret')
      .where('person_id', '=', personId)
      .executeTakeFirst()
    const step = row && stepOf(sealed.open(row.sealed_secret), code, clock.now())
    if (step === undefined) return false
    const used = await trx
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('person_id', '=', personId)
      .where('last_step', '<', step)
      .returning('person_id')
      .executeTakeFirst()
    return used !== undefined
  }

  async function spendRecoveryCode(trx: Trx, personId: string, code: string): Promise<boolean> {
    const hash = recoveryHash(code)
    const used = await trx
      .updateTable('recovery_code')
      .set({ used_at: clock.now() })
      .where('person_id', '=', personId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('person_id')
      .executeTakeFirst()
    if (!used) return false
    await noteOf(trx, personId, 'recovery-code')
    await tell(trx, personId, 'recoveryCode', hash.toString('hex'))
    return true
  }

  /** Counts wrong codes outside of the transaction, so that they stay counted; a right one forgets them. */
  async function counted(personId: string, check: () => Promise<boolean>) {
    const limit = { key: `second-factor:${personId}`, ...wrongCodes }
    await rateLimits.spend([limit])
    if (!(await check())) throwError('secondFactorWrong')
    await rateLimits.refund([{ ...limit, by: limit.max }])
  }

  async function removeFrom(trx: Trx, personId: string, by: string | null) {
    await trx.deleteFrom('second_factor').where('person_id', '=', personId).execute()
    await trx.deleteFrom('second_factor_setup').where('person_id', '=', personId).execute()
    await onReset(trx, personId)
    await noteOf(trx, personId, 'second-factor-reset', by)
    await tell(trx, personId, 'reset', `reset:${personId}:${clock.now().getTime()}`)
    return (await accounts.sessions.endAll(trx, personId, 'second factor reset')).length
  }

  return {
    state: (viewer: SessionViewer) => stateOf(db, viewer),

    /** @throws DomainError secondFactorWrong, tooManyRequests */
    async confirm(viewer: SessionViewer, code: string) {
      const spend = /^\d{6}$/.test(code) ? spendAppCode : spendRecoveryCode
      await counted(viewer.personId, () =>
        inTransaction(db, async (trx) => {
          if (!(await spend(trx, viewer.personId, code))) return false
          await accounts.proveSecondFactor(trx, viewer.sessionId)
          return true
        }),
      )
      accounts.sessions.forget(viewer.sessionId)
      return stateOf(db, viewer)
    },

    /** Begins anew whatever was begun. @throws DomainError secondFactorRequired to replace an app without proving it */
    async beginSetup(viewer: SessionViewer) {
      const { personId } = viewer
      const { is_set_up: isSetUp, is_proven: isProven } = await stateOf(db, viewer)
      if (isSetUp && !isProven) throwError('secondFactorRequired')
      const appSecret = newSecret(random)
      const row = { sealed_secret: sealed.seal(appSecret), created_at: clock.now() }
      await db
        .insertInto('second_factor_setup')
        .values({ person_id: personId, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute()
      const { email, phone } = await db
        .selectFrom('person_contact')
        .select(['email', 'phone'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      const picture = await QRCode.toString(setupUri(appSecret, email ?? phone ?? ''), {
        type: 'svg',
        margin: 2,
      })
      return { secret: appSecret, qr_code: `data:image/svg+xml,${encodeURIComponent(picture)}` }
    },

    /** @throws DomainError secondFactorWrong, secondFactorRequired, tooManyRequests */
    async finishSetup(viewer: SessionViewer, code: string) {
      const { personId } = viewer
      const recoveryCodes = newRecoveryCodes(random)
      await counted(personId, () =>
        inTransaction(db, async (trx) => {
          const state = await stateOf(trx, viewer)
          if (state.is_set_up && !state.is_proven) throwError('secondFactorRequired')
          const now = clock.now()
          const begun = await trx
            .selectFrom('second_factor_setup')
            .select('sealed_secret')
            .where('person_id', '=', personId)
            .where('created_at', '>', after(now, -setupMs))
            .forUpdate()
            .executeTakeFirst()
          if (!begun) return false
          const appSecret = sealed.open(begun.sealed_secret)
          const step = stepOf(appSecret, code, now)
          if (step === undefined) return false
          await trx.deleteFrom('second_factor_setup').where('person_id', '=', personId).execute()
          await trx.deleteFrom('second_factor').where('person_id', '=', personId).execute()
          await trx
            .insertInto('second_factor')
            .values({
              person_id: personId,
              sealed_secret: sealed.seal(appSecret), // by the present secret
              last_step: step,
              confirmed_at: now,
            })
            .execute()
          await trx
            .insertInto('recovery_code')
            .values(recoveryCodes.map((one) => ({ person_id: personId, code_hash: recoveryHash(one) })))
            .execute()
          await noteOf(trx, personId, 'second-factor-set-up')
          await tell(trx, personId, 'setUp', `${personId}:${step}`)
          await accounts.proveSecondFactor(trx, viewer.sessionId)
          return true
        }),
      )
      accounts.sessions.forget(viewer.sessionId)
      return recoveryCodes
    },

    /** In the caller's transaction; resolves with how many sessions ended. */
    removeFrom,

    async sweep() {
      await db
        .deleteFrom('second_factor_setup')
        .where('created_at', '<', after(clock.now(), -setupMs))
        .execute()
    },
  }
}
export type SecondFactor = ReturnType<typeof createSecondFactor>
