import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { days, hours, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'

const counted = [
  'appointment',
  'orders',
  'order_refund',
  'entitlement',
  'event',
  'enrolment',
  'referral',
  'support_ticket',
]
const states = [
  'held',
  'confirmed',
  'completed',
  'cancelled',
  'no-show',
  'healer-no-show',
  'disputed',
  'lapsed',
]
const kinds = ['appointment', 'course', 'ebook', 'bundle', 'webinar', 'wallet-top-up']
const start = Date.UTC(2026, 3, 1)

/** Takes away what rows demand of each other and of themselves, for a test in which only their days matter. */
export const withoutRules = (db: Database) =>
  sql`do $$ declare one record; begin
    for one in select conrelid::regclass as of, conname from pg_constraint where connamespace = 'public'::regnamespace
      and (contype = 'f' or contype = 'c' and conrelid::regclass::text = any (string_to_array(${sql.lit(counted.join())}, ',')))
    loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop; end $$`.execute(
    db,
  )

const someOf = (many: readonly string[], place: number) => many[place % many.length] ?? ''
/** Some moment of two months, often near the midnight of India. */
const momentOf = (place: number) => new Date(start + (place % 60) * days(1) + hours(18) + minutes(place % 61))

type Change = (a: number, b: number, c: number) => Promise<unknown>

/** Changes of the rows that reports are counted from, each by one statement; the numbers select row and time. */
export function reportRows(db: Database, people: readonly string[]): Record<string, Change> {
  const items = Array.from({ length: 4 }, () => randomUUID())
  async function insert(table: string, values: Record<string, unknown>) {
    const names = Object.keys(values)
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.id(name)))})
      values (${sql.join(names.map((name) => sql`${values[name]}`))}) on conflict do nothing`.execute(db)
  }
  /** One of the rows of a table. */
  const one = (table: string, place: number) =>
    sql`(select u_id from ${sql.table(table)} order by u_id offset ${place % 5} limit 1)`

  return {
    async courses() {
      for (const id of items)
        await insert('course', {
          ...{
            u_id: id,
            title: id,
            summary: '',
            lesson_count: 2,
            healer_id: randomUUID(),
            category: 'health',
          },
          ...{ language: 'English', price_paise: 0, updated_at: momentOf(0) },
        })
    },
    book: (a, b, c) =>
      insert('appointment', {
        ...{
          u_id: randomUUID(),
          healer_id: randomUUID(),
          client_id: someOf(people, a),
          claim_id: randomUUID(),
        },
        ...{ state: someOf(states, b), starts_at: momentOf(c), ends_at: momentOf(c), mode: 'video' },
        ...{ description: '', price_paise: 0, created_at: momentOf(a), updated_at: momentOf(a) },
        ...{ is_free: b % 5 === 0, policy: '{}', session_pack_id: b % 7 === 1 ? randomUUID() : null },
      }),
    change: (a, b, c) =>
      sql`update appointment set state = ${someOf(['completed', 'no-show', 'cancelled', 'lapsed'], b)},
        starts_at = ${momentOf(a)} where u_id = ${one('appointment', c)}`.execute(db),
    erase: (a) => sql`delete from appointment where u_id = ${one('appointment', a)}`.execute(db),
    order: (a, b, c) =>
      insert('orders', {
        ...{
          u_id: randomUUID(),
          client_id: someOf(people, a),
          kind: someOf(kinds, b),
          item_u_id: randomUUID(),
        },
        ...{ title: '', state: 'paid', price_paise: 1000 + c, payable_paise: 1000 + c, tax_paise: c },
        ...{ paid_at: c % 3 ? momentOf(b) : null, created_at: momentOf(a), updated_at: momentOf(a) },
      }),
    refund: (a, b) =>
      sql`insert into order_refund (u_id, order_id, reason, price_paise, gateway_paise, wallet_paise, points_bought_paise,
          points_earned_paise, coupon_paise, tax_paise, by_our_fault, created_at)
        select ${randomUUID()}, u_id, ${randomUUID()}, 10, 10, 0, 0, 0, 0, 0, false, ${momentOf(a)}
        from orders where u_id = ${one('orders', b)}`.execute(db),
    visit: (a, b) =>
      sql`insert into visit_day (day, visits) values (${momentOf(a).toISOString().slice(0, 10)}, ${b + 1})
        on conflict (day) do update set visits = visit_day.visits + excluded.visits`.execute(db),
    enter: (a, b) =>
      sql`update person set roles = ${b % 2 ? ['client'] : ['healer']} where u_id = ${someOf(people, a)}`.execute(
        db,
      ),
    grant: (a, b, c) =>
      insert('entitlement', {
        ...{ u_id: randomUUID(), person_id: someOf(people, a), kind: 'course', item_id: someOf(items, b) },
        ...{ bundle_id: c % 2 ? randomUUID() : null, granted_at: momentOf(c) },
      }),
    giveUp: (a) =>
      sql`update entitlement set ended_at = ${momentOf(a)} where u_id = ${one('entitlement', a)}`.execute(db),
    learn: (a, b, c) =>
      sql`insert into patient_streaming_history (person_id, content_id, course_id, completed_at, updated_at)
        values (${someOf(people, a)}, md5(${someOf(items, b)} || ${String(c % 2)})::uuid, ${someOf(items, b)},
          ${a % 2 ? momentOf(c) : null}, ${momentOf(c)})
        on conflict (person_id, content_id) do update set completed_at = excluded.completed_at`.execute(db),
    forget: (a) =>
      sql`delete from patient_streaming_history where person_id = ${someOf(people, a)}`.execute(db),
    shorten: (a, b) =>
      sql`update course set lesson_count = ${a % 3} where u_id = ${someOf(items, b)}`.execute(db),
    plan: (a, b) =>
      insert('event', {
        ...{
          u_id: randomUUID(),
          kind: 'webinar',
          title: '',
          lead: '',
          healer_id: randomUUID(),
          category: 'health',
        },
        ...{ language: 'English', starts_at: momentOf(a), minutes: 60, ends_at: momentOf(a) },
        ...{ price_paise: 0, seats: b % 2 ? 5 : null, created_at: momentOf(b), updated_at: momentOf(b) },
      }),
    cancelEvent: (a, b) =>
      sql`update event set state = 'cancelled', starts_at = ${momentOf(b)} where u_id = ${one('event', a)}`.execute(
        db,
      ),
    enrol: (a, b) =>
      sql`insert into enrolment (u_id, event_id, client_id, state, created_at, updated_at)
        select ${randomUUID()}, u_id, ${someOf(people, a)}, ${someOf(['enrolled', 'cancelled'], b)}, ${momentOf(b)}, ${momentOf(b)}
        from event where u_id = ${one('event', b)} on conflict do nothing`.execute(db),
    refer: (a, b) =>
      insert('referral', {
        ...{ referred_id: randomUUID(), referrer_id: someOf(people, a), created_at: momentOf(b) },
        ...(a % 2 && { state: 'rewarded', points: 500, closed_at: momentOf(b), order_id: randomUUID() }),
      }),
    ask: (a, b) =>
      insert('support_ticket', {
        ...{ u_id: randomUUID(), person_id: someOf(people, a), title: 'A title', description: 'Some words' },
        ...{ since: momentOf(b), created_at: momentOf(b), updated_at: momentOf(b) },
      }),
    answer: (a, b) =>
      sql`insert into support_message (u_id, ticket_id, person_id, side, by_name, text, created_at)
        select ${randomUUID()}, u_id, ${randomUUID()}, ${someOf(['support', 'client'], a)}, '', 'Words',
          created_at + make_interval(mins => ${b * 20}) from support_ticket where u_id = ${one('support_ticket', a)}`.execute(
        db,
      ),
    close: (a, b) =>
      sql`update support_ticket set state = 'closed', closed_by = 'client', stars = ${(a % 5) + 1},
        closed_at = created_at + make_interval(mins => ${b}) where u_id = ${one('support_ticket', a)}`.execute(
        db,
      ),
  }
}
