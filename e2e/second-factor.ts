import type { SessionRecord } from '@newyou/contract/people/accounts/sign-in'
import { expect, type Page } from '@playwright/test'
import { demoId } from '../demo/ids.ts'
import { demoStaff } from '../demo/logins.ts'
import type { Outside } from './fixtures.ts'
import { inTurn } from './otp-turns.ts'
import { letAppCodePass } from './passing-time.ts'

/**
 * Enters a code of the authenticator app. Each opens once, and colleagues of the demo are shared: journeys that waited for the
 * next code stood in a queue of up to a minute and ran out of their time.
 */
export async function proveSecondFactor(
  page: Page,
  outside: Outside,
  { token, u_id: personId }: SessionRecord,
) {
  const { email = '' } = demoStaff.find(({ slug }) => demoId('person', slug) === personId) ?? {}
  const cookies = await page.context().cookies()
  const csrf = cookies.find(({ name }) => name === 'csrf')?.value ?? ''
  await inTurn(`app-${email}`, async () => {
    await letAppCodePass(personId)
    const [code] = await outside.appCodes(email)
    const answer = await page.request.post('/api/staff/second-factor', {
      data: { code },
      headers: { authorization: `Bearer ${token}`, 'x-csrf-token': decodeURIComponent(csrf) },
    })
    expect(answer.ok()).toBe(true)
  })
}
