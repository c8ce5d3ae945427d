import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { after, days, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { cryptographicRandom } from '../server/platform/random.ts'
import type { SealingSecrets } from '../server/platform/sealed-columns.ts'
import { createSealedTexts } from '../server/platform/sealed-texts.ts'
import { demoAddendum, demoNotes, demoSummaries, hostedWorkshop, practiceHealer } from './content/practice.ts'
import { demoId } from './ids.ts'
import { loadHandovers, loadLeaving } from './load-handovers.ts'
import { courseMedia } from './media/index.ts'

type Trx = Transaction<DB>

const healerId = demoId('healer', practiceHealer)

/** The latest session with a client that was held. */
async function heldWith(trx: Trx, client: string) {
  return trx
    .selectFrom('appointment')
    .select(['u_id', 'ends_at'])
    .where('healer_id', '=', healerId)
    .where('client_id', '=', demoId('person', client))
    .where('state', '=', 'completed')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Notes and files of the printed healer for clients, and the workshop's attendance. */
export async function loadPractice(trx: Trx, now: Date, config: SealingSecrets) {
  await loadHandovers(trx, now)
  await loadLeaving(trx, now)
  const sealed = createSealedTexts({ config, purpose: 'client-note', random: cryptographicRandom })
  await trx
    .insertInto('client_note')
    .values(
      demoNotes.map(({ client, daysAgo, text, signed }, number) => ({
        u_id: demoId('client-note', `${number}`),
        healer_id: healerId,
        client_id: demoId('person', client),
        template: typeof text === 'string' ? 'free' : 'soap',
        sealed_text: sealed.seal(typeof text === 'string' ? text : JSON.stringify(text)),
        created_at: after(now, -days(daysAgo)),
        updated_at: after(now, -days(daysAgo)),
        signed_at: signed ? after(now, -days(daysAgo)) : null,
        signed_name: signed ?? null,
      })),
    )
    .execute()
  await trx
    .insertInto('client_note_addendum')
    .values({
      u_id: demoId('client-note-addendum', '0'),
      note_id: demoId('client-note', `${demoAddendum.note}`),
      sealed_text: sealed.seal(demoAddendum.text),
      signed_name: demoAddendum.signed,
      created_at: after(now, -days(demoAddendum.daysAgo)),
    })
    .execute()
  for (const { client, text, homework } of demoSummaries) {
    const session = await heldWith(trx, client)
    if (!session) continue
    const writtenAt = after(session.ends_at, hours(1))
    await trx
      .insertInto('session_summary')
      .values({
        appointment_id: session.u_id,
        text,
        homework,
        created_at: writtenAt,
        updated_at: writtenAt,
      })
      .execute()
  }
  const eventId = demoId('event', hostedWorkshop.event)
  await trx
    .updateTable('enrolment as n')
    .from('event as e')
    .set({ checked_in_at: sql<Date>`e.starts_at - interval '10 minutes'`, checked_in_by: 'ticket' })
    .whereRef('e.u_id', '=', 'n.event_id')
    .where('n.event_id', '=', eventId)
    .where('n.state', '=', 'enrolled')
    .where(
      'n.client_id',
      'in',
      hostedWorkshop.checkedIn.map((client) => demoId('person', client)),
    )
    .execute()
  await trx
    .insertInto('event_feedback')
    .values(
      hostedWorkshop.feedback.map(({ client, stars, text }) => ({
        event_id: eventId,
        person_id: demoId('person', client),
        stars,
        text,
        created_at: after(now, -days(5)),
        updated_at: after(now, -days(5)),
      })),
    )
    .execute()
  const film = courseMedia.find(({ name }) => name === 'video-moon')
  if (film?.media && film.seconds)
    await trx
      .insertInto('event_recording')
      .values({
        event_id: eventId,
        sent_by: demoId('healer-person', practiceHealer),
        file: film.media,
        type: film.type,
        seconds: film.seconds,
        sent_at: after(now, -days(1)),
      })
      .execute()
}
