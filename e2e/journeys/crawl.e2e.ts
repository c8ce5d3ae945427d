import type { Browser, Page } from '@playwright/test'
import { demoMembers } from '../../demo/content/organizations.ts'
import { digitsOf, editor, logInAdmin, logInColleague } from '../back-office.ts'
import { crawlLists } from '../crawl/back-office.ts'
import { crawl, crawlInHindi } from '../crawl/crawl.ts'
import { hindiStopsOf, type Person, stopsOf } from '../crawl/stops.ts'
import { expect, type Outside, test } from '../fixtures.ts'
import { becomeClient, demoHealer, logInAs, logInDemoClient, logInHealer, logInSupport } from '../people.ts'

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

const enter: Record<Person, (browser: Browser, outside: Outside) => Promise<Page>> = {
  visitor: newPage,
  async client(browser, outside) {
    const page = await newPage(browser)
    await logInDemoClient(page, outside)
    return page
  },
  async newcomer(browser, outside) {
    const page = await newPage(browser)
    await becomeClient(page, outside)
    return page
  },
  manager: (browser, outside) => logInAs(browser, outside, digitsOf(demoMembers[1]?.phone ?? ''), 'client'),
  healer: (browser, outside) => logInHealer(browser, outside, demoHealer('meera-krishnan').mobile),
  otherHealer: (browser, outside) => logInHealer(browser, outside, demoHealer('savita-jadhav').mobile),
  support: logInSupport,
  editor: (browser, outside) => logInColleague(browser, outside, editor),
}

const roles: Record<string, readonly Person[]> = {
  'a visitor': ['visitor'],
  'a client': ['client', 'manager'],
  'a new client': ['newcomer'],
  'who works here': ['healer', 'otherHealer', 'support', 'editor'],
}

// Each opens many pages, the more slowly on a busy machine.
test.describe.configure({ timeout: 600_000 })

for (const [role, people] of Object.entries(roles)) {
  test(`every page for ${role} is right in both themes, on a phone and on a desk`, async ({
    browser,
    outside,
  }) => {
    const found: string[] = []
    for (const person of people) {
      const page = await enter[person](browser, outside)
      found.push(...(await crawl(page, stopsOf(person))))
      await page.context().close()
    }
    expect(found).toEqual([])
  })

  test(`every page for ${role} is right in Hindi on a small phone`, async ({ browser, outside }) => {
    const found: string[] = []
    for (const person of people) {
      const stops = hindiStopsOf(person)
      if (stops.length === 0) continue
      const page = await enter[person](browser, outside)
      found.push(...(await crawlInHindi(page, stops, person === 'visitor')))
      await page.context().close()
    }
    expect(found).toEqual([])
  })
}

// Two halves, side by side.
for (const half of [0, 1])
  test(`every screen of the back office is right in both themes, on a phone and on a desk, half ${half + 1}`, async ({
    browser,
    outside,
  }) => {
    const page = await logInAdmin(browser, outside)
    expect(await crawlLists(page, (lists) => lists.filter((_, place) => place % 2 === half))).toEqual([])
    await page.context().close()
  })
