import type { PracticeHours } from '@newyou/contract/care/appointments/hours'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { readRules } from './calendar.ts'
import { requireKnown } from './places.ts'
import type { Window } from './windows.ts'
import { noZone, requireZone, zoneNamed } from './zones.ts'

const overlap = (windows: Window[]) =>
  [...windows]
    .sort((a, b) => a.from.localeCompare(b.from))
    .some((window, index, sorted) => window.from < (sorted[index - 1]?.to ?? ''))

const isBackward = ({ from, to }: Window) => to <= from

/** Errors in a healer's submitted hours, by field. */
function problemsOf({ time_zone, weekly, overrides, leave }: PracticeHours): Record<string, string> {
  const problems: Record<string, string> = {}
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => weekly.filter(({ weekday }) => weekday === day))
  if (!zoneNamed(time_zone)) problems.time_zone = noZone
  if (weekly.some(isBackward)) problems.weekly = appointmentReplies.endBeforeStart
  else if (days.some(overlap)) problems.weekly = 'Hours on the same day must not overlap'
  if (overrides.some(({ windows }) => windows.some(isBackward)))
    problems.overrides = appointmentReplies.endBeforeStart
  else if (overrides.some(({ windows }) => overlap(windows)))
    problems.overrides = 'Hours on the same day must not overlap'
  else if (new Set(overrides.map(({ date }) => date)).size < overrides.length)
    problems.overrides = 'This date is already in the list'
  if (leave.some(({ from, to }) => to < from))
    problems.leave = 'The last day must not be before the first day'
  else if (new Set(leave.map(({ from }) => from)).size < leave.length)
    problems.leave = 'You already have leave starting on this day'
  return problems
}

const withoutNull = <W extends Window>({ place_u_id, ...window }: W) => ({
  ...window,
  ...(place_u_id && { place_u_id }),
})

/** @throws DomainError notFound */
export async function readHours(db: Queryable, healerId: string): Promise<PracticeHours> {
  const rules = orNotFound(await readRules(db, healerId))
  const { takes_series } = await db
    .selectFrom('healer')
    .select('takes_series')
    .where('u_id', '=', healerId)
    .executeTakeFirstOrThrow()
  return {
    time_zone: rules.timeZone,
    buffer_minutes: rules.breakAfter,
    notice_minutes: rules.noticeMinutes,
    travel_minutes: rules.travelMinutes,
    takes_series,
    daily_cap: rules.dailyCap,
    weekly: rules.weekly.map(withoutNull),
    overrides: rules.overrides,
    leave: rules.leave,
  }
}

/**
 * Replaces a healer's hours. The caller holds the healer's calendar (lockCalendar) and refreshes what follows.
 * @throws DomainError invalidInput
 */
export async function replaceHours(trx: Trx, healerId: string, hours: PracticeHours, now: Date) {
  const errors = problemsOf(hours)
  if (Object.keys(errors).length) throwError('invalidInput', { errors })
  const named = [...hours.weekly, ...hours.overrides.flatMap(({ windows }) => windows)].flatMap(
    ({ place_u_id: placeId }) => placeId ?? [],
  )
  await requireKnown(trx, 'weekly', named)
  const { buffer_minutes, notice_minutes, daily_cap, travel_minutes, takes_series } = hours
  const time_zone = requireZone(hours.time_zone)
  await trx
    .updateTable('healer')
    .set({
      time_zone,
      buffer_minutes,
      notice_minutes,
      daily_cap,
      travel_minutes,
      takes_series,
      updated_at: now,
    })
    .where('u_id', '=', healerId)
    .execute()
  await trx.deleteFrom('healer_hours').where('healer_id', '=', healerId).execute()
  await trx.deleteFrom('healer_override').where('healer_id', '=', healerId).execute()
  await trx.deleteFrom('healer_leave').where('healer_id', '=', healerId).execute()
  const of = { healer_id: healerId }
  if (hours.weekly.length)
    await trx
      .insertInto('healer_hours')
      .values(
        hours.weekly.map(({ weekday, from, to, place_u_id: place_id = null }) => ({
          ...of,
          weekday,
          from_time: from,
          to_time: to,
          place_id,
        })),
      )
      .execute()
  if (hours.overrides.length)
    await trx
      .insertInto('healer_override')
      .values(
        hours.overrides.map(({ date, windows }) => ({ ...of, day: date, windows: JSON.stringify(windows) })),
      )
      .execute()
  if (hours.leave.length)
    await trx
      .insertInto('healer_leave')
      .values(hours.leave.map(({ from, to }) => ({ ...of, first_day: from, last_day: to })))
      .execute()
}

/** Leave on these days, both of them too. The caller holds the healer's calendar and refreshes what follows. */
export const takeLeave = (trx: Trx, healerId: string, { from, to }: { from: string; to: string }) =>
  trx
    .insertInto('healer_leave')
    .values({ healer_id: healerId, first_day: from, last_day: to })
    .onConflict((conflict) =>
      conflict.columns(['healer_id', 'first_day']).doUpdateSet((of) => ({
        last_day: of.fn('greatest', ['healer_leave.last_day', 'excluded.last_day']),
      })),
    )
    .execute()
