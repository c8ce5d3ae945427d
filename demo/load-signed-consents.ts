import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { practiceHealer } from './content/practice.ts'
import { demoConsents } from './content/signed-consents.ts'
import { demoId } from './ids.ts'

/** Texts to sign for sessions with the printed healer. One client has signed the first, and the second waits. */
export async function loadSignedConsents(trx: Transaction<DB>, now: Date) {
  const healerId = demoId('healer', practiceHealer)
  const at = after(now, -days(40))
  await trx
    .insertInto('consent_text')
    .values(
      demoConsents.texts.map((text, place) => ({
        ...{ u_id: demoId('consent-text', `${place}`), healer_id: healerId, ...text },
        ...{ state: 'published', published_at: at, updated_at: at },
      })),
    )
    .execute()
  const version = await trx
    .selectFrom('consent_version')
    .select('u_id')
    .where('text_id', '=', demoId('consent-text', '0'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('signed_consent')
    .values({
      ...{ u_id: demoId('signed-consent', '0'), version_id: version.u_id, healer_id: healerId },
      ...{ client_id: demoId('person', demoConsents.client), signed_by: 'client' },
      ...{
        signed_name: demoConsents.signedName,
        locale: 'en',
        network: '203.0.113',
        signed_at: after(now, -days(30)),
      },
    })
    .execute()
}
