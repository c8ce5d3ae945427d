import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { demoId } from './ids.ts'
import { adminPerson, colleagues } from './logins.ts'

/** Those who run the platform: an administrator, and colleagues with one role each. */
export async function loadStaff(trx: Transaction<DB>, now: Date) {
  const people = [{ slug: 'admin', ...adminPerson }, ...colleagues]
  await trx
    .insertInto('person')
    .values(
      people.map(({ slug, firstName, lastName, mobile, email }) => ({
        u_id: demoId('person', slug),
        roles: [slug],
        first_name: firstName,
        last_name: lastName,
        email,
        email_verified_at: now,
        phone: mobile.replaceAll(' ', ''),
        phone_verified_at: now,
        is_demo: true,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
