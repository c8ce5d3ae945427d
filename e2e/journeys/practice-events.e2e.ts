import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { expectNoneHere } from '../axe.ts'
import { editor, logInColleague, openScreen } from '../back-office.ts'
import { browserWith } from '../browser.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startEventIn } from '../passing-time.ts'
import { becomeClient, giveStars, logInHealer } from '../people.ts'

const title = `Tea under the neem ${freshMobile()}`
/** As a field of date and time is filled in. */
const inDays = (count: number) =>
  new Date(Date.now() + count * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 16)

/** A film of one picture that a camera shows: the page's ticket on a grey ground. */
async function filmOf(svg: string, file: string) {
  const [width, height] = [640, 480]
  const code = await sharp(Buffer.from(svg)).resize(360, 360, { kernel: 'nearest' }).png().toBuffer()
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#bbb' } })
    .composite([{ input: code }])
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = Buffer.from(data).subarray(0, width * height)
  const colour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\n`)
  await writeFile(file, Buffer.concat([head, frame, frame]))
}

test('a workshop is proposed, published, hosted with tickets at the door, and reported on', async ({
  page,
  browser,
  outside,
  baseURL,
}, info) => {
  test.slow()
  const healer = await ownHealer('savita-jadhav')
  const practice = await logInHealer(browser, outside, healer.mobile)
  await practice.setViewportSize({ width: 390, height: 844 })
  await open(practice, '/practice')
  await practice
    .getByRole('navigation', { name: 'My practice' })
    .getByRole('link', { name: 'Proposals' })
    .click()
  await practice.getByRole('link', { name: 'Propose an event' }).click()
  await practice.getByRole('radio', { name: 'Workshop' }).check()
  await practice.getByLabel('Title').fill(title)
  await practice.getByRole('button', { name: 'Save draft' }).click()
  await expect(practice.getByText('The draft has been saved')).toBeVisible()
  // Missing fields are named, and nothing is sent.
  await practice.getByRole('button', { name: 'Send for review' }).click()
  await expect(practice.getByText('Please choose a date and time')).toBeVisible()
  await expectNoneHere(practice, 'an unfinished proposal')
  await practice.getByLabel('Summary').fill('An hour outside for people who work inside.')
  await practice.getByLabel('Category').selectOption('health')
  await practice.getByLabel('Event language').selectOption('Marathi')
  await practice.getByLabel('Start').fill(inDays(4))
  await practice.getByRole('radio', { name: 'In person' }).check()
  await practice.getByLabel('Venue').fill('The neem garden')
  await practice.getByLabel('Address').fill('4 Prabhat Road')
  await practice.getByLabel('City').fill('Pune')
  await practice.getByLabel('Description').fill('We sit.\nThen there is tea.')
  await practice.getByRole('button', { name: 'Add a speaker' }).click()
  await practice.getByRole('button', { name: 'Send for review' }).click()
  await expect(practice.getByText('This field is required')).toBeVisible()
  await practice.getByLabel('Name of speaker 1').fill('Asmita Deo')
  await practice.getByLabel('Role of speaker 1').selectOption('Co-host')
  await expectNoneHere(practice, 'a proposal with a speaker')
  await practice.getByRole('button', { name: 'Send for review' }).click()
  await expect(practice.getByText('Under review')).toBeVisible()

  const desk = await logInColleague(browser, outside, editor)
  await openScreen(desk, '/submissions')
  await desk.getByText(title).click()
  await desk.getByRole('button', { name: 'Publish event' }).click()
  await expect(desk.getByRole('link', { name: 'Open event' })).toBeVisible()
  await expectNoneHere(desk, 'a proposal that was published')

  await practice.reload()
  await practice.getByRole('link', { name: 'Go to the event' }).click()
  await expect(practice.getByText('No one has enrolled yet.')).toBeVisible()
  const eventId = new URL(practice.url()).pathname.split('/').at(-1) ?? ''

  await becomeClient(page, outside)
  await open(page, `/workshop/workshop-details/${eventId}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Asmita Deo' })).toContainText('Co-host')
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await open(page, `/workshop/join/${eventId}`)
  const ticket = page.getByRole('img', { name: 'QR code of your ticket' })
  await expect(ticket).toBeVisible()
  await expectNoneHere(page, 'a ticket')
  const code = (await page.getByText(/^Ticket code: /).textContent())?.replace('Ticket code: ', '') ?? ''

  // At the door: scanned by the phone's camera, and typed a second time.
  await startEventIn(eventId, 30)
  const film = info.outputPath('ticket.y4m')
  await filmOf(await ticket.evaluate((svg) => new XMLSerializer().serializeToString(svg)), film)
  expect((await readFile(film)).length).toBeGreaterThan(0)
  const phone = await chromium.launch(
    browserWith(
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ),
  )
  const atDoor = await (
    await phone.newContext({ baseURL, storageState: await practice.context().storageState() })
  ).newPage()
  await open(atDoor, `/practice/events/${eventId}`)
  await atDoor.getByRole('link', { name: 'Scan tickets' }).click()
  await expect(atDoor.getByText('1 enrolled, 1 attended.')).toBeVisible()
  await phone.close()
  await practice.reload()
  await practice.getByLabel('Ticket code').fill(code)
  await practice.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(practice.getByText(/was already checked in/)).toBeVisible()
  await practice.getByLabel('Ticket code').fill('00000-00000')
  await practice.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(practice.getByText('This ticket is not for this event')).toBeVisible()
  await expectNoneHere(practice, 'checking participants in')
  await page.reload()
  await expect(page.getByText(/You were checked in/)).toBeVisible()

  // It is over: what the participant says is read by the host and by colleagues.
  await startEventIn(eventId, -90)
  await open(page, `/feedback/workshop/${eventId}`)
  await giveStars(page, 5)
  await page.getByLabel('Your feedback').fill('The tea was hot.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Feedback form submit successfully')).toBeVisible()
  await practice.reload()
  await expect(practice.getByText('The tea was hot.')).toBeVisible()
  await expect(practice.getByText('5 of 5 stars, 1 response')).toBeVisible()

  // The host sends the film, an editor looks at it, and the participant watches it.
  const chooser = practice.getByLabel('Upload recording', { exact: true })
  await chooser.setInputFiles('package.json')
  await expect(practice.getByText('Please choose a file of this type: video')).toBeVisible()
  await chooser.setInputFiles('demo/media/courses/video-diya.mp4')
  await expect(practice.getByText('Waiting for review')).toBeVisible()
  await expectNoneHere(practice, 'a recording that waits')
  await openScreen(desk, '/event-recordings')
  const waiting = desk.getByRole('article', { name: title })
  await expect(waiting.getByText('Workshop by')).toBeVisible()
  await expectNoneHere(desk, 'recordings that wait')
  await waiting.getByRole('button', { name: 'Accept recording' }).click()
  await expect(waiting).toHaveCount(0)
  await practice.reload()
  await expect(practice.getByRole('link', { name: 'Watch recording' })).toBeVisible()
  await open(page, `/workshop/join/${eventId}`)
  await expect(page.locator('video')).toBeVisible()
  await open(practice, '/practice/events')
  await expect(practice.getByText('1 of 1 attended')).toBeVisible()
  await openScreen(desk, '/event-feedback')
  await expect(desk.getByText('The tea was hot.')).toBeVisible()
  await practice.context().close()
  await desk.context().close()
})
