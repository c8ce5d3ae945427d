import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { countContextsOf, opened } from './page-counts.ts'

const siteUrl = () => process.env.SITE_URL ?? 'http://localhost:3000'
const sandboxUrl = () => process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010'

/** Messages received by outside services, and control over them. */
export class Outside {
  /** Where it stands. */
  readonly url = sandboxUrl()

  async items(
    to: string,
    kind?: string,
  ): Promise<{ kind: string; title: string; text: string; code?: string }[]> {
    const query = new URLSearchParams({ to, ...(kind ? { kind } : {}) })
    const answer = await fetch(`${sandboxUrl()}/_inbox?${query}`)
    return (await answer.json()).items
  }

  /** How many OTPs a contact has been sent. */
  async count(contact: string) {
    return (await this.items(contact)).filter((item) => item.code).length
  }

  /** The newest OTP for a contact, once there are more than `after`. */
  async otp(contact: string, after = 0): Promise<string> {
    let code = ''
    await expect
      .poll(
        async () => {
          const codes = (await this.items(contact)).filter((item) => item.code)
          code = codes[0]?.code ?? ''
          return codes.length
        },
        { message: `an OTP for ${contact}` },
      )
      .toBeGreaterThan(after)
    return code
  }

  /** The codes that a colleague's authenticator app shows now and next. */
  async appCodes(email: string): Promise<string[]> {
    const answer = await fetch(`${sandboxUrl()}/_authenticator`)
    const { accounts }: { accounts: { label: string; code: string; next: string }[] } = await answer.json()
    return accounts.filter(({ label }) => label === email).flatMap(({ code, next }) => [code, next])
  }

  /** Page views that the site sent to analytics. */
  async pageViews(): Promise<{
    views: { query: Record<string, string>; cookie: string | null; referrer: string | null }[]
  }> {
    return await (await fetch(`${sandboxUrl()}/_page-views`)).json()
  }

  async control(path: string, body: object = {}) {
    const answer = await fetch(`${sandboxUrl()}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
}

interface Fixtures {
  outside: Outside
  /** The journey loses the line: what the browser then says of requests that got no answer is no fault. */
  losesLine: boolean
  /** The journey's tab is older than the release: it says which of its files are gone, and is no fault. */
  isOldTab: boolean
  /** Fails the journey when a page logs an error, throws, or asks for what its policy forbids. */
  calmConsole: undefined
  /** Tells the report how many contexts and pages the journey opened; `npm test` adds them up and holds a limit. */
  counted: undefined
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(siteUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  outside: async ({}, use) => use(new Outside()),
  losesLine: [false, { option: true }],
  isOldTab: [false, { option: true }],
  counted: [
    async ({ browser }, use, { annotations }) => {
      countContextsOf(browser)
      const before = { ...opened }
      await use(undefined)
      for (const what of ['contexts', 'pages'] as const)
        annotations.push({ type: what, description: String(opened[what] - before[what]) })
    },
    { auto: true },
  ],
  calmConsole: [
    async ({ counted: _, context, losesLine, isOldTab }, use) => {
      const complaints: string[] = []
      const expected = losesLine
        ? /status of (400|401|403|404|409|410|429)|net::ERR_|^Failed to fetch manifest patches/
        : /status of (400|401|403|404|409|410|429)/
      const gone = /^Error loading route module|Failed to fetch dynamically imported module/
      const isExpected = (text: string) => expected.test(text) || (isOldTab && gone.test(text))
      context.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Ten digits that no other person in the run has. */
export const freshMobile = () => String(9_000_000_000 + randomInt(999_999_999))
/** Letters that no other journey uses. */
export const freshLetters = () =>
  [...freshMobile()].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')

/** Waits until the page has taken over from the server's HTML. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}
