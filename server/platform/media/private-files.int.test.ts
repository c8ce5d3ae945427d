import { randomBytes } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const content = randomBytes(3000)
const name = 'courses/film-1.mp4'
const storages = [
  ['on the disk', useTestApp()],
  ['in a bucket', useTestApp({ withBucket: true, config: { S3_DELIVERY: 'through' } })],
] as const

describe.each(storages)('private files %s', (_where, app) => {
  const files = () => app().app.platform.privateFiles
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app().app.http.inject({ method, url, headers })
  const addressOf = (viewer = 'preview') => files().address(name, viewer)

  beforeAll(() => files().keep(name, content))
  afterEach(() => app().clock.set(start))

  test('come whole by their address, with their type and for this browser only', async () => {
    const answer = await get(addressOf())
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '3000',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
  })

  test('come in parts: from, to, the last bytes', async () => {
    for (const [range, part, said] of [
      ['bytes=0-99', content.subarray(0, 100), 'bytes 0-99/3000'],
      ['bytes=2900-', content.subarray(2900), 'bytes 2900-2999/3000'],
      ['bytes=-10', content.subarray(2990), 'bytes 2990-2999/3000'],
    ] as const) {
      const answer = await get(addressOf(), { range })
      expect(answer.statusCode).toBe(206)
      expect(answer.headers['content-range']).toBe(said)
      expect(answer.rawPayload.equals(part)).toBe(true)
    }
  })

  test('say how long they are when a part lies behind their end', async () => {
    const answer = await get(addressOf(), { range: 'bytes=3000-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */3000')
  })

  test('answer HEAD without a body', async () => {
    const answer = await get(addressOf(), {}, 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('3000')
    expect(answer.rawPayload).toHaveLength(0)
  })

  test('are not sent again to who has them, and a part only of the same file', async () => {
    const { etag = '' } = (await get(addressOf())).headers
    expect((await get(addressOf(), { 'if-none-match': String(etag) })).statusCode).toBe(304)
    const range = 'bytes=0-9'
    expect((await get(addressOf(), { range, 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await get(addressOf(), { range, 'if-range': '"another"' })).statusCode).toBe(200)
  })

  test('are refused without a signature, after its end, and with anything changed', async () => {
    await files().keep('courses/film-2.mp4', content)
    const address = addressOf('019a0000-0000-7000-8000-000000000001')
    const changed = [
      '/files/courses/film-1.mp4',
      address.replace('film-1', 'film-2'),
      address.replace('000000000001', '000000000002'),
      address.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 60}`),
      address.replace(/mac=...../, 'mac=AAAAA'),
      `${address}&save_as=x.mp4`,
      `${address}&viewer=preview`,
    ]
    for (const url of changed) expect((await get(url)).statusCode, url).toBe(403)
    expect((await get(address)).statusCode).toBe(200)
    app().clock.advance(5 * 60_000)
    expect((await get(address)).statusCode).toBe(403)
  })

  test('do not lead out of their folder', async () => {
    for (const path of ['../pictures/a.png', 'courses/../../main.ts', '/etc/passwd', 'courses/.hidden.mp4']) {
      // 404: the router itself already leaves the folder's address behind.
      expect([403, 404], path).toContain((await get(files().address(path, 'preview'))).statusCode)
      await expect(files().keep(path, content)).rejects.toThrow('not a name')
    }
    const encoded = addressOf().replace('courses/', 'courses%2F..%2F..%2F')
    expect((await get(encoded)).statusCode).toBe(403)
  })

  test('that are gone are not found', async () => {
    expect((await get(files().address('courses/gone.mp4', 'preview'))).statusCode).toBe(404)
  })

  test('to be kept are saved under a name of words', async () => {
    const answer = await get(files().address(name, 'preview', { saveAs: 'Week 1, सप्ताह.mp4' }))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=.*filename\*=UTF-8''/)
  })
})
