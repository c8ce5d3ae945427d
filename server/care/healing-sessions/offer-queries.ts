import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { HealerCard, SessionMode } from '@newyou/contract/care/healers/healers'
import type {
  HealingSession,
  PracticeHealingSession,
} from '@newyou/contract/care/healing-sessions/healing-sessions'
import { stateAt } from '@newyou/contract/care/healing-sessions/rules'
import { type SqlBool, sql } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { findFor, paymentStateOf } from '../appointments/index.ts'
import { type HealingRow, slotOfOffer } from './row.ts'
import { healingFacts } from './transitions.ts'

interface ReadingDependencies {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
}

interface PageRequest {
  page: number
  size: number
}

type Row = HealingRow & { appointment_id: string | null; appointment_state: string | null }

/** Offers as their two sides see them; those of others are not found. */
export function createHealingReading({ db, clock, accounts }: ReadingDependencies) {
  const shared = (row: Row, now: number) => ({
    u_id: row.u_id,
    state: stateAt(healingFacts(row), now),
    title: row.title,
    description: row.description,
    starts_at: row.starts_at.toISOString(),
    ends_at: slotOfOffer(row).endsAt.toISOString(),
    service_u_id: row.service_id ?? row.healer_id,
    mode: row.mode as SessionMode, // checked by the table
    price_paise: row.price_paise,
    stands_until: row.stands_until.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    appointment_u_id: row.appointment_id,
    appointment_state: row.appointment_state as AppointmentState | null, // checked by the table
    is_demo: row.is_demo,
    created_at: row.created_at.toISOString(),
  })

  const offers = () =>
    db
      .selectFrom('healing_session as s')
      .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
      .leftJoin('session_times as a', 'a.healing_session_id', 's.u_id')

  const ofClient = (clientId: string) =>
    offers()
      .leftJoin('order_money as o', 'o.u_id', 'a.order_id')
      .where('s.client_id', '=', clientId)
      .selectAll('s')
      .select(['a.u_id as appointment_id', 'a.state as appointment_state', 'a.order_id'])
      .select(['o.state as order_state', 'h.full_name', 'h.title as healer_title', 'h.image'])
      .select(['h.time_zone', 'h.main_category'])

  type ClientRow = Awaited<ReturnType<ReturnType<typeof ofClient>['executeTakeFirstOrThrow']>>

  const presentToClient = (row: ClientRow, now: number): HealingSession => ({
    ...shared(row, now),
    order_u_id: row.order_id,
    payment_state: paymentStateOf(row.order_state),
    healer: {
      u_id: row.healer_id,
      full_name: row.full_name,
      title: row.healer_title,
      image: row.image as HealerCard['image'], // written by our own picture code
      time_zone: row.time_zone,
      main_category: row.main_category,
    },
  })

  const ofHealer = (personId: string) =>
    offers()
      .innerJoin('person_name as p', 'p.u_id', 's.client_id')
      .where('h.person_id', '=', personId)
      .selectAll('s')
      .select(['a.u_id as appointment_id', 'a.state as appointment_state'])
      .select(['p.anonymous_name', 'p.first_name'])

  type HealerSideRow = Awaited<ReturnType<ReturnType<typeof ofHealer>['executeTakeFirstOrThrow']>>

  const presentToHealer = (row: HealerSideRow, now: number): PracticeHealingSession => ({
    ...shared(row, now),
    client_name: accounts.knownAs(row),
    after_appointment_u_id: row.after_appointment_id,
  })

  return {
    /** Offered to this client: those that wait for an answer first, then the latest. */
    async list(clientId: string, { page, size }: PageRequest) {
      const now = clock.now()
      const isWaiting = sql<SqlBool>`(s.state in ('offered', 'accepted') and s.stands_until > ${now})`
      const [rows, { total }] = await Promise.all([
        ofClient(clientId)
          .orderBy(isWaiting, 'desc')
          .orderBy('s.created_at', 'desc')
          .orderBy('s.u_id', 'desc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        db
          .selectFrom('healing_session')
          .where('client_id', '=', clientId)
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map((row) => presentToClient(row, now.getTime())), total }
    },

    /** @throws DomainError notFound, also for another person's */
    async one(clientId: string, sessionId: string): Promise<HealingSession> {
      const row = await ofClient(clientId).where('s.u_id', '=', sessionId).executeTakeFirst()
      return presentToClient(orNotFound(row), clock.now().getTime())
    },

    /** Offered by this healer, latest first; with an appointment, to its client. @throws DomainError notFound */
    async practiceList(personId: string, { page, size }: PageRequest, appointmentId?: string) {
      const now = clock.now().getTime()
      let wanted = ofHealer(personId)
      if (appointmentId) {
        const { client_id } = await findFor(db, { side: 'healer', personId }, appointmentId)
        wanted = wanted.where('s.client_id', '=', client_id)
      }
      const { rows, total } = await pageOf(wanted.orderBy('s.created_at', 'desc').orderBy('s.u_id', 'desc'), {
        page,
        size,
      })
      return { rows: rows.map((row) => presentToHealer(row, now)), total }
    },

    /** @throws DomainError notFound, also for another healer's */
    async practiceOne(personId: string, sessionId: string): Promise<PracticeHealingSession> {
      const row = await ofHealer(personId).where('s.u_id', '=', sessionId).executeTakeFirst()
      return presentToHealer(orNotFound(row), clock.now().getTime())
    },
  }
}

export type HealingReading = ReturnType<typeof createHealingReading>
