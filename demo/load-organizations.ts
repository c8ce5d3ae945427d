import type { Transaction } from 'kysely'
import { days } from '../server/platform/clock.ts'
import type { Config } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { cryptographicRandom } from '../server/platform/random.ts'
import { createSealedTexts } from '../server/platform/sealed-texts.ts'
import { demoMembers, demoOrganization } from './content/organizations.ts'
import { demoId } from './ids.ts'
import { loadClient } from './load-accounts.ts'

const issuerOf = (sandboxUrl: string) => `${sandboxUrl}/sign-on`

/** The sandbox stands for the log-in that the organisation has at work. */
async function loadSignOn(trx: Transaction<DB>, now: Date, config: Config) {
  const { id, emailDomain } = demoOrganization
  if (!config.OUTSIDE_SANDBOX_URL) return
  const sealed = createSealedTexts({ config, purpose: 'organization-sign-on', random: cryptographicRandom })
  await trx
    .insertInto('organization_sign_on')
    .values({
      u_id: demoId('organization-sign-on', id),
      organization_id: id,
      issuer: issuerOf(config.OUTSIDE_SANDBOX_URL),
      client_id: 'sandbox-sign-on-client',
      sealed_secret: sealed.seal('sandbox-sign-on-secret'),
      is_on: true,
      updated_by: demoId('person', 'admin'),
      updated_at: now,
    })
    .execute()
  await trx
    .insertInto('organization_sign_on_domain')
    .values({ domain: emailDomain, organization_id: id })
    .execute()
}

/** The sandbox stands at another address after each start, and its people are the same. */
export async function pointSignOn(databaseUrl: string, sandboxUrl: string) {
  const { db, close } = openDatabase(databaseUrl)
  const { id: organizationId } = demoOrganization
  const issuer = issuerOf(sandboxUrl)
  try {
    const { numUpdatedRows } = await db
      .updateTable('organization_sign_on')
      .set({ issuer })
      .where('u_id', '=', demoId('organization-sign-on', organizationId))
      .where('client_id', '=', 'sandbox-sign-on-client')
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) return
    await db
      .updateTable('organization_sign_on_link')
      .set({ issuer })
      .where('organization_id', '=', organizationId)
      .execute()
  } finally {
    await close()
  }
}

/** An employer with its members and one of them who looks after it; its budget comes with the history. */
export async function loadOrganization(trx: Transaction<DB>, now: Date, config: Config) {
  const { id, name, seats, allowanceRupees, joinedDaysAgo } = demoOrganization
  const joinedAt = new Date(now.getTime() - days(joinedDaysAgo))
  await trx
    .insertInto('organization')
    .values({ organization_id: id, name, seats, allowance_paise: allowanceRupees * 100 })
    .execute()
  await loadSignOn(trx, now, config)
  for (const member of demoMembers) {
    await loadClient(trx, member, joinedAt)
    await trx
      .updateTable('person')
      .set({ organization_id: id })
      .where('u_id', '=', demoId('person', member.slug))
      .execute()
  }
  await trx
    .insertInto('organization_member')
    .values(
      demoMembers.map(({ slug }) => ({
        u_id: demoId('member', slug),
        organization_id: id,
        person_id: demoId('person', slug),
        joined_at: joinedAt,
      })),
    )
    .execute()
  const [, manager] = demoMembers
  if (!manager) return
  await trx
    .insertInto('organization_manager')
    .values({
      organization_id: id,
      person_id: demoId('person', manager.slug),
      granted_by: demoId('person', 'admin'),
      granted_at: joinedAt,
    })
    .execute()
}
