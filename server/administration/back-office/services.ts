import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { paisePerRupee } from '@newyou/contract/business'
import { serviceLimits } from '@newyou/contract/care/healers/services'
import { sql } from 'kysely'
import { isServiceBooked, lockCalendar, nextPosition, replacePlaces } from '../../care/healers/index.ts'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { togetherReplies } from '../../messages/replies/together.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

const ofFirst = 'The first service lasts 45 minutes and takes this from the page and the hours of the healer'

/** What the database holds of the first service, in the words of the form. */
function checkFirst(values: Values) {
  if (values.minutes !== 45) refuse('minutes', ofFirst)
  for (const field of ['price_paise', 'modes'])
    if (values[field] !== null && values[field] !== undefined) refuse(field, ofFirst)
  if (values.audience !== 'everybody') refuse('audience', ofFirst)
  if (values.state !== 'live') refuse('state', ofFirst)
  if (Number(values.people_max) !== 1) refuse('people_max', ofFirst)
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

async function check(values: Values, queryable: Queryable, before: Row | undefined) {
  // The healer's own form takes whole rupees and minutes in steps of five.
  for (const field of ['minutes', 'break_before', 'break_after'])
    if (Number(values[field] ?? 0) % 5) refuse(field, backOfficeReplies.stepsOfFive)
  const rupees = Number(values.price_paise ?? 0) / paisePerRupee
  if (!Number.isInteger(rupees)) refuse('price_paise', backOfficeReplies.wholeRupees)
  if (rupees > serviceLimits.priceMaxRupees)
    refuse('price_paise', `Please enter at most ₹${serviceLimits.priceMaxRupees}`)
  if (listOf(values.places).length > serviceLimits.placesMax)
    refuse('places', `Please choose at most ${serviceLimits.placesMax} places`)
  if (Number(values.people_max) < Number(values.people_min))
    refuse('people_max', togetherReplies.fewerThanLeast)
  if (!before) return
  if (before.u_id === before.healer_id) checkFirst(values)
  if (before.minutes === values.minutes) return
  if (await isServiceBooked(queryable, String(before.u_id), new Date()))
    refuse('minutes', appointmentReplies.lengthIsBooked)
}

export const services: Table = {
  table: 'service',
  search: sql`t.name || ' ' || t.name_hi || ' ' || (select full_name from healer_card where u_id = t.healer_id)`,
  reads: {
    start_step: sql`t.start_step::text`,
    places: sql`array(select o.place_id::text from service_place_card o where o.service_id = t.u_id order by o.place_id)`,
  },
  write: ({ start_step: step, modes, places: _places, ...values }) => ({
    ...values,
    ...(step !== undefined && { start_step: step === null ? null : Number(step) }),
    // No session type chosen is each of the healer's.
    ...(modes !== undefined && { modes: Array.isArray(modes) && modes.length ? modes : null }),
  }),
  initial: (now, { healer_id: healerId }) => ({
    position: nextPosition(String(healerId)),
    created_at: now,
  }),
  isStamped: true,
  check,
  follow: (trx, id, values, before) => {
    const { modes, places } = { ...before, ...values }
    return replacePlaces(trx, id, { modes: listOf(modes), places: listOf(places) })
  },
  lock: (trx, values, before) => lockCalendar(trx, String(before?.healer_id ?? values.healer_id)),
  tags: ({ healer_id: id }) => ['healers', `healer:${id}`, `availability:${id}`],
  constraints: { service_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
}
