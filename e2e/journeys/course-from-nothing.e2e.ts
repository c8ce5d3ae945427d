import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoneHere } from '../axe.ts'
import { editor, expectSoonOn, logInColleague, openScreen } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'

const megabyte = 1024 * 1024

/** A file with a film of the demo, made longer by bytes that players leave out, so that it is sent in several parts. */
async function largeFilm() {
  const film = await readFile(path.resolve(import.meta.dirname, '../../demo/media/courses/video-diya.mp4'))
  const free = Buffer.alloc(9 * megabyte)
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  const file = test.info().outputPath('evening-lamp.mp4')
  await writeFile(file, Buffer.concat([film, free]))
  return file
}
const somePicture = async () => ({
  name: 'lamp.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer(),
})

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
/** Another record, found by its name. */
async function chooseRecord(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).click()
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}/)
}

test('an editor makes a course with a film from nothing, over a line that is cut, and a visitor sees it at once', async ({
  browser,
  outside,
  page: visitor,
}) => {
  test.slow()
  const page = await logInColleague(browser, outside, editor)
  const title = `Lamps in the evening ${Date.now()}`
  await openScreen(page, '/courses/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Summary', { exact: true }).fill('Five calm evenings.')
  await chooseRecord(page, 'Taught by', 'Meera')
  await choose(page, 'Category', 'Health')
  await page.getByRole('textbox', { name: 'Language', exact: true }).fill('English')
  await page.getByLabel('Price (₹)').fill('900')
  await page.getByLabel('Picture: file').setInputFiles(await somePicture())
  await expect(page.getByRole('img', { name: 'As it is now' })).toBeVisible()
  await expectNoneHere(page, 'a new course with its picture')
  await save(page)
  const courseId = /courses\/([0-9a-f-]{36})/.exec(page.url())?.[1]
  const courseAddress = new URL(page.url()).pathname.replace('/admin', '')

  await openScreen(page, '/course-sections/create')
  await chooseRecord(page, 'Course', title)
  await page.getByLabel('Title', { exact: true }).fill(`Week 1 of ${title}`)
  await save(page)

  await openScreen(page, '/course-lessons/create')
  const film = await largeFilm()
  const beginnings: string[] = []
  const parts: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/staff/uploads')) return
    if (request.method() === 'POST') beginnings.push(request.url())
    if (request.method() === 'PATCH') parts.push(request.headers()['upload-offset'] ?? '')
  })
  // The line is lost in the second part, and the window is closed before it comes back.
  let isCut = true
  await page.route('**/api/staff/uploads/*', async (route) => {
    const isSecond =
      route.request().method() === 'PATCH' && route.request().headers()['upload-offset'] !== '0'
    if (isCut && isSecond) await route.abort('connectionreset')
    else await route.continue()
  })
  await page.getByLabel('Video, audio or PDF: file').setInputFiles(film)
  await expect(page.getByText('evening-lamp.mp4: 43%')).toBeVisible()
  await expectNoneHere(page, 'an upload under way')
  await expect.poll(() => parts).toContain(String(4 * megabyte))
  await page.reload()
  isCut = false
  await page.getByLabel('Video, audio or PDF: file').setInputFiles(film)
  await expect(page.getByText(/evening-lamp\.mp4, 1:10, 9\.2 MB/)).toBeVisible()
  expect(beginnings).toHaveLength(1)
  expect(parts.filter((offset) => offset === '0')).toHaveLength(1)

  await chooseRecord(page, 'Section', `Week 1 of ${title}`)
  await page.getByLabel('Title', { exact: true }).fill('The lamp')
  await choose(page, 'Type', 'Video')
  await page.getByLabel('Free preview').check()
  await save(page)

  await open(visitor, '/courses')
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  await openScreen(page, courseAddress)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
  await expectSoonOn(visitor, '/courses', title)

  await open(visitor, `/courses/courses-details/${courseId}`)
  await expect(visitor.getByRole('heading', { name: title, exact: true })).toBeVisible()
  const picture = visitor.locator('img[src*="/media/content/"]')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await open(visitor, `/course-view/courses-details/${courseId}`)
  const player = visitor.locator('video')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(5)
  await page.context().close()
})
