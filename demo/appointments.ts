import { appointmentMinutes } from '@newyou/contract/business'
import type { Transaction } from 'kysely'
import { freeStarts, readRules, takenBetween, widened } from '../server/healers/index.ts'
import { createLedger, type Entry } from '../server/ledger/index.ts'
import { after, days, minutes } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { createSettings } from '../server/settings/index.ts'
import { type DemoAppointment, type DemoOffer, demoAppointments, demoOffers } from './content/appointments.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>

const taxBasisPoints = 1800
const endOf = (start: Date) => after(start, minutes(appointmentMinutes))
const taxInside = (price: number) => price - Math.round((price * 10_000) / (10_000 + taxBasisPoints))

/** A time of the healer that is still free: the wished one of that day, or the nearest after it. */
async function timeOf(
  trx: Trx,
  healerId: string,
  { day, time }: Pick<DemoAppointment, 'day' | 'time'>,
  now: Date,
) {
  const rules = await readRules(trx, healerId)
  if (!rules) return undefined
  const morning = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(rules.timeZone)
    .startOfDay()
    .add({ days: day })
  const from = new Date(Math.max(morning.epochMilliseconds, day === 0 ? now.getTime() : 0))
  const interval = { from, to: after(from, days(7)) }
  const free = freeStarts(rules, await takenBetween(trx, healerId, widened(interval), now), interval)
  const today = free.filter((start) => start < after(from, days(1)))
  return today[Math.min(time, today.length - 1)] ?? free[0]
}

/** The order of a demo session: paid from a wallet that the house filled for it, and given back when it was cancelled. */
async function loadOrder(
  trx: Trx,
  id: string,
  wanted: DemoAppointment,
  healer: { person_id: string; full_name: string },
  price: number,
  at: Date,
) {
  const orderId = demoId('demo-order', id)
  const clientId = demoId('person', wanted.client)
  const tax = taxInside(price)
  const isBack = wanted.state === 'cancelled'
  const ledger = createLedger({ clock: { now: () => at }, ids: uuidIds })
  const wallet = { ownerId: clientId, kind: 'wallet' } as const
  const paid: Entry[] = [
    { account: wallet, amount: -price },
    { account: { kind: 'tax' }, amount: tax },
    { account: { ownerId: healer.person_id, kind: 'healer-earnings' }, amount: price - tax },
  ]
  await trx
    .insertInto('orders')
    .values({
      u_id: orderId,
      client_id: clientId,
      kind: wanted.healing ? 'healing-session' : 'appointment',
      item_u_id: demoId('demo-appointment', id),
      title: `${wanted.healing ? 'Healing session' : 'Session'} with ${healer.full_name} (demo)`,
      state: isBack ? 'refunded' : 'paid',
      price_paise: price,
      wallet_paise: price,
      payable_paise: 0,
      tax_basis_points: taxBasisPoints,
      tax_paise: tax,
      earner_id: healer.person_id,
      given_back_paise: isBack ? price : 0,
      given_back_tax_paise: isBack ? tax : 0,
      paid_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  const post = (key: string, kind: string, entries: Entry[]) =>
    ledger.post(trx, { key: `${key}:${orderId}`, kind, causedBy: orderId, note: 'Demo content', entries })
  await post('demo-gift', 'demo-gift', [
    { account: { kind: 'goodwill' }, amount: -price },
    { account: wallet, amount: price },
  ])
  await post('order', 'order-paid', paid)
  if (isBack) {
    await post(
      'demo-back',
      'given-back',
      paid.map(({ account, amount }) => ({ account, amount: -amount })),
    )
    await post('demo-gift-back', 'demo-gift', [
      { account: wallet, amount: -price },
      { account: { kind: 'goodwill' }, amount: price },
    ])
  }
  return orderId
}

/** Its id stands with the appointment that became of it, if one did. */
async function loadHealing(
  trx: Trx,
  id: string,
  wanted: Pick<DemoOffer, 'client' | 'healer' | 'mode' | 'title' | 'words' | 'pricePaise' | 'after'>,
  { claimId, startsAt, at, standsUntil, state }: HealingMoment,
) {
  const healingId = demoId('demo-healing-session', id)
  await trx
    .insertInto('healing_session')
    .values({
      u_id: healingId,
      healer_id: demoId('healer', wanted.healer),
      client_id: demoId('person', wanted.client),
      after_appointment_id: demoId('demo-appointment', `${wanted.client}:${wanted.after}`),
      claim_id: claimId,
      state,
      title: wanted.title,
      description: wanted.words,
      starts_at: startsAt,
      mode: wanted.mode,
      price_paise: wanted.pricePaise,
      stands_until: standsUntil,
      answered_at: state === 'booked' ? at : null,
      is_demo: true,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return healingId
}

interface HealingMoment {
  claimId: string
  startsAt: Date
  at: Date
  standsUntil: Date
  state: 'offered' | 'booked'
}

async function loadOffer(trx: Trx, offer: DemoOffer, number: number, now: Date) {
  const id = `${offer.client}:offer-${number}`
  const healerId = demoId('healer', offer.healer)
  const startsAt = await timeOf(trx, healerId, offer, now)
  if (!startsAt) return
  const claimId = demoId('demo-claim', id)
  const standsUntil = new Date(Math.min(after(now, days(offer.standsDays)).getTime(), startsAt.getTime()))
  await trx
    .insertInto('slot_claim')
    .values({
      u_id: claimId,
      healer_id: healerId,
      client_id: demoId('person', offer.client),
      during: `[${startsAt.toISOString()},${endOf(startsAt).toISOString()})`,
      state: 'held',
      hold_until: standsUntil,
      created_at: now,
    })
    .execute()
  await loadHealing(trx, id, offer, { claimId, startsAt, at: now, standsUntil, state: 'offered' })
}

async function loadAppointment(trx: Trx, wanted: DemoAppointment, number: number, now: Date) {
  const id = `${wanted.client}:${number}`
  const healerId = demoId('healer', wanted.healer)
  const startsAt = await timeOf(trx, healerId, wanted, now)
  if (!startsAt) return
  const healer = await trx
    .selectFrom('healer')
    .select(['person_id', 'full_name', 'price_paise'])
    .where('u_id', '=', healerId)
    .executeTakeFirstOrThrow()
  const bookedAt = after(new Date(Math.min(startsAt.getTime(), now.getTime())), -days(3))
  const { healing } = wanted
  const price = healing?.pricePaise ?? healer.price_paise
  const orderId = await loadOrder(trx, id, wanted, healer, price, bookedAt)
  const claimId = demoId('demo-claim', id)
  const people = { healer_id: healerId, client_id: demoId('person', wanted.client) }
  const { movedFromDaysBefore: movedDays } = wanted
  await trx
    .insertInto('slot_claim')
    .values({
      u_id: claimId,
      ...people,
      during: `[${startsAt.toISOString()},${endOf(startsAt).toISOString()})`,
      state: wanted.state === 'cancelled' ? 'released' : 'booked',
      created_at: bookedAt,
    })
    .execute()
  const healingId =
    healing &&
    (await loadHealing(
      trx,
      id,
      { ...wanted, ...healing },
      { claimId, startsAt, at: bookedAt, standsUntil: after(bookedAt, days(2)), state: 'booked' },
    ))
  await trx
    .insertInto('appointment')
    .values({
      u_id: demoId('demo-appointment', id),
      ...people,
      claim_id: claimId,
      order_id: orderId,
      state: wanted.state,
      starts_at: startsAt,
      ends_at: endOf(startsAt),
      mode: wanted.mode,
      healing_session_id: healingId ?? null,
      description: healing ? `${healing.title}\n\n${healing.words}` : wanted.description,
      price_paise: price,
      policy: JSON.stringify((await createSettings({ db: trx }).read()).booking_policy),
      client_confirmed_at: wanted.isConfirmedByClient ? bookedAt : null,
      moved_from: movedDays === undefined ? null : after(startsAt, -days(movedDays)),
      moved_by: movedDays === undefined ? null : 'healer',
      is_move_open: movedDays !== undefined,
      cancelled_by: wanted.state === 'cancelled' ? 'client' : null,
      is_demo: true,
      created_at: bookedAt,
      updated_at: bookedAt,
    })
    .execute()
}

/** Sessions around today, so that the rooms of a client and of a healer can be seen as they are in use. */
export async function loadAppointments(trx: Trx, now: Date) {
  for (const [number, wanted] of demoAppointments.entries()) await loadAppointment(trx, wanted, number, now)
  for (const [number, offer] of demoOffers.entries()) await loadOffer(trx, offer, number, now)
}
