import type {
  ActionReminder,
  PatientActionPlan,
  PlanClient,
  PracticeActionPlan,
} from '@newyou/contract/action-plans'
import type { Pool } from 'pg'
import type { Accounts } from '../accounts/index.ts'
import { isMet } from '../appointments/index.ts'
import type { Clock } from '../platform/clock.ts'
import { moment } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'
import { percentOf } from './score.ts'

interface ReadingDependencies {
  pool: Pool
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
}

interface PageAsked {
  page: number
  size: number
}

/** Of a plan p; $2 is now. */
const isRunning = `(p.ended_at is null and p.ends_on >= ($2::timestamptz at time zone p.time_zone)::date)`
/** A plan p as both sides see it. */
const planColumns = `p.u_id, p.title, p.description, p.starts_on::text, p.ends_on::text, p.time_zone,
  case when ${isRunning} then 'running' else 'ended' end as state,
  p.ended_by, ${moment('p.ended_at')} as ended_at, p.is_notification_enabled, p.is_demo,
  ${moment('p.created_at')} as created_at, ${moment('p.updated_at')} as updated_at,
  (select coalesce(json_agg(json_build_object('u_id', a.u_id, 'title', a.title, 'how_to', a.how_to,
    'weekdays', a.weekdays, 'at', a.at) order by a.position), '[]')
    from plan_action a where a.plan_id = p.u_id) as actions`

const runningFirst = `${isRunning} desc, p.created_at desc, p.u_id`

const mine = `action_plan p join healer h on h.u_id = p.healer_id where p.client_id = $1`
const mineColumns = `${planColumns},
  json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'image', h.image) as healer`

const writtenColumns = `${planColumns}, c.anonymous_name, c.first_name, w.due, w.done`
const plansAndClients =
  'action_plan p join healer h on h.u_id = p.healer_id join person c on c.u_id = p.client_id'
const written = `${plansAndClients} where h.person_id = $1`
/** Seven days of the client, with the one that is today there. */
const withWeek = `${plansAndClients} cross join lateral (
  select count(*)::int as due, count(*) filter (where r.answer = 'done')::int as done from action_reminder r
  where r.plan_id = p.u_id and r.day > ($2::timestamptz at time zone p.time_zone)::date - 7
    and r.day <= ($2::timestamptz at time zone p.time_zone)::date
    and (r.due_at <= $2 or r.answer is not null)) w where h.person_id = $1`
/** Those for the client of an appointment. */
const ofAppointment = ` and p.client_id = (select a.client_id from appointment a where a.u_id = $5 and a.healer_id = p.healer_id)`

const reminderColumns = `r.u_id, r.plan_id as patient_action_plan_u_id, p.title as plan_title, r.title, r.how_to,
  r.day::text, ${moment('r.due_at')} as due_at, r.answer, ${moment('r.answered_at')} as answered_at,
  (p.ended_at is null and r.day >= ($2::timestamptz at time zone p.time_zone)::date - 1
    and r.day <= ($2::timestamptz at time zone p.time_zone)::date) as is_open`
const reminders = 'action_reminder r join action_plan p on p.u_id = r.plan_id where r.client_id = $1'
const past = `${reminders} and (r.due_at <= $2 or r.answer is not null)`

/** One page as the whole envelope in JSON. */
const pageOf = (columns: string, from: string, order: string) => `select json_build_object(
  'data', (select coalesce(json_agg(x), '[]') from (select ${columns} from ${from} order by ${order} limit $3 offset $4) x),
  'total', (select count(*) from ${from}),
  'page', $4 / $3 + 1, 'items_per_page', $3::int)::text as answer`

type WrittenRow = Omit<PracticeActionPlan, 'client_name' | 'week'> & {
  anonymous_name: string
  first_name: string
  due: number
  done: number
}

/** What both sides see of plans and reminders. */
export function createPlanReading({ pool, clock, accounts }: ReadingDependencies) {
  async function asked<Row extends object>(name: string, text: string, values: unknown[]) {
    const { rows } = await pool.query<Row>({ name: `plans-${name}`, text, values })
    return rows
  }
  const pageValues = (personId: string, { page, size }: PageAsked) => [
    personId,
    clock.now(),
    size,
    (page - 1) * size,
  ]
  async function page(name: string, text: string, values: unknown[]) {
    const [row] = await asked<{ answer: string }>(name, text, values)
    return row?.answer ?? ''
  }

  const present = ({ anonymous_name, first_name, due, done, ...plan }: WrittenRow): PracticeActionPlan => ({
    ...plan,
    client_name: accounts.knownAs({ anonymous_name, first_name }),
    week: { due, done, percent: percentOf(done, due) },
  })

  return {
    /** A client's plans, those that run first. */
    mine: (personId: string, wanted: PageAsked) =>
      page('mine', pageOf(mineColumns, mine, runningFirst), pageValues(personId, wanted)),

    /** @throws DomainError notFound, also for another person's */
    async one(personId: string, planId: string) {
      const text = `select ${mineColumns} from ${mine} and p.u_id = $3`
      return found((await asked<PatientActionPlan>('one', text, [personId, clock.now(), planId]))[0])
    },

    /** What today asks of a client: the running plans, and the client's answers. */
    today: (personId: string) =>
      asked<ActionReminder>(
        'today',
        `select ${reminderColumns} from ${reminders}
          and r.day = ($2::timestamptz at time zone p.time_zone)::date
          and (p.ended_at is null or r.answer is not null) order by r.due_at, r.u_id`,
        [personId, clock.now()],
      ),

    /** What was due, latest first; of one plan or of all. */
    past: (personId: string, wanted: PageAsked, planId?: string) => {
      const values = pageValues(personId, wanted)
      const order = 'r.day desc, r.due_at desc, r.u_id'
      return planId
        ? page('past-of', pageOf(reminderColumns, `${past} and r.plan_id = $5`, order), [...values, planId])
        : page('past', pageOf(reminderColumns, past, order), values)
    },

    /** One reminder of a client. @throws DomainError notFound */
    async reminder(personId: string, reminderId: string) {
      const text = `select ${reminderColumns} from ${reminders} and r.u_id = $3`
      return found((await asked<ActionReminder>('reminder', text, [personId, clock.now(), reminderId]))[0])
    },

    /** A healer's plans; with one of the healer's appointments, those for its client. */
    async written(personId: string, { page: number, size }: PageAsked, appointmentId?: string) {
      const only = appointmentId ? ofAppointment : ''
      const text = `select ${writtenColumns}, (select count(*)::int from ${written}${only}) as total
        from ${withWeek}${only} order by ${runningFirst} limit $3 offset $4`
      const values = [
        ...pageValues(personId, { page: number, size }),
        ...(appointmentId ? [appointmentId] : []),
      ]
      const rows = await asked<WrittenRow & { total: number }>(
        appointmentId ? 'written-for' : 'written',
        text,
        values,
      )
      return { rows: rows.map(({ total: _, ...row }) => present(row)), total: rows[0]?.total ?? 0 }
    },

    /** @throws DomainError notFound, also for another healer's */
    async writtenOne(personId: string, planId: string) {
      const text = `select ${writtenColumns} from ${withWeek} and p.u_id = $3`
      return present(
        found((await asked<WrittenRow>('written-one', text, [personId, clock.now(), planId]))[0]),
      )
    },

    /** For whom a healer may write, each with the latest appointment. */
    async clients(personId: string, { page: number, size }: PageAsked) {
      const text = `select x.*, count(*) over ()::int as total from (
          select distinct on (a.client_id) a.u_id as appointment_u_id, ${moment('a.starts_at')} as starts_at,
            c.anonymous_name, c.first_name, c.time_zone
          from appointment a join healer h on h.u_id = a.healer_id join person c on c.u_id = a.client_id
          where h.person_id = $1 and ${isMet('a')} order by a.client_id, a.starts_at desc) x
        order by x.starts_at desc limit $2 offset $3`
      const rows = await asked<
        Omit<PlanClient, 'client_name'> & { anonymous_name: string; first_name: string; total: number }
      >('clients', text, [personId, size, (number - 1) * size])
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
