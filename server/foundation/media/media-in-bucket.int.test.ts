import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fetchStored, somePicture } from '../../testing/files.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const stored = useTestApp({ withBucket: true })
const { begun: begin, part: sendPart, idOf: id, finish: look } = uploadsOf(stored)
const film = () => readFile(path.resolve(import.meta.dirname, '../../../demo/media/courses/video-diya.mp4'))

test('a bucket that is away costs nothing that was sent; then film and picture lie there and are served', async () => {
  const { bucket } = stored().sandbox
  const as = await makeStaff(stored(), ['editor'])
  const content = await film()
  const address = await begin(as, content.length)
  await sendPart(as, address, 0, content)
  bucket.setMode('down')
  expect(await look(as, id(address), ['film'])).toMatchObject({
    status: 503,
    message: expect.stringContaining('Nothing was changed'),
  })
  bucket.setMode('up')
  const { data } = await look(as, id(address), ['film'])
  expect(bucket.names()).toEqual([`private/${data?.file}`])
  const answer = await fetchStored(stored(), data?.address, { range: 'bytes=100-199' })
  expect(answer.status).toBe(206)
  expect(answer.body.equals(content.subarray(100, 200))).toBe(true)

  const photo = await somePicture(900, 900)
  const second = await begin(as, photo.length)
  await sendPart(as, second, 0, photo)
  const picture = await look(as, id(second), ['picture'], 'photo')
  const shown = await fetchStored(stored(), picture.data?.address)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
