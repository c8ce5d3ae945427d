import type {
  ActionReminder,
  PatientActionPlan,
  PlanClient,
  PracticeActionPlan,
} from '@newyou/contract/care/action-plans'
import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { envelope, limits, type Paging } from '../../platform/database/list-page.ts'
import { answerOf, type Fragment, moment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { isMet } from '../appointments/index.ts'
import { percentOf } from './score.ts'

interface ReadingDependencies {
  pool: Pool
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
}

/** The day of a plan p's client at the present moment. */
const today = (now: Fragment) => sql`(${now} at time zone p.time_zone)::date`
/** Of a plan p. */
const isRunning = (now: Fragment) => sql`(p.ended_at is null and p.ends_on >= ${today(now)})`
/** A plan p as both sides see it. */
const planColumns = (
  now: Fragment,
) => sql`p.u_id, p.title, p.description, p.starts_on::text, p.ends_on::text, p.time_zone,
  case when ${isRunning(now)} then 'running' else 'ended' end as state,
  p.ended_by, ${moment(sql`p.ended_at`)} as ended_at, p.is_notification_enabled, p.is_demo,
  ${moment(sql`p.created_at`)} as created_at, ${moment(sql`p.updated_at`)} as updated_at,
  (select coalesce(json_agg(json_build_object('u_id', a.u_id, 'title', a.title, 'how_to', a.how_to,
    'weekdays', a.weekdays, 'at', a.at) order by a.position), '[]')
    from plan_action a where a.plan_id = p.u_id) as actions`

const runningFirst = (now: Fragment) => sql`${isRunning(now)} desc, p.created_at desc, p.u_id`

const mine = (personId: string) =>
  sql`action_plan p join healer_card h on h.u_id = p.healer_id where p.client_id = ${personId}`
const mineColumns = (now: Fragment) => sql`${planColumns(now)},
  json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'image', h.image) as healer`

const writtenColumns = (now: Fragment) =>
  sql`${planColumns(now)}, c.anonymous_name, c.first_name, w.due, w.done`
const plansAndClients = sql`action_plan p join healer_card h on h.u_id = p.healer_id join person_name c on c.u_id = p.client_id`
const written = (personId: string) => sql`${plansAndClients} where h.person_id = ${personId}`
/** Seven days of the client, with the one that is today there. */
const withWeek = (personId: string, now: Fragment) => sql`${plansAndClients} cross join lateral (
  select count(*)::int as due, count(*) filter (where r.answer = 'done')::int as done from action_reminder r
  where r.plan_id = p.u_id and r.day > ${today(now)} - 7 and r.day <= ${today(now)}
    and (r.due_at <= ${now} or r.answer is not null)) w where h.person_id = ${personId}`
/** The plans for an appointment's client. */
const ofAppointment = (appointmentId: string) =>
  sql` and p.client_id = (select a.client_id from session_times a where a.u_id = ${appointmentId} and a.healer_id = p.healer_id)`

const reminderColumns = (
  now: Fragment,
) => sql`r.u_id, r.plan_id as patient_action_plan_u_id, p.title as plan_title, r.title, r.how_to,
  r.day::text, ${moment(sql`r.due_at`)} as due_at, r.answer, ${moment(sql`r.answered_at`)} as answered_at,
  (p.ended_at is null and r.day >= ${today(now)} - 1 and r.day <= ${today(now)}) as is_open`
const reminders = (personId: string) =>
  sql`action_reminder r join action_plan p on p.u_id = r.plan_id where r.client_id = ${personId}`
const past = (personId: string, now: Fragment) =>
  sql`${reminders(personId)} and (r.due_at <= ${now} or r.answer is not null)`

/** One page as the whole envelope in JSON. */
const pageOf = (columns: Fragment, from: Fragment, order: Fragment, paging: Paging) =>
  envelope(
    sql`select ${columns} from ${from} order by ${order} ${limits(paging)}`,
    sql`(select count(*) from ${from})`,
    paging,
  )

type WrittenRow = Omit<PracticeActionPlan, 'client_name' | 'week'> & {
  anonymous_name: string
  first_name: string
  due: number
  done: number
}

/** Plans and reminders as both sides see them. */
export function createPlanReading({ pool, clock, accounts }: ReadingDependencies) {
  const asked = <Row extends object>(name: string, query: RawBuilder<Row>) =>
    rowsOf(pool, query, `plans-${name}`)
  const page = async (name: string, query: RawBuilder<{ answer: string }>) =>
    (await answerOf(pool, query, `plans-${name}`)) ?? ''
  const present = () => sql`${clock.now()}::timestamptz`

  const presentWritten = ({
    anonymous_name,
    first_name,
    due,
    done,
    ...plan
  }: WrittenRow): PracticeActionPlan => ({
    ...plan,
    client_name: accounts.knownAs({ anonymous_name, first_name }),
    week: { due, done, percent: percentOf(done, due) },
  })

  return {
    /** A client's plans, those that run first. */
    mine: (personId: string, paging: Paging) => {
      const now = present()
      return page('mine', pageOf(mineColumns(now), mine(personId), runningFirst(now), paging))
    },

    /** @throws DomainError notFound, also for another person's */
    async one(personId: string, planId: string) {
      const query = sql<PatientActionPlan>`select ${mineColumns(present())} from ${mine(personId)} and p.u_id = ${planId}`
      return orNotFound((await asked('one', query))[0])
    },

    /** A client's tasks of today: the running plans, and the client's answers. */
    today: (personId: string) => {
      const now = present()
      return asked(
        'today',
        sql<ActionReminder>`select ${reminderColumns(now)} from ${reminders(personId)} and r.day = ${today(now)}
          and (p.ended_at is null or r.answer is not null) order by r.due_at, r.u_id`,
      )
    },

    /** Past reminders, latest first, of one plan or all. */
    past: (personId: string, paging: Paging, planId?: string) => {
      const now = present()
      const ofPlan = planId ? sql`and r.plan_id = ${planId}` : sql``
      const from = sql`${past(personId, now)} ${ofPlan}`
      const order = sql`r.day desc, r.due_at desc, r.u_id`
      return page(planId ? 'past-of' : 'past', pageOf(reminderColumns(now), from, order, paging))
    },

    /** One reminder of a client. @throws DomainError notFound */
    async reminder(personId: string, reminderId: string) {
      const query = sql<ActionReminder>`select ${reminderColumns(present())} from ${reminders(personId)} and r.u_id = ${reminderId}`
      return orNotFound((await asked('reminder', query))[0])
    },

    /** A healer's plans; with one of the healer's appointments, those for its client. */
    async written(personId: string, paging: Paging, appointmentId?: string) {
      const now = present()
      const only = appointmentId ? ofAppointment(appointmentId) : sql``
      const query = sql<WrittenRow & { total: number }>`select ${writtenColumns(now)},
          (select count(*)::int from ${written(personId)}${only}) as total
        from ${withWeek(personId, now)}${only} order by ${runningFirst(now)} ${limits(paging)}`
      const rows = await asked(appointmentId ? 'written-for' : 'written', query)
      return { rows: rows.map(({ total: _, ...row }) => presentWritten(row)), total: rows[0]?.total ?? 0 }
    },

    /** @throws DomainError notFound, also for another healer's */
    async writtenOne(personId: string, planId: string) {
      const now = present()
      const query = sql<WrittenRow>`select ${writtenColumns(now)} from ${withWeek(personId, now)} and p.u_id = ${planId}`
      return presentWritten(orNotFound((await asked('written-one', query))[0]))
    },

    /** Clients that a healer has met, with the latest appointment. */
    async clients(personId: string, paging: Paging) {
      const query = sql<
        Omit<PlanClient, 'client_name'> & { anonymous_name: string; first_name: string; total: number }
      >`select x.*, count(*) over ()::int as total from (
          select distinct on (a.client_id) a.u_id as appointment_u_id, ${moment(sql`a.starts_at`)} as starts_at,
            c.anonymous_name, c.first_name, c.time_zone
          from session_times a join healer_card h on h.u_id = a.healer_id join person_name c on c.u_id = a.client_id
          where h.person_id = ${personId} and ${isMet(sql.ref('a'))} order by a.client_id, a.starts_at desc) x
        order by x.starts_at desc ${limits(paging)}`
      const rows = await asked('clients', query)
      return {
        rows: rows.map(({ anonymous_name, first_name, total: _, ...row }) => ({
          ...row,
          client_name: accounts.knownAs({ anonymous_name, first_name }),
        })),
        total: rows[0]?.total ?? 0,
      }
    },
  }
}

export type PlanReading = ReturnType<typeof createPlanReading>
