import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxBucket, useTestApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import { moveFiles } from './move-files.ts'

const onDisk = useTestApp()
const inBucket = useTestApp({ withBucket: true, config: { S3_DELIVERY: 'through' } })
const get = (app: typeof onDisk, url: string, headers: Record<string, string> = {}) =>
  app().app.http.inject({ method: 'GET', url, headers })
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`)
const bucket = () => inBucket().sandbox.bucket

beforeEach(() => bucket().setMode('up'))

describe.each([
  ['on the disk', onDisk],
  ['in a bucket', inBucket],
] as const)('pictures %s', (_where, app) => {
  test('are served under names that never change, drawings compressed, and nothing else is', async () => {
    const { pictures, privateFiles } = app().app.platform
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    await pictures.keep('t/a-1.webp', picture)
    await pictures.keep('t/b.svg', drawing)
    await privateFiles.keep('courses/film.mp4', picture)
    const whole = await get(app, '/media/t/a-1.webp')
    expect(whole.rawPayload.equals(picture)).toBe(true)
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    })
    const { etag } = whole.headers
    expect((await get(app, '/media/t/a-1.webp', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    const compressed = await get(app, '/media/t/b.svg', { 'accept-encoding': 'br' })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/svg+xml' })
    expect((await get(app, '/media/t/b.svg')).rawPayload.equals(drawing)).toBe(true)
    for (const url of [
      '/media/t/none.webp',
      '/media/../private/courses/film.mp4',
      '/media/%2e%2e/private/courses/film.mp4',
    ])
      expect((await get(app, url)).statusCode, url).toBe(404)
    expect((await pictures.read('/media/t/a-1.webp'))?.equals(picture)).toBe(true)
    expect(await pictures.read('/media/../private/courses/film.mp4')).toBeUndefined()
    await pictures.remove('t/b.svg')
    expect((await get(app, '/media/t/b.svg', { 'accept-encoding': 'br' })).statusCode).toBe(404)
  })
})

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
] as const)('%s', (_where, app) => {
  test('says the names of all finished files of a part, however many', async () => {
    const { privateFiles, storage } = app().app.platform
    const names = Array.from({ length: 12 }, (_, number) => `listed/${number}.pdf`)
    for (const name of names) await privateFiles.keep(name, drawing)
    const found = await Array.fromAsync(storage.names('private'))
    expect(found.filter((name) => name.startsWith('private/listed/')).sort()).toEqual(
      names.map((name) => `private/${name}`).sort(),
    )
    expect(found.filter((name) => !name.startsWith('private/'))).toEqual([])
  })
})

describe('a bucket', () => {
  test('that is away: a clear error, nothing kept, and what was to be removed goes when it is back', async () => {
    const { privateFiles } = inBucket().app.platform
    await privateFiles.keep('courses/erased.pdf', drawing)
    bucket().setMode('down')
    await expect(privateFiles.keep('courses/new.pdf', drawing)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Nothing was changed'),
    })
    const answer = await get(inBucket, privateFiles.address('courses/erased.pdf', 'preview'))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    await privateFiles.remove('courses/erased.pdf')
    bucket().setMode('up')
    expect(bucket().names()).toContain('private/courses/erased.pdf')
    await inBucket().app.platform.jobs.runNow('file-removal', { name: 'private/courses/erased.pdf' })
    expect(bucket().names()).not.toContain('private/courses/erased.pdf')
    expect(bucket().names()).not.toContain('private/courses/new.pdf')
  })

  test('that loses the line in the middle does not pass half a file for a whole one', async () => {
    const { privateFiles } = inBucket().app.platform
    await privateFiles.keep('courses/cut.pdf', drawing)
    bucket().setMode('cut')
    await expect(privateFiles.read('courses/cut.pdf')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(get(inBucket, privateFiles.address('courses/cut.pdf', 'preview'))).rejects.toThrow()
  })

  test('takes the files of a disk, goes on where it was broken off, and is refused with a wrong secret', async () => {
    const folder = await mkdtemp(path.join(inBucket().app.platform.config.DATA_FOLDER, 'old-'))
    const settings = { DATA_FOLDER: folder, ...sandboxBucket(inBucket().sandbox.url) }
    const config = readConfig(settings)
    await mkdir(path.join(folder, 'media/a'), { recursive: true })
    await mkdir(path.join(folder, 'private/healer-documents'), { recursive: true })
    const names = ['media/a/one.webp', 'private/healer-documents/0190', 'private/two.mp4']
    for (const name of names) await writeFile(path.join(folder, name), name)
    await writeFile(path.join(folder, 'private/three.mp4.12.part'), 'half')
    await expect(
      moveFiles(readConfig({ ...settings, S3_SECRET_ACCESS_KEY: 'another-secret' })),
    ).rejects.toMatchObject({ code: 'unavailable' })
    bucket().setMode('down')
    await expect(moveFiles(config)).rejects.toMatchObject({ code: 'unavailable' })
    bucket().setMode('up')
    expect(await moveFiles(config)).toEqual({ files: 3, copied: 3, there_already: 0, different: [] })
    await writeFile(path.join(folder, 'private/two.mp4'), 'changed')
    expect(await moveFiles(config, { removes: true })).toMatchObject({ copied: 1, there_already: 2 })
    expect(bucket().names()).toEqual(expect.arrayContaining(names))
    expect(await inBucket().app.platform.privateFiles.read('two.mp4')).toEqual(Buffer.from('changed'))
    expect(await readdir(path.join(folder, 'private'))).toEqual(['healer-documents', 'three.mp4.12.part'])
    expect(await readFile(path.join(folder, 'private/three.mp4.12.part'), 'utf8')).toBe('half')
  })
})
