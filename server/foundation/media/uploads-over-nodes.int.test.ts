import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { after, hours } from '../../platform/clock.ts'
import { fetchStored } from '../../testing/files.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { sandboxBucket, type TestApp, type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

// Two nodes with folders of their own, on one database and one bucket.
const one = useTestApp({ withBucket: true })
const two = useTestApp({
  database: async () => one().app.platform.directUrl,
  config: () => sandboxBucket(one().sandbox.url),
})
const [atOne, atTwo] = [uploadsOf(one), uploadsOf(two)]
const film = () => readFile(path.resolve(import.meta.dirname, '../../../demo/media/courses/video-diya.mp4'))
const bucket = () => one().sandbox.bucket
const editor = () => makeStaff(one(), ['editor'])
const arriving = () =>
  bucket()
    .names()
    .filter((name) => name.startsWith('arriving/'))
const lyingAt = ({ app }: TestApp) =>
  readdir(path.join(app.platform.config.DATA_FOLDER, 'arriving')).catch(() => [])
const partsOf = (address: string) =>
  one().db.selectFrom('upload_part').select('bytes').where('upload_id', '=', atOne.idOf(address)).execute()

/** A part that says how long it is; its body is written by the test. */
function openPart(
  app: TestApp,
  as: TestUser,
  address: string,
  offset: number,
  length: number,
): ClientRequest {
  const { port } = app.app.http.server.address() as AddressInfo // it listens by TCP
  return request({
    port,
    path: address,
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-csrf-token': as.csrf,
      cookie: `csrf=${as.csrf}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
      'upload-offset': offset,
    },
  })
}

test('an upload that goes to two nodes by turns, and is cut in between, is one film', async () => {
  const as = await editor()
  const content = await film()
  const size = Math.ceil(content.length / 7)
  const address = await atOne.begun(as, content.length)
  let turn = 0
  for (let offset = 0; offset < content.length; turn += 1) {
    const [node, uploads] = turn % 2 ? ([two, atTwo] as const) : ([one, atOne] as const)
    offset = await uploads.offsetOf(as, address)
    const rest = content.subarray(offset, offset + size)
    if (turn % 3 === 1) {
      expect((await uploads.finish(as, uploads.idOf(address), ['film'])).status).toBe(409)
      const cut = openPart(node(), as, address, offset, rest.length)
      await new Promise<void>((resolve) => {
        cut.on('error', () => {}).on('close', resolve)
        cut.write(rest.subarray(0, size / 2), () => cut.destroy())
      })
      continue
    }
    const { status } = await uploads.part(as, address, offset, rest)
    // The other node may just have written down what came before the cut: the browser asks again after a 409.
    expect([204, 409]).toContain(status)
    if (status === 204) offset += rest.length
  }
  expect(turn).toBeGreaterThan(7)

  const { data } = await atTwo.finish(as, atTwo.idOf(address), ['film'])
  expect((await fetchStored(one(), data?.address)).body.equals(content)).toBe(true)
  expect([arriving(), await partsOf(address), await lyingAt(one()), await lyingAt(two())]).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('of two nodes that go on behind the same byte one is refused, and what it had is gone', async () => {
  const as = await editor()
  const address = await atOne.begun(as, 10)
  await atTwo.offsetOf(as, address)
  const held = openPart(one(), as, address, 0, 4)
  const answered = once(held, 'response') as Promise<[IncomingMessage]>
  await new Promise<void>((resolve) => held.write('la', () => resolve()))
  expect((await atTwo.part(as, address, 0, Buffer.from('first'))).status).toBe(204)
  held.end('te')
  const [answer] = await answered
  expect(answer.statusCode).toBe(409)
  expect((await partsOf(address)).map(({ bytes }) => bytes)).toEqual([5])
  expect(await atOne.offsetOf(as, address)).toBe(5)
  expect((await atOne.send(as, 'DELETE', address)).status).toBe(204)
  expect([arriving(), (await atTwo.send(as, 'HEAD', address)).status]).toEqual([[], 404])
})

test('a bucket that is away takes no part, and gets it when it is back; what no upload wants goes', async () => {
  const as = await editor()
  const address = await atOne.begun(as, 8)
  expect((await atOne.part(as, address, 0, Buffer.from('half'))).status).toBe(204)
  bucket().setMode('down')
  expect((await atTwo.part(as, address, 4, Buffer.from('more'))).status).toBe(503)
  bucket().setMode('up')
  expect(await atTwo.offsetOf(as, address)).toBe(4)

  const { clock, ids, storage } = one().app.platform
  const [stray, lost] = [ids.next(), randomUUID()]
  await storage.keep(`arriving/${lost}/${stray}`, Buffer.from('x'))
  await one()
    .db.insertInto('upload_part')
    .values({ u_id: stray, upload_id: lost, from_byte: 0, bytes: 1, is_kept: true, created_at: clock.now() })
    .execute()
  await one().app.modules.media.sweep()
  expect([arriving().length, (await partsOf(address)).length]).toEqual([2, 2])
  one().clock.set(after(clock.now(), hours(2)))
  await one().app.modules.media.sweep()
  expect([arriving().length, await partsOf(address)]).toEqual([1, [{ bytes: 4 }]])
  expect((await atTwo.part(as, address, 4, Buffer.from('more'))).status).toBe(204)
  expect(await atTwo.offsetOf(as, address)).toBe(8)
})
