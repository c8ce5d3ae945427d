import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaKind } from '@newyou/contract/foundation/media'
import { uploadMaxBytes, uploadsUnderWayMax } from '@newyou/contract/foundation/media'
import { epubOf, type Files } from '@newyou/epub/testing/make-epub'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { somePdf, somePicture } from '../../testing/files.ts'
import { makeHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { written, create, change, actionsOf } = recordsOf(app)
const { send, begin, begun, part, offsetOf, idOf, finish, sendWhole, uploaded } = uploadsOf(app)

const ofDemo = (name: string) =>
  readFile(path.resolve(import.meta.dirname, '../../../demo/media/courses', name))
const film = () => ofDemo('video-diya.mp4')
const epub = (body: string, more: Files = {}) => Buffer.from(epubOf({ chapter: body }, more))
const editor = () => makeStaff(app(), ['editor'])
const statusOf = async (address: string) =>
  (await app().app.http.inject({ method: 'GET', url: address })).statusCode

describe('an upload', () => {
  test('that is cut ten times goes on where it stopped, and its length is read from the film', async () => {
    const as = await editor()
    const content = await film()
    const address = await begun(as, content.length, 'Lamp, दीया.mp4')
    const size = Math.ceil(content.length / 11)
    for (let cuts = 0; cuts <= 10; cuts += 1) {
      const offset = await offsetOf(as, address)
      expect((await finish(as, idOf(address), ['film'])).status).toBe(409)
      await part(as, address, offset, content.subarray(offset, offset + size))
    }
    const { status, data } = await finish(as, idOf(address), ['film', 'sound'])
    expect(status).toBe(201)
    expect(data).toMatchObject({ kind: 'film', name: 'Lamp, दीया.mp4', bytes: content.length })
    expect(data?.seconds).toBeGreaterThan(5)
    const answer = await app().app.http.inject({ method: 'GET', url: data?.address ?? '' })
    expect(answer.rawPayload.equals(content)).toBe(true)
    // Asked again because the answer was lost.
    expect((await finish(as, idOf(address), ['film'])).data?.file).toBe(data?.file)
    expect(await actionsOf(idOf(address))).toEqual(['upload'])
  })

  test('part that does not begin where the last one ended is refused', async () => {
    const as = await editor()
    const address = await begun(as, 10)
    expect((await part(as, address, 4, Buffer.from('late'))).status).toBe(409)
    expect(await offsetOf(as, address)).toBe(0)
  })

  test('is for editors alone, and each sees only their own', async () => {
    const [one, other] = [await editor(), await editor()]
    const address = await begun(one, 10)
    expect((await send(other, 'HEAD', address)).status).toBe(404)
    expect((await part(other, address, 0, Buffer.from('0123456789'))).status).toBe(404)
    expect((await send(other, 'DELETE', address)).status).toBe(404)
    expect((await finish(other, idOf(address), ['film'])).status).toBe(404)
    for (const outsider of [await makeStaff(app(), ['finance']), await makeClient(app())])
      expect((await begin(outsider, 10)).status).toBe(403)
    expect((await send(one, 'HEAD', `${address}/../../secret`)).status).toBe(404)
  })

  test('needs the pair against forgery', async () => {
    const as = await editor()
    expect((await begin({ ...as, csrf: 'another' }, 10)).status).toBe(403)
  })

  test('is refused before its first byte when it is too large, empty, or one too many', async () => {
    const as = await editor()
    expect((await begin(as, uploadMaxBytes + 1)).status).toBe(400)
    expect((await begin(as, 0)).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: uploadsUnderWayMax + 3 }, () => begin(as, 10)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(uploadsUnderWayMax)
    const first = answers.find(({ status }) => status === 201)?.headers.get('location') ?? ''
    expect((await send(as, 'DELETE', first)).status).toBe(204)
    expect((await begin(as, 10)).status).toBe(201)
  })
})

describe('a file', () => {
  const text = Buffer.from('Just some words that call themselves a film.')
  test.each<[string, () => Promise<Buffer> | Buffer, MediaKind[], RegExp]>([
    ['text', () => text, ['film'], /type: video/],
    [
      'a picture in the place of a film',
      () => somePicture(800, 600),
      ['film', 'sound'],
      /type: video or audio/,
    ],
    ['a sound in the place of a film', () => ofDemo('audio-bowl.m4a'), ['film'], /type: video/],
    ['the head of a film alone', async () => (await film()).subarray(0, 600), ['film'], /damaged/],
    ['a PDF that says so only at its start', () => Buffer.from('%PDF-1.7 and nothing'), ['pdf'], /damaged/],
    [
      'an archive that is no book',
      () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
      ['epub'],
      /not an EPUB/,
    ],
    ['captions without times', () => Buffer.from('WEBVTT\n\nHello'), ['captions'], /cannot be read/],
    [
      'captions in another encoding',
      () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n\xe9', 'latin1'),
      ['captions'],
      /UTF-8/,
    ],
    ['a small picture', () => somePicture(300, 300), ['picture'], /at least 704 by 396/],
    ['a broken picture', async () => (await somePicture(900, 900)).subarray(0, 400), ['picture'], /damaged/],
    [
      'too much for its kind',
      () => Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.alloc(1100 * 1024)]),
      ['captions'],
      /limit is 1 MB/,
    ],
  ])('%s is refused in words and not kept', async (_name, content, kinds, words) => {
    const as = await editor()
    const { status, message } = await sendWhole(as, await content(), kinds)
    expect([status, message]).toEqual([400, expect.stringMatching(words)])
    const left = await app()
      .db.selectFrom('media_file')
      .select('u_id')
      .where('staff_id', '=', as.uId)
      .execute()
    expect(left).toEqual([])
  })

  test('is what it is, whatever its kind', async () => {
    const as = await editor()
    expect(await uploaded(as, await ofDemo('audio-bowl.m4a'), 'sound')).toMatchObject({ kind: 'sound' })
    expect(await uploaded(as, await ofDemo('video-diya-en.vtt'), 'captions')).toMatchObject({
      kind: 'captions',
    })
    expect(await uploaded(as, await somePdf(7), 'pdf')).toMatchObject({ pages: 7 })
    expect(await uploaded(as, epub('<p>word</p>'.repeat(1000)), 'epub')).toMatchObject({ pages: 5 })
  })

  test('that unpacks to more than a book is refused by what its directory says', async () => {
    const as = await editor()
    const many = Array.from({ length: 6000 }, (_, number) => [`${number}.xhtml`, strToU8('a')] as const)
    const { message } = await sendWhole(as, epub('<p>word</p>', Object.fromEntries(many)), ['epub'])
    expect(message).toMatch(/unpacks to more than a book needs/)
  })

  test('of clients cannot be looked at by its name', async () => {
    const as = await editor()
    const look = (file: string) => app().call('GET /api/staff/media', { query: { file } }, { as })
    expect((await look('support/019a0000-0000-7000-8000-000000000001.webp')).status).toBe(404)
    const { file } = await uploaded(as, await film(), 'film')
    expect(await statusOf((await look(file)).data?.address ?? '')).toBe(200)
  })
})

describe('a course made from nothing', () => {
  async function course(as: Awaited<ReturnType<typeof editor>>) {
    const healer = await makeHealer(app())
    const { file } = await uploaded(as, await somePicture(1600, 900), 'picture', 'course')
    const made = await written(
      as,
      {
        ...{ title: 'Lamps in the evening', summary: 'Five calm evenings.', healer_id: healer.u_id },
        ...{ category: 'health', language: 'English', price_paise: 90_000, picture: file },
      },
      'courses',
    )
    const section = await written(as, { course_id: made.u_id, title: 'Week 1' }, 'course-sections')
    return { made, section, picture: file }
  }
  const lesson = (sectionId: string, over: object) => ({
    ...{ section_id: sectionId, title: 'The lamp', kind: 'video', is_preview: true },
    ...over,
  })

  test('has its film with its length and captions, its picture in every width, and both on the site', async () => {
    const as = await editor()
    const { made, section, picture: base } = await course(as)
    const { file, seconds } = await uploaded(as, await film(), 'film')
    const { file: captions } = await uploaded(as, await ofDemo('video-diya-en.vtt'), 'captions')
    const row = await written(
      as,
      lesson(section.u_id, { media: file, captions_en: captions }),
      'course-lessons',
    )
    expect(row).toMatchObject({ media: file, seconds, captions_en: captions, captions_hi: null })
    await app().call(
      'POST /api/staff/courses/{id}/state',
      { params: { id: made.u_id }, body: { version: made.version, state: 'published' } },
      { as },
    )
    const shown = await app().call('GET /api/website/course/{courseId}', { params: { courseId: made.u_id } })
    expect(shown.data).toMatchObject({ image: { cover: base }, caption_languages: ['English'] })
    for (const width of [352, 704, 1280]) {
      const { rawPayload } = await app().app.http.inject({ method: 'GET', url: `${base}-${width}.webp` })
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        width,
        height: (width * 10) / 16,
        format: 'webp',
      })
    }
    const content = await app().call('GET /api/website/course-content/{courseContentId}', {
      params: { courseContentId: row.u_id },
    })
    const addresses = JSON.stringify(content.data).match(/\/files\/content\/[^"]+/g) ?? []
    expect(addresses).toHaveLength(2)
    for (const address of addresses) expect(await statusOf(address)).toBe(200)
  })

  test('refuses what does not fit: no file, a file of another kind, of another editor, or used already', async () => {
    const [as, other] = [await editor(), await editor()]
    const { section, picture: base } = await course(as)
    const attempt = (over: object, by = as) => create(by, lesson(section.u_id, over), 'course-lessons')
    expect((await attempt({})).errors).toMatchObject({
      media: 'This lesson needs a file of this type: video',
    })
    expect((await attempt({ media: base })).errors?.media).toMatch(/already used elsewhere/)
    const { file: portrait } = await uploaded(as, await somePicture(900, 900), 'picture')
    expect((await attempt({ media: portrait })).errors?.media).toMatch(/type: video or audio or PDF/)
    const { file: sound } = await uploaded(as, await ofDemo('audio-bowl.m4a'), 'sound')
    expect((await attempt({ media: sound })).errors).toMatchObject({
      media: expect.stringContaining('audio'),
    })
    const { file } = await uploaded(as, await film(), 'film')
    expect((await attempt({ media: file }, other)).errors).toMatchObject({
      media: 'Please upload this file again',
    })
    expect((await attempt({ media: 'courses/video-diya.mp4' })).errors?.media).toMatch(/again/)
    const both = await Promise.all([attempt({ media: file }), attempt({ media: file })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect((await attempt({ kind: 'text', body: '<p>a</p>', media: sound })).errors?.media).toMatch(/no file/)
  })

  test('gives up a replaced film after a week, and what was never finished', async () => {
    const as = await editor()
    const { section } = await course(as)
    const { file: first } = await uploaded(as, await film(), 'film')
    const { file: second } = await uploaded(as, await film(), 'film')
    const row = await written(as, lesson(section.u_id, { media: first }), 'course-lessons')
    const changed = await change(as, row.u_id, { version: row.version, media: second }, 'course-lessons')
    expect(changed.data?.media).toBe(second)
    await begun(as, 1000)
    const { files } = app().app.modules.media
    const left = async () =>
      (await app().db.selectFrom('media_file').select('file').where('staff_id', '=', as.uId).execute()).map(
        ({ file }) => file,
      )
    await files.sweep()
    expect(await left()).toHaveLength(4)
    app().clock.advance(days(8))
    await files.sweep()
    expect((await left()).filter((one) => !one?.startsWith('/media'))).toEqual([second])
    expect(await app().app.platform.privateFiles.read(first)).toBeUndefined()
    expect((await app().app.platform.privateFiles.read(second))?.length).toBeGreaterThan(1000)
  })
})

test('an e-book is made from its file, a photo from a picture, upright as it is', async () => {
  const as = await editor()
  const healer = await makeHealer(app())
  const { file } = await uploaded(as, await somePdf(12), 'pdf')
  const made = await written(
    as,
    {
      ...{ title: 'Small lamps', lead: 'A book of evenings.', healer_id: healer.u_id, category: 'health' },
      ...{ language: 'en', price_paise: 19_900, file },
    },
    'ebooks',
  )
  expect(made).toMatchObject({ format: 'pdf', page_count: 12, file })
  const album = await written(as, { title: 'Evenings', position: 77 }, 'photo-albums')
  const { file: photo } = await uploaded(as, await somePicture(900, 1200), 'picture', 'photo')
  const shown = await written(
    as,
    { album_id: album.u_id, alt: 'A lamp', position: 1, picture: photo },
    'photos',
  )
  expect(shown.picture).toBe(photo)
  const size = await app()
    .db.selectFrom('photo')
    .select(['width', 'height'])
    .where('u_id', '=', shown.u_id)
    .executeTakeFirst()
  expect(size).toEqual({ width: 1280, height: Math.round((1280 * 4) / 3) })
})
