import type { Field } from '@newyou/contract/back-office/fields'
import {
  changed,
  type MenuGroup,
  menuGroups,
  type Resource,
  written,
} from '@newyou/contract/back-office/resource'
import { type ResourceName, resources } from '@newyou/contract/back-office/resources'
import type { Browser, Page } from '@playwright/test'
import { adminPerson } from '../../demo/logins.ts'
import { logInAdmin, openScreen, pressWithOtp, showScreen } from '../back-office.ts'
import { callAs } from '../booking.ts'
import { expect, freshLetters, freshMobile, type Outside, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'
import { type Entry, ways } from '../typed-fields.ts'

type Entries = Record<string, Entry>
const own = freshLetters()
const either = (first: Entry, second: Entry) => (turn: number) => (turn === 0 ? first : second)
const path = (of: Resource, rest: string) => `/${of.name}/${rest}`

/** What no declaration can say: what must be unique, and what must fit together. Fields named with undefined stay empty. */
const given: Partial<Record<ResourceName, Record<string, Entry | undefined | ((turn: number) => Entry)>>> = {
  articles: { teller: undefined, title: `Lamps ${own}` },
  courses: { title: `Course ${own}`, language: 'English' },
  'course-sections': { course_id: own, title: either(`Section ${own}`, `Week ${own}`) },
  'course-lessons': {
    section_id: own,
    title: `Lesson ${own}`,
    kind: 'quiz',
    media: undefined,
    captions_en: undefined,
    captions_hi: undefined,
    body: undefined,
  },
  'quiz-questions': { content_id: own, options: ['Dusk', 'Dawn'], right_options: ['Dusk'] },
  // First at a place, then online.
  events: {
    is_introduction: false,
    language: 'English',
    title: `Event ${own}`,
    venue_name: either('Lamp house', ''),
    venue_address: either('1 Lake Road', ''),
    venue_city: either('Pune', ''),
    join_url: either('', 'https://example.org/lamps'),
    recording: undefined,
  },
  'event-speakers': { event_id: own, healer_id: undefined },
  bundles: { title: `Package ${own}` },
  reels: { title: `Reel ${own}` },
  'photo-albums': { title: `Album ${own}` },
  photos: { album_id: own },
  questions: {
    kind: 'one',
    purpose: 'none',
    choices: ['Yes', 'No'],
    choice_values: ['yes', 'no'],
    choices_hi: ['हाँ', 'नहीं'],
  },
  languages: { code: own, name: own },
  professions: { name: own },
  organizations: { code: own.toUpperCase(), name: own },
  helplines: { number: freshMobile() },
  'saved-replies': { title: own },
  'search-meanings': { name: own, typed: [own] },
  'search-pages': { path: `/faq#${own}`, typed: [own] },
  // First a share of the price, then an amount.
  coupons: {
    code: own,
    off_basis_points: either('10', ''),
    cap_paise: either('500', ''),
    off_paise: either('', '200'),
    valid_until: either('2031-02-10T18:45', '2031-02-11T18:45'),
  },
  'community-groups': { name: own },
}

/** Not typed into yet: their places and texts are unique on the site, and other journeys read them. */
const left: ReadonlySet<string> = new Set([
  'photo-albums',
  'photos',
  'pages',
  'about-modules',
  'home-modules',
  'questions',
  'self-tests',
])

/** Records that are there from the start: what may be changed for a moment while other journeys read them. */
const inPassing: Partial<Record<ResourceName, string[]>> = {
  categories: ['description'],
  'crisis-follow-ups': ['note'],
  referrals: ['note'],
}

const entryOf = (of: Resource, name: string, field: Field, turn: number) => {
  const own = given[of.name as ResourceName] ?? {}
  if (!(name in own)) return ways[field.kind].entry(field, turn)
  const entry = own[name]
  return typeof entry === 'function' ? entry(turn) : entry
}
const entriesOf = (of: Resource, fields: [string, Field][], turn: number): Entries =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const entry = entryOf(of, name, field, turn)
      return entry === undefined ? [] : [[name, entry]]
    }),
  )

async function fillIn(page: Page, of: Resource, entries: Entries) {
  const form = page.getByRole('main')
  for (const [name, entry] of Object.entries(entries)) {
    const field = of.fields[name]
    if (field) await ways[field.kind].enter(form, field, entry)
  }
}

const formCall = (page: Page, of: Resource, method: string) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === method &&
      answer.status() !== 403 &&
      new URL(answer.url()).pathname.startsWith(`/api/staff/${of.name}`),
  )

/** With `outside` the press asks for an OTP first. */
async function save(page: Page, of: Resource, method: 'POST' | 'PATCH', outside?: Outside) {
  const sent = formCall(page, of, method)
  const button = page.getByRole('button', { name: 'Save', exact: true })
  if (outside) await pressWithOtp(page, outside, button, adminPerson.mobile)
  else await button.click()
  const answer = await sent
  expect([of.name, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
    of.name,
    method === 'POST' ? 201 : 200,
    '',
  ])
  return (await answer.json()).data.u_id as string
}

/** Opens the record again and reads the form as the server has it. */
async function expectKept(page: Page, of: Resource, id: string, entries: Entries) {
  await showScreen(page, `/${of.name}`)
  const asked = formCall(page, of, 'GET')
  await showScreen(page, path(of, id))
  await asked
  const form = page.getByRole('main')
  for (const [name, entry] of Object.entries(entries)) {
    const field = of.fields[name]
    if (field && !field.isFixed) await ways[field.kind].expectShown(form, field, entry)
  }
}

/** Somebody answers a test in a way that staff follow up. */
async function answerWorryingly(browser: Browser, outside: Outside) {
  const client = await (await browser.newContext()).newPage()
  await becomeClient(client, outside)
  const path = '/api/website/test/phq-9'
  const asked = await callAs<{ version: number }>(client, 'GET', path)
  await callAs(client, 'POST', path, { version: asked?.version, answers: [0, 0, 0, 0, 0, 0, 0, 0, 3] })
  await client.context().close()
}

const formsOf = (group: MenuGroup) => resources.filter((one) => one.group === group && !left.has(one.name))

for (const group of menuGroups.filter((one) => formsOf(one).length > 0))
  test(`each form of the back office is typed into, saved and opened again: ${group}`, async ({
    browser,
    outside,
  }) => {
    test.setTimeout(300_000)
    const page = await logInAdmin(browser, outside)
    // A field that cannot be filled in says so soon, and not when the time of the whole journey is over.
    page.setDefaultTimeout(30_000)
    await openScreen(page, '/categories')
    for (const of of formsOf(group).filter((one) => one.canCreate)) {
      await showScreen(page, path(of, 'create'))
      const first = entriesOf(of, written(of), 0)
      await fillIn(page, of, first)
      const id = await save(page, of, 'POST', of.needsOtp ? outside : undefined)
      await expect(page).toHaveURL(new RegExp(`/${of.name}/${id}`))
      await expectKept(page, of, id, first)
      const second = entriesOf(of, changed(of), 1)
      await fillIn(page, of, second)
      await save(page, of, 'PATCH')
      await expectKept(page, of, id, second)
    }
    for (const of of formsOf(group).filter((one) => !one.canCreate)) {
      if (of.name === 'crisis-follow-ups') await answerWorryingly(browser, outside)
      const names = inPassing[of.name]
      if (!names) throw new Error(`say which fields of ${of.name} may change for a moment`)
      const asked = formCall(page, of, 'GET')
      await showScreen(page, `/${of.name}`)
      const [row] = (await (await asked).json()).data as Record<string, unknown>[]
      if (!row) throw new Error(`the demo has no ${of.name}`)
      const id = String(row.u_id)
      const fields = changed(of).filter(([name]) => names.includes(name))
      await showScreen(page, path(of, id))
      const entries = entriesOf(of, fields, 0)
      await fillIn(page, of, entries)
      await save(page, of, 'PATCH')
      await expectKept(page, of, id, entries)
      const before = Object.fromEntries(fields.map(([name]) => [name, String(row[name] ?? '')]))
      await fillIn(page, of, before)
      await save(page, of, 'PATCH')
    }
    await page.context().close()
  })
