import type { Transaction } from 'kysely'
import { after, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoInquiries, practiceHealer } from './content/practice.ts'
import { demoId } from './ids.ts'

/** Inquiries to the printed healer before booking. */
export async function loadInquiries(trx: Transaction<DB>, now: Date) {
  await trx
    .insertInto('appointment_inquiry')
    .values(
      demoInquiries.map(({ text, hoursAgo, preferredInHours, answer, ...writer }, number) => ({
        u_id: demoId('inquiry', `${number}`),
        healer_id: demoId('healer', practiceHealer),
        ...writer,
        description: text,
        preferred_at: preferredInHours ? after(now, hours(preferredInHours)) : null,
        created_at: after(now, -hours(hoursAgo)),
        ...(answer && {
          state: 'answered',
          answer,
          answered_at: after(now, -hours(hoursAgo - 3)),
          answered_by: demoId('healer-person', practiceHealer),
        }),
      })),
    )
    .execute()
}
