import type { Transaction } from 'kysely'
import { after, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoClients } from './content/clients.ts'
import { demoFeedback, demoLetters } from './content/letters.ts'
import { demoId } from './ids.ts'

/** Contact letters without an account, and webinar feedback: so that colleagues have something to read. */
export async function loadContact(trx: Transaction<DB>, now: Date) {
  for (const { slug, hoursAgo, preferredInHours, answer, ...letter } of demoLetters) {
    const { kind, subject, text, ...writer } = letter
    const known = {
      u_id: demoId('letter', slug),
      ...writer,
      created_at: after(now, -hours(hoursAgo)),
      ...(answer && {
        state: 'answered',
        answer,
        answered_at: after(now, -hours(hoursAgo - 1)),
        answered_by: demoId('person', 'support'),
      }),
    }
    if (kind === 'message')
      await trx
        .insertInto('contact_message')
        .values({ ...known, subject, reason: text })
        .execute()
    else
      await trx
        .insertInto('appointment_inquiry')
        .values({
          ...known,
          category: 'health',
          description: text,
          preferred_at: preferredInHours ? after(now, hours(preferredInHours)) : null,
        })
        .execute()
  }
  await trx
    .insertInto('event_feedback')
    .values(
      demoFeedback.map(({ event, stars, text, hoursAgo }, number) => ({
        event_id: demoId('event', event),
        person_id: demoId('person', demoClients[number]?.slug ?? ''),
        stars,
        text,
        created_at: after(now, -hours(hoursAgo)),
        updated_at: after(now, -hours(hoursAgo)),
      })),
    )
    .execute()
}
