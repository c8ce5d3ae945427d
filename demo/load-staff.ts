import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { cryptographicRandom } from '../server/platform/random.ts'
import type { SealingSecrets } from '../server/platform/sealed-columns.ts'
import { createSealedTexts } from '../server/platform/sealed-texts.ts'
import { authenticatorSecret } from './authenticator.ts'
import { demoId } from './ids.ts'
import { demoStaff } from './logins.ts'

const deskHealers = [
  ...[
    'anjali-kulkarni',
    'arvind-deshpande',
    'meera-krishnan',
    'gopakumar-nair',
    'farida-sheikh',
    'bhavna-mehta',
  ],
  ...[
    'lalitha-subramaniam',
    'joseph-mathew',
    'kavita-jain',
    'harpreet-singh-gill',
    'devika-menon',
    'imran-qureshi',
  ],
]

/** What the app called, so many minutes ago. */
const demoCalls = [
  [40, 'GET /api/website/appointment', 200],
  [1480, 'GET /api/website/appointment', 200],
  [1482, 'POST /api/website/appointment/:appointmentId/cancel', 403],
  [3990, 'GET /api/website/appointment', 200],
] as const

/**
 * Those who run the platform: an administrator, and colleagues with one role each. Their authenticator apps are set up.
 */
export async function loadStaff(trx: Transaction<DB>, now: Date, config: SealingSecrets) {
  const sealed = createSealedTexts({ config, purpose: 'second-factor', random: cryptographicRandom })
  await trx
    .insertInto('person')
    .values(
      demoStaff.map(({ slug, firstName, lastName, mobile, email }) => ({
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
  await trx
    .insertInto('second_factor')
    .values(
      demoStaff.map(({ slug }) => ({
        person_id: demoId('person', slug),
        sealed_secret: sealed.seal(authenticatorSecret(slug)),
        confirmed_at: now,
      })),
    )
    .execute()
  // The front desk works for the two of the clinic, and ten more.
  await trx
    .insertInto('staff_scope')
    .values(
      deskHealers.map((slug) => ({
        person_id: demoId('person', 'desk'),
        healer_id: demoId('healer', slug),
        created_at: now,
      })),
    )
    .execute()
  await loadApp(trx, now)
}

/** An app of a person's own computer, registered by the administrator and connected by one client, for whom it reads. */
async function loadApp(trx: Transaction<DB>, now: Date) {
  const appId = demoId('oauth-app', 'calm-calendar')
  const grantId = demoId('oauth-grant', 'suresh-patil')
  const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000)
  await trx
    .insertInto('oauth_app')
    .values({
      u_id: appId,
      name: 'Calm calendar',
      redirect_uris: ['http://127.0.0.1/back'],
      scopes: ['times:read', 'sessions:read', 'sessions:write'],
      made_by: demoId('person', 'admin'),
      created_at: minutesAgo(5000),
    })
    .execute()
  await trx
    .insertInto('oauth_grant')
    .values({
      u_id: grantId,
      app_id: appId,
      person_id: demoId('person', 'suresh-patil'),
      role: 'client',
      scopes: ['times:read', 'sessions:read'],
      created_at: minutesAgo(4000),
      last_used_at: minutesAgo(40),
    })
    .execute()
  await trx
    .insertInto('oauth_call')
    .values(
      demoCalls.map(([ago, call, status]) => ({
        u_id: demoId('oauth-call', `${ago}`),
        grant_id: grantId,
        at: minutesAgo(ago),
        call,
        status,
      })),
    )
    .execute()
}
