import { after, days, hours, minutes } from '../../server/platform/clock.ts'
import { inTransaction } from '../../server/platform/database/database.ts'
import { demoClients } from '../content/clients.ts'
import { bellReadDaysAgo, demoGifts, demoPurchases, demoTopUps, demoWishes } from '../content/history.ts'
import { demoId } from '../ids.ts'
import { demoEvents, startOf } from '../load-events.ts'
import { planAppointments } from './appointments.ts'
import { planDesk } from './desk.ts'
import { planImport } from './imports.ts'
import { planAdjustments, planNights } from './nights.ts'
import { planBudget } from './organization.ts'
import { openPastSite, type PastSite } from './past-site.ts'
import { planPayouts } from './payouts.ts'
import { createTimeline, type Timeline } from './timeline.ts'
import { planTogether } from './together.ts'

const earliestDays = 125

function planMoney(site: PastSite, timeline: Timeline, now: Date) {
  for (const { client, daysAgo, points, what } of demoGifts)
    timeline.at(after(now, -days(daysAgo)), () =>
      inTransaction(site.db, (trx) =>
        site.ledger.post(trx, {
          key: `demo-gift:${client}:${daysAgo}`,
          kind: 'gift',
          note: what,
          entries: [
            { account: { ownerId: demoId('person', client), kind: 'points-earned' }, amount: points * 100 },
            { account: { kind: 'points-issued' }, amount: -points * 100 },
          ],
        }),
      ),
    )
  for (const { client, daysAgo, to, rupees } of demoTopUps)
    timeline.at(after(now, -days(daysAgo)), async () => {
      const person = await site.as(demoId('person', client), 'client')
      const order = await site.call(person, `POST /api/website/${to}`, {
        body: { amount_paise: rupees * 100 },
      })
      await site.pay(person, order.order_u_id)
    })
  for (const [number, { client, daysAgo, type, slug }] of demoPurchases.entries())
    timeline.at(after(now, minutes(number * 9) - days(daysAgo)), async () => {
      const person = await site.as(demoId('person', client), 'client')
      const taken = await site.call(person, 'POST /api/website/order', {
        body: { type, item_u_id: demoId(type, slug) },
      })
      if (taken.outcome === 'order') await site.pay(person, taken.order_u_id)
    })
}

function planWishes(site: PastSite, timeline: Timeline, now: Date) {
  for (const { client, daysAgo, kind, slug } of demoWishes)
    timeline.at(after(now, hours(4) - days(daysAgo)), async () =>
      site.call(await site.as(demoId('person', client), 'client'), 'POST /api/website/wishlist', {
        body: { kind, item_u_id: demoId(kind, slug) },
      }),
    )
}

async function enrol(site: PastSite, client: string, { kind, slug }: { kind: string; slug: string }) {
  const person = await site.as(demoId('person', client), 'client')
  const eventId = demoId('event', slug)
  const seat =
    kind === 'webinar'
      ? await site.call(person, 'POST /api/website/webinar-enrollment', { body: { webinar_u_id: eventId } })
      : await site.call(person, 'POST /api/website/workshop-enrollment', { body: { workshop_u_id: eventId } })
  const order = 'order_u_id' in seat ? seat.order_u_id : null
  if (order) await site.pay(person, order)
}

function planSeats(site: PastSite, timeline: Timeline, now: Date) {
  for (const event of demoEvents)
    for (const client of event.enrolled ?? []) {
      const takenAt = after(new Date(Math.min(startOf(event, now).getTime(), now.getTime())), -days(2))
      timeline.at(takenAt, () => enrol(site, client, event))
    }
}

function planReading(site: PastSite, timeline: Timeline, now: Date) {
  const people = demoClients.map(({ slug }) => ({ id: demoId('person', slug), role: 'client' as const }))
  const healer = { id: demoId('healer-person', 'meera-krishnan'), role: 'healer' as const }
  for (const { id, role } of [...people, healer])
    timeline.at(after(now, -days(bellReadDaysAgo)), async () =>
      site.call(await site.as(id, role), 'POST /api/website/read-notification', {
        body: { is_read_all: true },
      }),
    )
}

/**
 * The past of the demo's people: booked, paid at the gateway, cancelled and refunded by the calls that people make,
 * each at its own time, so that bell, wallet, receipts and ledger are as they are in real use.
 */
export async function makeHistory({
  now,
  ...options
}: {
  databaseUrl: string
  environment: Record<string, string>
  sandboxState: string
  now: Date
}) {
  const site = await openPastSite({ ...options, from: after(now, -days(earliestDays)) })
  const timeline = createTimeline(site)
  try {
    planMoney(site, timeline, now)
    planSeats(site, timeline, now)
    planAppointments(site, timeline, now)
    planTogether(site, timeline, now)
    planPayouts(site, timeline, now)
    planDesk(site, timeline, now)
    planBudget(site, timeline, now)
    planAdjustments(site, timeline, now)
    planNights(site, timeline, now)
    planImport(site, timeline, now)
    planWishes(site, timeline, now)
    planReading(site, timeline, now)
    await timeline.playUntil(now)
  } finally {
    await site.close(now)
  }
}
