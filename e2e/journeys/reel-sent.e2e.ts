import path from 'node:path'
import sharp from 'sharp'
import { expectNoneHere } from '../axe.ts'
import { editor, logInColleague, openScreen } from '../back-office.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { logInHealer } from '../people.ts'

const title = `One leaf ${freshMobile()}`
const media = (name: string) => path.resolve(import.meta.dirname, '../../demo/media', name)

test('a healer sends a reel, an editor publishes it, a visitor watches it', async ({
  page,
  browser,
  outside,
}) => {
  test.slow()
  const practice = await logInHealer(browser, outside, (await ownHealer('savita-jadhav')).mobile)
  await practice.setViewportSize({ width: 390, height: 844 })
  await open(practice, '/practice/proposals')
  await practice.getByRole('link', { name: 'Send a reel' }).click()
  await practice.getByLabel('Title').fill(title)
  await practice.getByRole('button', { name: 'Send for review' }).click()
  await expect(practice.getByText('Please upload the video')).toBeVisible()
  // A non-video file is refused with a message; typed text stays.
  await practice.getByLabel('Upload video').setInputFiles(media('courses/video-diya-en.vtt'))
  await expect(practice.getByText('Please choose a file of this type: video')).toBeVisible()
  // A file too large is not sent at all.
  await practice.getByLabel('Upload captions').setInputFiles({
    name: 'captions.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.alloc(1024 ** 2 + 1, 'WEBVTT\n'),
  })
  await expect(practice.getByText('This file is larger than 1 MB')).toBeVisible()
  await practice.getByLabel('Upload video').setInputFiles(media('reels/paddy.mp4'))
  await expect(practice.getByText('The file has been saved')).toBeVisible()
  await practice.getByLabel('Upload picture').setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 720, height: 1280, channels: 3, background: '#3a6b52' } })
      .jpeg()
      .toBuffer(),
  })
  await expect(practice.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  await expect(practice.getByLabel('Title')).toHaveValue(title)
  await practice.getByLabel('Caption', { exact: true }).fill('Look at one leaf until it moves.')
  await practice.getByLabel('Alt text').fill('A leaf in the wind.')
  await practice.getByLabel('Category').selectOption('health')
  await expectNoneHere(practice, 'a reel that is written')
  await practice.getByRole('button', { name: 'Send for review' }).click()
  await expect(practice.getByText('Under review')).toBeVisible()

  const desk = await logInColleague(browser, outside, editor)
  await openScreen(desk, '/submissions')
  await desk.getByText(title).click()
  await expect(desk.getByLabel('A leaf in the wind.')).toBeVisible()
  await expectNoneHere(desk, 'a proposed reel')
  await desk.getByRole('button', { name: 'Publish reel' }).click()
  await expect(desk.getByRole('link', { name: 'Open reel' })).toBeVisible()

  await open(page, '/reels')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const film = page.getByRole('article', { name: title }).locator('video')
  await expect(film).toHaveAttribute('src', /^\/reel-files\//)
  await expect.poll(() => film.evaluate((shown: HTMLVideoElement) => shown.readyState)).toBeGreaterThan(1)
})
