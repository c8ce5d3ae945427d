import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../tasks/ports.ts'
import { type RunningSite, startSite } from '../../tasks/site.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer, freeTimes, payByCard } from '../people.ts'
import { shiftClock } from '../shift-clock.ts'

test.use({ timezoneId: 'America/New_York' })

// On a database that was given there is but one, and two clocks in it would harm the other journeys.
test.skip(Boolean(process.env.DATABASE_URL), 'needs a database of its own')

// New York goes forward on Sunday 14 March 2027, India never. A site of its own, because server and browser both have
// to live in that week.
const shiftedBy = Date.parse('2027-03-10T15:00:00Z') - Date.now()
const measurementId = 'G-ABROAD0001'
const kept = { site: process.env.SITE_URL, sandbox: process.env.SANDBOX_URL }
let site: RunningSite | undefined
let dataFolder: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataFolder = await mkdtemp(path.join(tmpdir(), 'newyou-abroad-'))
  const shift = `import { shiftClock } from ${JSON.stringify(import.meta.resolve('../shift-clock.ts'))}; shiftClock(${shiftedBy})`
  site = await startSite({
    port: await freePort(),
    dataFolder,
    isThrowaway: true,
    demo: { now: new Date(Date.now() + shiftedBy), withoutPictures: true, withoutHistory: true },
    environment: {
      LOG_LEVEL: process.env.TEST_LOG ?? 'error',
      CLOCK: 'node',
      // This site is counted by Google, the other one by Matomo.
      MATOMO_URL: '',
      MATOMO_SITE_ID: '',
      GA4_MEASUREMENT_ID: measurementId,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
    },
  })
  process.env.SITE_URL = site.url
  process.env.SANDBOX_URL = site.sandboxUrl
})
test.afterAll(async () => {
  await site?.stop()
  await rm(dataFolder, { recursive: true, force: true })
  process.env.SITE_URL = kept.site
  process.env.SANDBOX_URL = kept.sandbox
})

/** A moment by the clock on a wall, as the site writes it: `Friday 12 March, 10:30`. */
function onTheWall(moment: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).formatToParts(new Date(moment))
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const time = `${part('hour')}:${part('minute')}`
  return {
    words: `${part('weekday')} ${part('day')} ${part('month')}, ${time}`,
    time: `${time} ${part('dayPeriod').toLowerCase()}`,
  }
}

test('a client abroad sees the same moment everywhere, before and after their clocks change, and is counted after consent', async ({
  page,
  context,
  outside,
}) => {
  await context.addInitScript(shiftClock, shiftedBy)
  await becomeClient(page, outside)
  const healer = demoHealer('meera-krishnan')
  for (const { day, zone } of [
    { day: 12, zone: 'New York (UTC-5)' },
    { day: 15, zone: 'New York (UTC-4)' },
  ]) {
    await open(page, healer.path)
    const picker = page.getByRole('region', { name: 'Choose a time' })
    await picker
      .getByRole('button', { name: new RegExp(`${day} ?March, [1-9]\\d* times? available$`) })
      .click()
    await expect(picker.getByText(zone)).toBeVisible()
    const time = freeTimes(picker).first()
    const chosen = await time.textContent()
    await time.click()
    await expect(page).toHaveURL(/[?&]at=/)
    const at = new URL(page.url()).searchParams.get('at') ?? ''
    const theirs = onTheWall(at, 'America/New_York')
    expect(theirs).toEqual({ words: expect.stringContaining(` ${day} March, `), time: chosen })
    await picker.getByLabel('What would you like to talk about?').fill('I live far from everybody I know.')
    await picker.getByRole('button', { name: /^Book appointment/ }).click()

    await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
    await expect(page.getByText(theirs.words)).toBeVisible()
    await expect(page.getByText(onTheWall(at, 'Asia/Kolkata').words)).toBeVisible()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await payByCard(page)
    await page.getByRole('link', { name: 'View appointment' }).click()

    await expect(page.getByText(theirs.words)).toBeVisible()
    await expect(page.getByText(zone)).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(`DTSTART:${at.replace(/[-:]|\.\d+/g, '')}`)
  }

  await open(page, '/privacy-centre')
  const { views: before } = await outside.pageViews()
  expect(before).toEqual([])
  await page.getByRole('switch', { name: 'Usage statistics' }).check()
  await expect.poll(async () => (await outside.pageViews()).views.length).toBe(1)
  const { views } = await outside.pageViews()
  expect(views).toMatchObject([
    { query: { tid: measurementId, en: 'page_view', dt: '/privacy-centre' }, cookie: null, referrer: null },
  ])
})
