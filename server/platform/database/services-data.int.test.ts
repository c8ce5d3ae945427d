import pg from 'pg'
import { expect, test } from 'vitest'
import { onEmptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from './migrate.ts'
import { migrationFiles, statementsOf } from './migration-files.ts'

const healer = '01a21c8b-61a1-703f-af76-69a6e37589e9'
const other = '01a21c8b-61a1-703f-af76-69a6e37589ea'

/** A database as it was before there were services; references are not checked. */
async function beforeServices(client: pg.Client) {
  await client.query('create table migration (name text primary key, applied_at timestamptz default now())')
  for (const { name, sql, isOutside } of await migrationFiles()) {
    if (name >= '1090') continue
    for (const statement of isOutside ? statementsOf(sql) : [sql]) await client.query(statement)
    await client.query('insert into migration (name) values ($1)', [name])
  }
  const claim = (of: string, start: string, state: string, client = 'gen_random_uuid()') =>
    `(gen_random_uuid(), '${of}', ${client}, tstzrange('2199-01-01 ${start}Z', '2199-01-01 ${start}Z'::timestamptz + interval '45 minutes'),
      '${state}', '2199-01-01', now())`
  await client.query(`
    set session_replication_role = replica;
    insert into healer (u_id, person_id, state, full_name, gender, title, city, main_category, categories, languages, topics,
        qualifications, practising_since, about, client_concerns, modes, price_paise, time_zone, notice_minutes, buffer_minutes,
        created_at, updated_at)
      select id::uuid, gen_random_uuid(), 'verified', 'Meera Rao', 'female', 'Counsellor', 'Pune', 'family', '{family}', '{Hindi}',
        'Sleep', 'MA', 2012, '{I listen}', 'Rest', '{video}', 90000, 'Asia/Kolkata', 60, 20, now(), now()
      from unnest(array['${healer}', '${other}']) id;
    insert into slot_claim (u_id, healer_id, client_id, during, state, hold_until, created_at) values
      ${claim(healer, '09:00', 'booked')},
      ${claim(healer, '09:45', 'booked')},
      ${claim(healer, '10:40', 'held', 'null')},
      ${claim(healer, '10:40', 'released')},
      ${claim(other, '09:10', 'booked')};
    set session_replication_role = origin;`)
}

test('healers have their first service, and coming times the break that the next one leaves them', () =>
  onEmptyDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await beforeServices(client)
    await migrate(url)
    const rows = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows
    expect(
      await rows('select u_id = healer_id, minutes, price_paise, modes, state from service order by u_id'),
    ).toEqual(Array(2).fill([true, 45, null, null, 'live']))
    const clock = (end: string) => `to_char(${end} at time zone 'UTC', 'HH24:MI')`
    expect(
      await rows(`select ${clock('lower(during)')}, state, ${clock('lower(busy)')}, ${clock('upper(busy)')} from slot_claim
        order by healer_id, during, state`),
    ).toEqual([
      // A break of 20 minutes, which these two were booked without.
      ['09:00', 'booked', '09:00', '09:45'],
      ['09:45', 'booked', '09:45', '10:40'],
      ['10:40', 'held', '10:40', '11:45'],
      ['10:40', 'released', null, null],
      ['09:10', 'booked', '09:10', '10:15'],
    ])
    // As the release before this one writes it.
    await client.query(`set session_replication_role = replica`)
    await client.query(`insert into slot_claim (u_id, healer_id, client_id, during, state, created_at)
      values (gen_random_uuid(), '${healer}', gen_random_uuid(), '[2199-01-01 12:00Z, 2199-01-01 12:45Z)', 'booked', now())`)
    await expect(
      client.query(`insert into slot_claim (u_id, healer_id, client_id, during, busy, state, created_at) values
        (gen_random_uuid(), '${healer}', gen_random_uuid(), '[2199-01-01 10:40Z, 2199-01-01 11:30Z)',
          '[2199-01-01 10:40Z, 2199-01-01 12:10Z)', 'booked', now())`),
    ).rejects.toThrow('slot_claim_healer_free')
    await client.end()
  }))
