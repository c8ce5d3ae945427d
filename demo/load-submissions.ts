import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { hostedWorkshop, practiceHealer } from './content/practice.ts'
import { articleDraft, proposedWebinar, refusedBecause, refusedWorkshop } from './content/submissions.ts'
import { demoId } from './ids.ts'

/** What the printed healer proposed: one that waits, one refused, a draft, and the workshop that was held. */
export async function loadSubmissions(trx: Transaction<DB>, now: Date) {
  const at = (inDays: number) => {
    const start = after(now, days(inDays))
    start.setUTCHours(12, 30, 0, 0)
    return start.toISOString()
  }
  const row = (slug: string, daysAgo: number) => ({
    u_id: demoId('submission', slug),
    healer_id: demoId('healer', practiceHealer),
    is_demo: true,
    created_at: after(now, -days(daysAgo)),
    updated_at: after(now, -days(daysAgo)),
  })
  const { inDays: _proposed, ...webinar } = proposedWebinar
  const { inDays: _refused, ...workshop } = refusedWorkshop
  const decided = (daysAgo: number) => ({
    sent_at: after(now, -days(daysAgo + 2)),
    decided_at: after(now, -days(daysAgo)),
    decided_by: demoId('person', 'editor'),
  })
  const held = await trx
    .selectFrom('event')
    .selectAll()
    .where('u_id', '=', demoId('event', hostedWorkshop.event))
    .executeTakeFirstOrThrow()
  const venue = held.venue as unknown as Record<'name' | 'address' | 'city', string> // as load-events.ts writes it
  const rows = [
    {
      ...row('proposed', 1),
      kind: 'event',
      state: 'sent',
      sent_at: after(now, -days(1)),
      content: JSON.stringify({ ...webinar, starts_at: at(proposedWebinar.inDays) }),
    },
    {
      ...row('refused', 4),
      kind: 'event',
      state: 'refused',
      reason: refusedBecause,
      content: JSON.stringify({ ...workshop, starts_at: at(refusedWorkshop.inDays) }),
      ...decided(4),
    },
    { ...row('draft', 2), kind: 'article', content: JSON.stringify(articleDraft) },
    {
      ...row('held', 20),
      kind: 'event',
      state: 'accepted',
      event_id: held.u_id,
      content: JSON.stringify({
        ...webinar,
        event_kind: held.kind,
        title: held.title,
        lead: held.lead,
        category: held.category,
        language: held.language,
        starts_at: held.starts_at.toISOString(),
        minutes: held.minutes,
        price_paise: Number(held.price_paise),
        seats: held.seats,
        join_url: '',
        venue_name: venue.name,
        venue_address: venue.address,
        venue_city: venue.city,
        brings: held.brings,
        about: held.words,
      }),
      ...decided(20),
    },
  ]
  for (const values of rows) await trx.insertInto('healer_submission').values(values).execute()
}
