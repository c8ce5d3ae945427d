import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SessionRecord } from '@newyou/contract/accounts/sign-in'
import { expect, type Page } from '@playwright/test'
import { demoId } from '../demo/ids.ts'
import { demoStaff } from '../demo/logins.ts'
import type { Outside } from './fixtures.ts'

/** Whether no other journey has taken this code; those of other processes see it by a folder. */
function takeCode(email: string, code: string) {
  try {
    mkdirSync(path.join(process.env.SITE_FOLDER ?? tmpdir(), `code-${email}-${code}`))
    return true
  } catch {
    return false
  }
}

/**
 * Enters a code of the authenticator app. Each opens once and none after a later one, and a few wrong ones close the
 * way in for a while: parallel journeys take the next, or wait for it.
 */
export async function proveSecondFactor(
  page: Page,
  outside: Outside,
  { token, u_id: personId }: SessionRecord,
) {
  const { email = '' } = demoStaff.find(({ slug }) => demoId('person', slug) === personId) ?? {}
  const cookies = await page.context().cookies()
  const csrf = cookies.find(({ name }) => name === 'csrf')?.value ?? ''
  await expect(async () => {
    const code = (await outside.appCodes(email)).find((one) => takeCode(email, one))
    expect(code, 'a code of the authenticator app that was not used').toBeDefined()
    const answer = await page.request.post('/api/staff/second-factor', {
      data: { code },
      headers: { authorization: `Bearer ${token}`, 'x-csrf-token': decodeURIComponent(csrf) },
    })
    expect(answer.ok()).toBe(true)
  }).toPass({ intervals: [3000], timeout: 75_000 })
}
