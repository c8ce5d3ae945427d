import { expect } from '@playwright/test'
import { openDatabase } from '../server/platform/database/database.ts'

type Row = { start: Date; id: string; state: string }
type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>

async function inDatabase(work: (query: Query) => Promise<unknown>) {
  const { pool, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  await work((text, values) => pool.query(text, values)).finally(close)
}

/** Lets so many minutes pass for one session and for what happened in its room: all of it lies further back. */
export const letMinutesPass = (appointmentId: string, minutes: number) =>
  inDatabase(async (query) => {
    // Without triggers: the session was not moved by a person.
    await query('set session_replication_role = replica', [])
    const given = [appointmentId, minutes]
    await query(
      `update slot_claim c set during = tstzrange(lower(during) - make_interval(mins => $2),
        upper(during) - make_interval(mins => $2)), busy = tstzrange(lower(busy) - make_interval(mins => $2),
        upper(busy) - make_interval(mins => $2)),
        travel = case when travel is not null then tstzrange(lower(travel) - make_interval(mins => $2),
          upper(travel) - make_interval(mins => $2)) end,
        room_taken = case when room_taken is not null then tstzrange(lower(room_taken) - make_interval(mins => $2),
          upper(room_taken) - make_interval(mins => $2)) end from appointment a where a.u_id = $1 and c.u_id = a.claim_id`,
      given,
    )
    await query(
      `update appointment set starts_at = starts_at - make_interval(mins => $2),
        ends_at = ends_at - make_interval(mins => $2) where u_id = $1`,
      given,
    )
    for (const table of ['room_visit', 'late_healer_notice', 'phone_call'])
      await query(
        `update ${table} set starts_at = starts_at - make_interval(mins => $2) where appointment_id = $1`,
        given,
      )
  })

/** The session starts so many minutes from now; fewer than none is in the past. */
export async function startIn(appointmentId: string, minutes: number) {
  let ahead = 0
  await inDatabase(async (query) => {
    const { rows } = await query('select starts_at as start from appointment where u_id = $1', [
      appointmentId,
    ])
    ahead = Math.round(((rows[0]?.start.getTime() ?? 0) - Date.now()) / 60_000)
  })
  await letMinutesPass(appointmentId, ahead - minutes)
}

/** The event began a minute ago. */
export const beginEvent = (eventId: string) =>
  inDatabase(async (query) => {
    // Without triggers: it was not moved by a person.
    await query('set session_replication_role = replica', [])
    await query(
      `update event set starts_at = now() - interval '1 minute',
        ends_at = now() - interval '1 minute' + (ends_at - starts_at) where u_id = $1`,
      [eventId],
    )
  })

/** Lets so many hours pass for bank details that wait. */
export const letBankDetailsWait = (personId: string, hours: number) =>
  inDatabase((query) =>
    query(
      `update bank_account set created_at = created_at - make_interval(hours => $2),
        usable_from = usable_from - make_interval(hours => $2) where person_id = $1 and usable_from > now()`,
      [personId, hours],
    ),
  )

/** Does now what the site does by the clock; resolves when it is done. */
export const workByTheClock = (schedule: string) =>
  inDatabase(async (query) => {
    const { rows } = await query('insert into jobs.job (name) values ($1) returning id', [schedule])
    await expect
      .poll(
        async () => (await query('select state from jobs.job where id = $1', [rows[0]?.id])).rows[0]?.state,
      )
      .toBe('completed')
  })

/** The healer is away from today on, and has no free time; what is booked stands. */
export const goAway = (healerId: string) =>
  inDatabase(async (query) => {
    await query('insert into healer_leave values ($1, current_date - 1, current_date + 365)', [healerId])
    // A first free time that has passed is worked out again.
    await query('update healer set next_free_at = now() where u_id = $1', [healerId])
    await query("insert into jobs.job (name) values ('next-free')", [])
  })

/** The event starts so many minutes from now; fewer than none is in the past. */
export const startEventIn = (eventId: string, minutes: number) =>
  inDatabase((query) =>
    query(
      `update event set starts_at = now() + make_interval(mins => $2),
        ends_at = now() + make_interval(mins => $2 + minutes) where u_id = $1`,
      [eventId, minutes],
    ),
  )

/** Half a minute passes for the authenticator app of a colleague: the code that it shows has opened nothing yet. */
export const letAppCodePass = (personId: string) =>
  inDatabase((query) => query('update second_factor set last_step = 0 where person_id = $1', [personId]))
