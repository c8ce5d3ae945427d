import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { onEmptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from './migrate.ts'

const folder = path.join(import.meta.dirname, '../../database/migrations')
const id = '01a21c8b-61a1-703f-af76-69a6e37589e9'

/** A database as it was before migration 1071, with rows that say the old words; references are not checked. */
async function beforeRenaming(client: pg.Client) {
  await client.query('create table migration (name text primary key, applied_at timestamptz default now())')
  for (const name of (await readdir(folder)).sort().filter((file) => file < '1071')) {
    await client.query(await readFile(path.join(folder, name), 'utf8'))
    await client.query('insert into migration (name) values ($1)', [name])
  }
  await client.query(`
    do $$ declare one record; begin
      for one in select conrelid::regclass as of, conname as name from pg_constraint where contype = 'f'
        and conrelid in ('appointment'::regclass, 'enrolment'::regclass)
      loop execute format('alter table %s drop constraint %I', one.of, one.name); end loop;
    end $$;
    create schema jobs;
    create table jobs.job (name text, data jsonb, state text);
    create table jobs.schedule (name text);
    set session_replication_role = replica;
    insert into jobs.schedule values ('handed-back'), ('waitlist');
    insert into jobs.job values
      ('handed-back-taken', '{}', 'created'),
      ('mail', '{"message": "appointments.reminder", "parameters": {"move": "https://newyou.test/s/x"}}', 'retry'),
      ('mail', '{"message": "appointments.movedForClient"}', 'created'),
      ('mail', '{"message": "appointments.movedForClient"}', 'completed');
    insert into appointment (u_id, healer_id, client_id, claim_id, state, starts_at, ends_at, mode, description,
        price_paise, created_at, updated_at, policy, moved_by, moved_from)
      values ('${id}', '${id}', '${id}', '${id}', 'handed-back', now(), now() + interval '45 minutes', 'video', '',
        90000, now(), now(), '{"move_until_hours": 12, "late_minutes": 15}', 'client', now());
    insert into appointment_transition (appointment_id, state, starts_at, at) values ('${id}', 'handed-back', now(), now());
    insert into enrolment (u_id, event_id, client_id, state, created_at, updated_at) values
      (gen_random_uuid(), '${id}', '${id}', 'given-back', now(), now()),
      (gen_random_uuid(), '${id}', '${id}', 'called-off', now(), now());
    insert into setting (key, value) values ('event_give_back_hours', '48'), ('booking_policy', '{"move_until_hours": 36}');
    insert into notification (u_id, person_id, seq, type, front_end_path, target_id, created_at, message, parameters) values
      ('${id}', '${id}', 1, 'appointment', '/', '', now(), 'appointments.handedBackTaken', '{}');
    insert into audit_entry (u_id, resource, record_id, action, at) values ('${id}', 'orders', '${id}', 'look', '2024-02-01Z');
    insert into rate_count values ('otp:to:asha@example.com', '2024-02-01Z', 3);
    insert into digest_entry (key, person_id, message, parameters, due_at, created_at) values
      ('one', '${id}', 'appointments.moveAccepted', '{}', now(), now());
    insert into healer_submission (u_id, healer_id, kind, content, created_at, updated_at) values
      ('${id}', '${id}', 'event', '{"title": "Rest", "brings": "A shawl"}', now(), now());
    insert into record_revision (resource, record_id, version, saved_at, fields) values
      ('events', '${id}', 1, now(), '{"title": "Rest", "brings": "A mat"}');
    set session_replication_role = origin;`)
}

test('what was written is there in the words of today, and where tables were divided by time', () =>
  onEmptyDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await beforeRenaming(client)
    await migrate(url)
    const rows = async (sql: string) => (await client.query(sql)).rows
    expect(await rows('select state, rescheduled_by, policy from appointment')).toEqual([
      {
        state: 'released',
        rescheduled_by: 'client',
        policy: { reschedule_until_hours: 12, late_minutes: 15 },
      },
    ])
    expect(await rows('select state from appointment_transition')).toEqual([{ state: 'released' }])
    expect(await rows('select state from enrolment order by state')).toEqual([
      { state: 'cancelled' },
      { state: 'event-cancelled' },
    ])
    expect(
      await rows(
        `select key, value from setting where key in ('event_cancel_hours', 'booking_policy') order by key`,
      ),
    ).toEqual([
      { key: 'booking_policy', value: { reschedule_until_hours: 36 } },
      { key: 'event_cancel_hours', value: 48 },
    ])
    expect(await rows('select message, is_filed from notification')).toEqual([
      { message: 'appointments.releasedTaken', is_filed: false },
    ])
    expect(await rows('select resource, at from audit_entry')).toEqual([
      { resource: 'orders', at: new Date('2024-02-01') },
    ])
    expect(await rows('select key, hits from rate_count')).toEqual([
      { key: 'otp:to:asha@example.com', hits: 3 },
    ])
    for (const { part } of await rows(`select relid::text as part from pg_partition_tree('audit_entry')`))
      await expect(rows(`truncate ${part}`)).rejects.toThrow('append-only')
    await expect(rows(`update audit_entry set reason = 'none'`)).rejects.toThrow('append-only')
    expect(await rows('select message from digest_entry')).toEqual([
      { message: 'appointments.rescheduleAccepted' },
    ])
    expect(await rows('select content from healer_submission')).toEqual([
      { content: { title: 'Rest', what_to_bring: 'A shawl' } },
    ])
    expect(await rows('select fields from record_revision')).toEqual([
      { fields: { title: 'Rest', what_to_bring: 'A mat' } },
    ])
    expect(await rows('select name from jobs.schedule')).toEqual([{ name: 'waitlist' }])
    expect(
      await rows(`select data from jobs.job where state <> 'completed' order by data->>'message'`),
    ).toEqual([
      { data: { message: 'appointments.reminder', parameters: { reschedule: 'https://newyou.test/s/x' } } },
      { data: { message: 'appointments.rescheduledForClient' } },
    ])
    await client.end()
  }))
