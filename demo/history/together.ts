import { createHash } from 'node:crypto'
import { after, hours } from '../../server/platform/clock.ts'
import { demoTogether } from '../content/appointments.ts'
import { demoClients } from '../content/clients.ts'
import { demoId } from '../ids.ts'
import { serviceOf, timeOf } from './appointments.ts'
import type { PastSite } from './past-site.ts'
import type { Timeline } from './timeline.ts'

const contactOf = (slug: string) => demoClients.find((client) => client.slug === slug)?.email ?? ''

/** A couple whose session stands, and a family of whom one has not answered. */
export function planTogether(site: PastSite, timeline: Timeline, now: Date) {
  const { db } = site

  /** The secret of a link is in a message alone, so this one gets another. */
  async function linkOf(contact: string): Promise<string> {
    const token = createHash('sha256').update(contact).digest('base64url').slice(0, 32)
    await db
      .updateTable('joint_invitation')
      .set({ token_hash: createHash('sha256').update(token).digest() })
      .where('contact', '=', contact)
      .where('state', '=', 'waiting')
      .execute()
    return token
  }

  for (const wanted of demoTogether)
    timeline.at(after(now, -hours(5)), async () => {
      const { companions, invited, isSplit, description, words } = wanted
      const booker = await site.as(demoId('person', wanted.client), 'client')
      const startsAt = await timeOf(db, wanted, now)
      const made = await site.call(booker, 'POST /api/website/session-together', {
        body: {
          healer_u_id: demoId('healer', wanted.healer),
          service_u_id: serviceOf(wanted) ?? '',
          starts_at: startsAt.toISOString(),
          mode: 'video',
          description,
          contacts: [...companions, ...invited].map(contactOf),
          is_split: isSplit,
        },
      })
      if (made.order_u_id) await site.pay(booker, made.order_u_id)
      for (const slug of companions) {
        const companion = await site.as(demoId('person', slug), 'client')
        const joined = await site.call(companion, 'POST /api/website/session-invitation/{token}/yes', {
          params: { token: await linkOf(contactOf(slug)) },
          body: { description: words },
        })
        if (joined.order_u_id) await site.pay(companion, joined.order_u_id)
      }
    })
}
