import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uploadsPath } from '@newyou/contract/foundation/media'
import { expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { send, begun, idOf } = uploadsOf(app)

test('an upload that the protocol refuses leaves no file, and what belongs to no upload goes after an hour', async () => {
  const as = await makeStaff(app(), ['editor'])
  const arriving = path.resolve(app().app.platform.config.DATA_FOLDER, 'arriving')
  const lying = async () => (await readdir(arriving).catch(() => [])).sort()
  const before = await lying()
  for (const headers of [
    { 'upload-length': '10', 'upload-metadata': 'filename not-base64 too many words' },
    { 'upload-length': '10', 'tus-resumable': '0.2.1' },
    { 'upload-length': '10', 'upload-concat': 'partial' },
  ]) {
    const answer = await send(as, 'POST', uploadsPath, headers)
    if (answer.status < 400) await send(as, 'DELETE', answer.headers.get('location') ?? '')
  }
  const tooMuch = { 'upload-length': '5', 'content-type': 'application/offset+octet-stream' }
  expect((await send(as, 'POST', uploadsPath, tooMuch, Buffer.alloc(64))).status).toBeGreaterThanOrEqual(400)
  // The answer goes out before its traces go.
  await expect.poll(lying).toEqual(before)
  const [stray, young] = [randomUUID(), randomUUID()]
  const waiting = idOf(await begun(as, 10))
  await mkdir(arriving, { recursive: true })
  for (const name of [stray, `${stray}.json`, young]) await writeFile(path.join(arriving, name), 'x')
  const long = new Date(Date.now() - hours(2))
  for (const name of [stray, `${stray}.json`, waiting]) await utimes(path.join(arriving, name), long, long)
  await app().app.modules.media.sweep()
  const left = await lying()
  expect(left).not.toContain(stray)
  expect(left).not.toContain(`${stray}.json`)
  expect(left).toEqual(expect.arrayContaining([young, waiting]))
})
