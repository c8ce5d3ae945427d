import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { somePicture } from '../../testing/files.ts'
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
  const answer = await stored().app.http.inject({
    url: data?.address ?? '',
    headers: { range: 'bytes=100-199' },
  })
  expect(answer.statusCode).toBe(206)
  expect(answer.rawPayload.equals(content.subarray(100, 200))).toBe(true)

  const photo = await somePicture(900, 900)
  const second = await begin(as, photo.length)
  await sendPart(as, second, 0, photo)
  const picture = await look(as, id(second), ['picture'], 'photo')
  const shown = await stored().app.http.inject({ url: picture.data?.address ?? '' })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
})
