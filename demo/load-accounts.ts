import type { Transaction } from 'kysely'
import { createSettings } from '../server/foundation/settings/index.ts'
import type { DB } from '../server/platform/database/schema.ts'
import type { DemoClient } from './content/clients.ts'
import { demoId } from './ids.ts'
import { youngBirth } from './load-guardians.ts'

/** What one client gives for the file that their healers keep. */
const demoFile = {
  legal_name: 'Ananya Rao',
  emergency_name: 'Suma Rao',
  emergency_relation: 'Sister',
  emergency_mobile_number: '+919845000199',
  shown_to_healers: ['legal-name', 'age', 'language'],
}

/** A client with a whole profile. */
export async function loadClient(trx: Transaction<DB>, client: DemoClient, now: Date, dob = '1991-04-12') {
  await trx
    .insertInto('person')
    .values({
      u_id: demoId('person', client.slug),
      first_name: client.firstName,
      last_name: client.lastName,
      anonymous_name: client.anonymousName,
      gender: client.gender,
      email: client.email,
      email_verified_at: now,
      phone: client.phone.replaceAll(' ', ''),
      phone_verified_at: now,
      dob,
      marital_status: dob === youngBirth(now) ? 'single' : 'married',
      country: 'India',
      state_name: 'Karnataka',
      city: client.city,
      income_sources: ['salary'],
      income_range_per_year: '6-to-12-lakh',
      mental_health_invest_amount: '500-to-2000',
      // Of the lists that come with the database: engineering, and English.
      profession_u_id: '019a0000-0000-7000-8000-000000000203',
      language_u_id: '019a0000-0000-7000-8000-000000000102',
      ...(client.slug === 'ananya-rao' && demoFile),
      demo_appointment_count: (await createSettings({ db: trx }).read()).demo_appointments_per_client,
      is_demo: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
