import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { hostedWorkshop, practiceHealer } from './content/practice.ts'
import {
  articleDraft,
  proposedFilm,
  proposedReel,
  proposedWebinar,
  refusedBecause,
  refusedWorkshop,
} from './content/submissions.ts'
import { demoId } from './ids.ts'

/** The film and the picture of a reel that waits, as the healer uploaded them. */
async function uploadedReel(trx: Transaction<DB>, now: Date) {
  const { slug, seconds, ...content } = proposedReel
  const film = proposedFilm
  const poster = `/media/demo/reels/${slug}.webp`
  const shared = {
    staff_id: demoId('healer-person', practiceHealer),
    bytes: 1,
    state: 'used',
    created_at: after(now, -days(1)),
  }
  await trx
    .insertInto('media_file')
    .values([
      {
        ...shared,
        u_id: demoId('media', film),
        name: `${slug}.mp4`,
        kind: 'film',
        file: film,
        type: 'video/mp4',
        seconds,
      },
      {
        ...shared,
        u_id: demoId('media', poster),
        name: `${slug}.webp`,
        kind: 'picture',
        shape: 'reel',
        file: poster,
      },
    ])
    .execute()
  return { content: JSON.stringify(content), film, film_seconds: seconds, poster }
}

/** Proposals of the printed healer: two waiting (one a reel), one refused, a draft, and the workshop that was held. */
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
  const film = await uploadedReel(trx, now)
  const rows = [
    { ...row('reel', 1), kind: 'reel', state: 'sent', sent_at: after(now, -days(1)), ...film },
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
        what_to_bring: held.what_to_bring,
        about: held.words,
      }),
      ...decided(20),
    },
  ]
  for (const values of rows) await trx.insertInto('healer_submission').values(values).execute()
}
