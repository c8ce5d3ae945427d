import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { PracticeHours } from '@newyou/contract/care/appointments/hours'
import { type AppointmentState, appointmentStates } from '@newyou/contract/care/appointments/rules'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { earningsOf, shareOf } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { type Clock, days } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { PersonName } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import {
  healerOf,
  isWithinHours,
  lockCalendar,
  type NextFree,
  type OnBehalf,
  readHours,
  readRules,
  replaceHours,
} from '../healers/index.ts'
import {
  historyColumns,
  placeOf,
  presentHistory,
  presentService,
  roomOf,
  seriesOf,
  serviceColumns,
} from './actor-access.ts'

interface PracticeDependencies {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
  nextFree: NextFree
}

/** Appointments that were confirmed, in any later state; unpaid ones are not shown to the healer. */
const agreed = appointmentStates.filter((state) => state !== 'held' && state !== 'lapsed')
/** A time that was cancelled before payment is not shown to the healer, unless it was booked to be paid later. */
const isAgreed = sql<SqlBool>`(a.pay_by is not null or (a.state in (${sql.join(agreed)})
  and (a.state <> 'cancelled' or o.u_id is null or o.state in ('paid', 'refunded'))))`
/** Hours that were changed, with the booked sessions outside of them. */
interface ChangedHours {
  hours: PracticeHours
  outside: PracticeAppointment[]
}
type Companion = Pick<Selectable<PersonName>, 'anonymous_name' | 'first_name'>

const intervalMax = days(92)

/** @throws DomainError invalidInput for an interval that ends before it begins, or of more than 92 days */
export function requireShort(from: Date, to: Date) {
  if (to <= from) throwError('invalidInput', { errors: { to: appointmentReplies.endBeforeStart } })
  if (to.getTime() - from.getTime() > intervalMax)
    throwError('invalidInput', { errors: { to: appointmentReplies.rangeTooLong } })
}

/** The healer's side: their appointments and hours. Each query is bound to the healer who asks. */
export function createPractice({ db, clock, accounts, nextFree }: PracticeDependencies) {
  const withMe = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('appointment as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .innerJoin('slot_claim as c', 'c.u_id', 'a.claim_id')
      .leftJoin('order_money as o', 'o.u_id', 'a.order_id')
      .leftJoin('order_earning as e', 'e.order_id', 'a.order_id')
      .where('h.person_id', '=', personId)
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.description', 'a.price_paise'])
      .select(['p.anonymous_name', 'p.first_name', 'p.last_name', 'o.tax_paise', 'a.healer_id'])
      .select([
        'o.refunded_paise',
        'o.refunded_tax_paise',
        'c.hold_until',
        'e.share_basis_points',
        ...historyColumns,
        ...serviceColumns,
      ])
      .select([placeOf.as('place'), seriesOf.as('series'), roomOf.as('room_u_id')])
      .select(
        sql<string | null>`(select name from treatment_room_card where u_id = c.treatment_room_id)`.as(
          'treatment_room',
        ),
      )
      .select(
        sql<
          Companion[]
        >`(select coalesce(json_agg(json_build_object('anonymous_name', p.anonymous_name, 'first_name', p.first_name) order by b.u_id), '[]')
          from appointment b join person_name p on p.u_id = b.client_id
          where b.joint_id = a.joint_id and b.is_companion and not a.is_companion and b.state not in ('held', 'lapsed'))`.as(
          'companions',
        ),
      )
      .select(
        sql<number>`(select count(*) from appointment b where b.healer_id = a.healer_id and b.client_id = a.client_id
          and b.state in ('confirmed', 'reported', 'disputed', 'completed') and b.starts_at <= a.starts_at)`.as(
          'session_number',
        ),
      )

  type Row = Awaited<ReturnType<ReturnType<typeof withMe>['executeTakeFirstOrThrow']>>

  const present = (row: Row): PracticeAppointment => ({
    u_id: row.u_id,
    state: row.state as AppointmentState, // checked by the table
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    ...presentService(row),
    ...presentHistory(row),
    mode: row.mode as MeetingMode, // checked by the table
    treatment_room: row.treatment_room,
    description: row.description,
    healer_u_id: row.healer_id,
    client_name: accounts.knownAs(row),
    companions: row.companions.map(accounts.knownAs),
    client_session_number: Math.max(1, row.session_number),
    // What is not paid yet earns nothing.
    earnings_paise: row.pay_by
      ? 0
      : shareOf(earningsOf({ ...row, tax_paise: row.tax_paise ?? 0 }), row.share_basis_points),
  })

  const myHealerId = async (personId: string) => orNotFound(await healerOf(db, personId))

  return {
    /** @throws DomainError invalidInput for an interval of more than 92 days */
    async list(personId: string, from: Date, to: Date) {
      requireShort(from, to)
      const rows = await withMe(db, personId)
        .where(isAgreed)
        // One entry for all who come together.
        .where('a.is_companion', '=', false)
        .where('a.starts_at', '<', to)
        .where('a.ends_at', '>', from)
        .orderBy('a.starts_at')
        .execute()
      return rows.map(present)
    },

    /** @throws DomainError notFound, also for another person's */
    async one(personId: string, appointmentId: string) {
      const query = withMe(db, personId).where('a.u_id', '=', appointmentId).where(isAgreed)
      return present(orNotFound(await query.executeTakeFirst()))
    },

    /** @throws DomainError notFound */
    hours: async (personId: string) => readHours(db, await myHealerId(personId)),

    /**
     * Changes the hours. Booked times stay, and so do times held for payment; those that the new
     * hours would not offer are returned. `onBehalf` is of a colleague who changes them because the healer asked.
     * @throws DomainError invalidInput, notFound
     */
    async changeHours(
      personId: string,
      wanted: PracticeHours,
      onBehalf?: OnBehalf<PracticeHours, ChangedHours>,
    ) {
      const healerId = await myHealerId(personId)
      return inTransaction(db, async (trx) => {
        const now = clock.now()
        await lockCalendar(trx, healerId)
        const before = onBehalf && (await readHours(trx, healerId))
        if (before) onBehalf.look?.(before)
        await replaceHours(trx, healerId, wanted, now)
        await nextFree.refresh(trx, healerId, now)
        const rules = orNotFound(await readRules(trx, healerId))
        const booked = await withMe(trx, personId)
          .where('a.starts_at', '>', now)
          .where('a.is_companion', '=', false)
          .where(
            sql<SqlBool>`(a.state = 'confirmed' or (a.state = 'held' and c.state = 'held' and c.hold_until > ${now}))`,
          )
          .orderBy('a.starts_at')
          .execute()
        const outside = booked.filter(
          (row) =>
            !isWithinHours(
              { ...rules, placeId: row.place?.u_id ?? null },
              { from: row.starts_at, to: row.ends_at },
            ),
        )
        const changed: ChangedHours = {
          hours: await readHours(trx, healerId),
          outside: outside.map(present),
        }
        if (before) await onBehalf.note(trx, before, changed)
        return changed
      })
    },
  }
}

export type Practice = ReturnType<typeof createPractice>
