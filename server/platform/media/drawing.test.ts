import { uploads } from '@newyou/contract/file-limits'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createQueue } from '../queue.ts'
import { createDrawing } from './drawing.ts'

test('thirty pictures at once are drawn two at a time, and what does not fit into the queue is told to come back', async () => {
  const queue = createQueue({ atOnce: 2, waitingMax: 24 })
  let most = 0
  let drawn = 0
  const work = async () => {
    most = Math.max(most, queue.running())
    await new Promise((resolve) => setTimeout(resolve, 2))
    drawn++
  }
  const ended = await Promise.allSettled(Array.from({ length: 30 }, () => queue.run(work)))
  expect(most).toBe(2)
  expect(drawn).toBe(26)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  await queue.run(work)
  expect(queue.running()).toBe(0)
})

test('work that fails gives its place to the next', async () => {
  const queue = createQueue({ atOnce: 1, waitingMax: 5 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'drawn')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('drawn')
})

test('a picture that says in its header that it is too large is refused before it is decoded', async () => {
  const drawing = createDrawing()
  const side = Math.ceil(Math.sqrt(uploads.pictureMaxPixels)) + 1
  const huge = await sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  // Data after the header is cut off, so decoding could not even begin.
  const header = huge.subarray(0, 200)
  await expect(drawing.draw(header, (picture) => picture.webp())).rejects.toThrow('too many pixels')
  expect(uploads.pictureMaxPixels).toBeLessThanOrEqual(25_000_000)
})
