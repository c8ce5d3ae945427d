import { addresses, type PageName, pathTo } from '@newyou/contract/addresses'
import type { Page } from '@playwright/test'
import { demoMembers, demoOrganization } from '../../demo/content/organizations.ts'
import { demoId } from '../../demo/ids.ts'
import { textsIn } from '../../tasks/catalogue-texts.ts'
import { messages as english } from '../../web/messages/en/index.ts'
import { messages as hindi } from '../../web/messages/hi/index.ts'
import { digitsOf, editor, logInColleague } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { demoHealer, logInAs, logInDemoClient, logInHealer, logInSupport } from '../people.ts'

const inHindi = new Map(textsIn(hindi))
/** Sentences of the English catalogue that say something else in Hindi; short words stand in names too. */
const sentences = new Set(
  textsIn(english)
    .filter(([key, text]) => !text.includes('{') && text.split(' ').length > 2 && inHindi.get(key) !== text)
    .map(([, text]) => text),
)

/** The page that an address shows; a fixed word counts before a parameter. */
// A feed is no page.
const pages = (Object.entries(addresses) as [PageName, string][])
  .filter(([name]) => name !== 'blogFeed')
  .map(([name, address]) => ({
    name,
    fixed: address.split('/').filter((part) => part && !part.startsWith(':')).length,
    shape: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => other.fixed - one.fixed)
const pageAt = (path: string) => pages.find(({ shape }) => shape.test(path))?.name

/** What keeps a page from being right on a small phone. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    // What says that it is in another language may be.
    for (const part of document.querySelectorAll<HTMLElement>('body [lang]:not([lang=hi])'))
      part.hidden = true
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((part) => {
      const { overflowX, textOverflow } = getComputedStyle(part)
      return (
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 8 &&
        part.textContent?.trim()
      )
    })
    const isFound = !document.querySelector('meta[name=robots][content*=noindex]')
    const others = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')]
    return {
      isFound,
      languages: Object.fromEntries(others.map(({ hreflang, href }) => [hreflang, href])),
      wide: document.documentElement.scrollWidth - innerWidth,
      cut: cut.map((part) => part.textContent?.trim().slice(0, 60)),
    }
  })

/** Follows the links of one person's pages, until one of each kind has been seen. */
async function seeEach(page: Page, roots: readonly string[], seen: Set<PageName>) {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.text().startsWith('refused by the policy')) wrong.push(`${page.url()}: ${message.text()}`)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.warn('refused by the policy', violatedDirective, blockedURI, sourceFile),
    ),
  )
  await page.setViewportSize({ width: 360, height: 760 })
  const waiting = [...roots]
  const first = new Set(roots)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const name = pageAt(path.split('?')[0] || '/')
    const isRoot = first.delete(path)
    if (!name || (seen.has(name) && !isRoot)) continue
    seen.add(name)
    await page.goto(`/hi${path === '/' ? '' : path}`)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    // Where one begins, links to all the others are waited for.
    if (isRoot) await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const { wide, cut, isFound, languages } = await faultsOf(page)
    const lines = (await page.locator('body').allInnerTexts()).join('\n').split(/\s*\n\s*/)
    const english = lines.filter(
      (line) => sentences.has(line) || /\b(undefined|NaN|null)\b|\{\w+\}/.test(line),
    )
    if (wide > 0) wrong.push(`${path} is ${wide} px wider than the phone`)
    for (const text of cut) wrong.push(`${path} cuts “${text}”`)
    for (const line of english) wrong.push(`${path} says “${line}”`)
    // Who is signed in is led away from some pages.
    const { origin, pathname } = new URL(page.url())
    const plain = pathname.replace('/hi', '')
    const wanted = {
      en: origin + (plain || '/'),
      hi: `${origin}/hi${plain}`,
      'x-default': origin + (plain || '/'),
    }
    if (
      isFound &&
      JSON.stringify(Object.entries(languages).sort()) !== JSON.stringify(Object.entries(wanted).sort())
    )
      wrong.push(`${path} names its languages ${JSON.stringify(languages)}`)
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
        ({ pathname, search }) => pathname + search,
      ),
    )
    waiting.push(...links.filter((link) => link.startsWith('/hi')).map((link) => link.slice(3) || '/'))
  }
  return wrong
}

const ofClient = [
  ...[
    '/register/details',
    '/dashboard',
    '/profile',
    '/wallet',
    '/questions',
    '/result',
    '/chat',
    '/community',
    '/counseling',
  ],
  ...[
    '/my-action-plan',
    '/my-learning',
    '/wishlists',
    '/my-webinars',
    '/support',
    '/enquiries',
    '/earn-and-refer',
  ],
  ...['/organisation', '/organisation/join/no-such-link'],
  ...['/notifications', pathTo('readBook', { eBookId: demoId('ebook', 'the-three-oclock-book') })],
]
const visitorsOnly = [
  '/register',
  '/register/healer',
  '/login',
  '/login/healer',
  '/login/staff',
  '/login/staff/second-factor',
  '/otp',
]
/** Pages that a link of a message or a purchase leads to, as they are for who has an old one. */
const withoutSubject = [
  ...['/payment', '/course-view/payment', '/unsubscribe/old', '/guardian/old', '/a/old', '/certificate/old'],
  `/privacy-centre/deletion/${demoId('deletion', 'none')}`,
]

const ofHealer = [
  ...[
    '/practice',
    '/practice/hours',
    '/practice/page',
    '/practice/earnings',
    '/practice/chat',
    '/practice/community',
  ],
  ...['/practice/plans', '/practice/plans/new'],
  ...['/practice/clients', '/practice/enquiries', '/practice/questions', '/practice/events'],
  ...['/practice/proposals', '/practice/proposals/new?kind=event', '/practice/proposals/new?kind=article'],
  '/practice/proposals/new?kind=reel',
  `/practice/proposals/${demoId('submission', 'refused')}`,
  `/practice/events/${demoId('event', 'evening-by-the-sea')}`,
]

/** What else stands among the pages of who works here. */
const isOfWork = (name: PageName) =>
  /^(practice|helpDesk|manageOrganization|coursePreview|playerPreview)/.test(name)

test('every page for clients and visitors fits a small phone in Hindi, and says nothing in English that it need not', async ({
  page,
  browser,
  outside,
}) => {
  test.slow()
  const seen = new Set<PageName>()
  const client = await (await browser.newContext()).newPage()
  await logInDemoClient(client, outside)
  const wrong = await Promise.all([
    seeEach(client, ofClient, seen),
    seeEach(page, ['/', '/get-started', '/healers/compare', ...visitorsOnly, ...withoutSubject], seen),
  ])
  expect(wrong.flat()).toEqual([])
  expect(pages.map(({ name }) => name).filter((name) => !isOfWork(name) && !seen.has(name))).toEqual([])
})

test('so does every page for healers, colleagues and who looks after an organisation', async ({
  browser,
  outside,
}) => {
  test.slow()
  const seen = new Set(pages.map(({ name }) => name).filter((name) => !isOfWork(name)))
  const healer = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  const support = await logInSupport(browser, outside)
  const maker = await logInColleague(browser, outside, editor)
  const course = { courseId: demoId('course', 'speaking-with-a-grown-child') }
  const token = await healer.evaluate(() => localStorage.getItem('token'))
  const [from, to] = [-7, 7].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const answer = await healer.request.get(`/api/practice/appointment?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const [session]: { u_id: string }[] = (await answer.json()).data
  const one = pathTo('practiceAppointment', { appointmentId: session?.u_id ?? '' })
  const client = pathTo('practiceClient', { appointmentId: session?.u_id ?? '' })
  const [, managing] = demoMembers
  const manager = await logInAs(browser, outside, digitsOf(managing?.phone ?? ''), 'client')
  const ticket = pathTo('helpDeskTicket', {
    supportId: demoId('support-ticket', 'The invoice should be in the name of my shop'),
  })
  const managed = pathTo('manageOrganization', { organizationId: demoOrganization.id })
  const wrong = await Promise.all([
    seeEach(healer, [...ofHealer, one, client], seen),
    seeEach(support, ['/help-desk', ticket], seen),
    seeEach(manager, [managed], seen),
    seeEach(maker, [pathTo('coursePreview', course), pathTo('playerPreview', course)], seen),
  ])
  expect(wrong.flat()).toEqual([])
  expect(pages.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
})
