import { randomUUID } from 'node:crypto'
import { type GuardianDecision, guardianConsentVersion } from '@newyou/contract/people/guardians/rules'
import { makeHealer } from './healers.ts'
import { freshMobile, registerClient } from './people.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** Sixteen on the day on which most tests play. */
export const youngBirth = '2010-06-01'

/** A client under 18 and their guardian, by the front door. */
export function guardiansOf(app: () => TestApp) {
  const at = (token: string) => ({ params: { token } })
  const details = (contact: string) => ({
    guardian_name: 'Sunita Rao',
    guardian_relation: 'mother' as const,
    guardian_contact: contact,
  })

  return {
    details,
    /** A client of sixteen who named a guardian. */
    async young({ contact = `${randomUUID()}@example.com`, form = {} } = {}) {
      const mobile = freshMobile()
      const client = await registerClient(app(), {
        mobile,
        firstName: 'Aarav',
        form: { dob: youngBirth, ...details(contact), ...form },
      })
      return { client, contact, mobile }
    },
    /** The secret of the link that the contact received last. */
    async linkTo(contact: string): Promise<string> {
      await app().drain()
      const { inbox } = app().sandbox
      const text = contact.includes('@') ? inbox.mails(contact).at(-1)?.text : inbox.sms(contact).at(-1)?.text
      return text?.match(/\/guardian\/([\w-]+)/)?.[1] ?? ''
    },
    mine: async (as: TestUser) => (await app().call('GET /api/website/guardian', {}, { as })).data,
    name: (as: TestUser, contact: string) =>
      app().call('PUT /api/website/guardian', { body: details(contact) }, { as }),
    sendAgain: (as: TestUser) => app().call('POST /api/website/guardian/link', {}, { as }),
    look: (token: string, more: { as?: TestUser; from?: string } = {}) =>
      app().call('GET /api/website/guardian-consent/{token}', at(token), more),
    answer: (
      token: string,
      decision: GuardianDecision,
      {
        name = 'Sunita Rao',
        version = guardianConsentVersion,
        ...more
      }: { name?: string; version?: number; as?: TestUser; from?: string } = {},
    ) =>
      app().call(
        'PUT /api/website/guardian-consent/{token}',
        { ...at(token), body: { decision, name, is_guardian: true, version } },
        more,
      ),
    /** A free time on Monday, 09:00 in India, with a healer of its own. */
    book: async (as: TestUser, starts_at = '2026-11-23T03:30:00.000Z') => {
      const { u_id: healerId } = await makeHealer(app())
      return app().call(
        'POST /api/website/appointment',
        { body: { healer_u_id: healerId, starts_at, mode: 'video', description: 'I sleep badly.' } },
        { as },
      )
    },
    askAgain: (token: string) => app().call('POST /api/website/guardian-consent/{token}/link', at(token)),
  }
}
