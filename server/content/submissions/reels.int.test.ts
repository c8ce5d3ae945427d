import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReelFileSlot } from '@newyou/contract/content/submissions'
import { hostUploadsPath, proposalUploadsPath } from '@newyou/contract/foundation/media'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { somePdf, somePicture } from '../../testing/files.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const people = appointmentsOf(app)
const { begin: beginUpload, begun, part, idOf, uploaded } = uploadsOf(app)
const { create, change } = recordsOf(app)
const film = () => readFile(path.resolve(import.meta.dirname, '../../../demo/media/reels/banyan.mp4'))
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nA tree.\n')

let healerId: string
let practice: TestUser
let editor: TestUser
beforeEach(async () => {
  const healer = await makeHealer(app())
  healerId = healer.u_id
  practice = await signInHealer(app(), healer)
  editor = await makeStaff(app(), ['editor'])
})

const content = {
  title: 'Under the banyan',
  words: 'Breathe with the tree.',
  alt: 'A banyan in the wind.',
  category: 'health',
  language: 'hi',
} as const
const draft = { kind: 'reel', content } as const
const of = (submissionId: string) => ({ params: { submissionId } })
const begin = async () =>
  (await app().call('POST /api/practice/submission', { body: { draft } }, { as: practice })).data?.u_id ?? ''

async function sentUp(as: TestUser, file: Buffer) {
  const address = await begun(as, file.length, 'file', proposalUploadsPath)
  await part(as, address, 0, file)
  return idOf(address)
}
const put = (
  id: string,
  body: { version: number; slot: ReelFileSlot; upload_u_id: string | null },
  as = practice,
) => app().call('PUT /api/practice/submission/{submissionId}/file', { ...of(id), body }, { as })
const give = async (id: string, version: number, slot: ReelFileSlot, file: Buffer) =>
  put(id, { version, slot, upload_u_id: await sentUp(practice, file) })
const send = (id: string, version: number) =>
  app().call(
    'POST /api/practice/submission/{submissionId}/send',
    { ...of(id), body: { version } },
    { as: practice },
  )
const accept = (id: string, version: number) =>
  app().call(
    'POST /api/staff/submissions/{submissionId}/accept',
    { ...of(id), body: { version } },
    { as: editor },
  )
const status = async (url: string | undefined, headers = {}) =>
  (await app().app.http.inject({ url: url ?? '/none', headers })).statusCode

describe('a reel that a healer proposes', () => {
  test('is not public until an editor accepts it; then visitors watch it, in parts and with captions', async () => {
    const id = await begin()
    await give(id, 1, 'film', await film())
    await give(id, 2, 'poster', await somePicture(720, 1280))
    const kept = await give(id, 3, 'captions', captions)
    expect(kept.data).toMatchObject({
      version: 4,
      files: { film: { seconds: 9 }, poster: { is_own: true }, captions: { address: expect.any(String) } },
    })
    expect((await send(id, 4)).data).toMatchObject({ state: 'sent' })
    const { data: seen } = await app().call('GET /api/staff/submissions/{submissionId}', of(id), {
      as: editor,
    })
    const files = seen?.submission.kind === 'reel' ? seen.submission.files : undefined
    expect(await status(files?.film?.address)).toBe(200)
    const { data } = await accept(id, 5)
    const reelId = data?.submission.result?.u_id ?? ''
    expect(data?.submission.result).toMatchObject({ is_public: true, page: `/reels/${reelId}` })
    const { data: reel } = await app().call('GET /api/website/reel/{id}', { params: { id: reelId } })
    expect(reel).toMatchObject({ title: content.title, seconds: 9, captions: [{ language: 'hi' }] })
    expect(await status(reel?.video, { range: 'bytes=0-99' })).toBe(206)
    const words = await app().app.http.inject({ url: reel?.captions[0]?.address ?? '' })
    expect([words.headers['content-type'], words.headers['cache-control']]).toEqual([
      expect.stringContaining('text/vtt'),
      'public, max-age=600',
    ])
    expect(await status(reel?.poster)).toBe(200)
    expect((await people.news(practice))[0]).toMatchObject({
      title: `Your reel is published: ${content.title}`,
      target_id: id,
    })

    const record = await app().call('GET /api/staff/reels/{id}', { params: { id: reelId } }, { as: editor })
    await app().call(
      'POST /api/staff/reels/{id}/state',
      { params: { id: reelId }, body: { version: record.data?.version ?? 0, state: 'archived' } },
      { as: editor },
    )
    expect(await status(reel?.video)).toBe(404)
  })

  test('without a video, without a picture or with missing words is not sent', async () => {
    const id = await begin()
    expect((await send(id, 1)).errors).toEqual({ film: 'Please upload the video' })
    await give(id, 1, 'film', await film())
    expect((await send(id, 2)).errors).toEqual({ poster: 'Please choose a picture' })
  })

  test('is refused before its first byte when it is larger than 512 MB, also when it was sent as a recording', async () => {
    const megabyte = 1024 * 1024
    const refused = await beginUpload(practice, 512 * megabyte + 1, 'film.mp4', proposalUploadsPath)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      code: 'fileRefused',
      message: 'This file is too large. The limit is 512 MB',
    })
    const id = await begin()
    const uploadId = await sentUp(practice, await film())
    await app().app.modules.media.files.finish(practice.uId, uploadId, { kinds: ['film'] })
    await app()
      .db.updateTable('media_file')
      .set({ bytes: 513 * megabyte })
      .where('u_id', '=', uploadId)
      .execute()
    expect(await put(id, { version: 1, slot: 'film', upload_u_id: uploadId })).toMatchObject({
      status: 400,
      message: 'This reel is too large. The limit is 512 MB',
    })
  })

  test('takes no other file, none that is too long, none of another, and none after it was sent', async () => {
    const id = await begin()
    expect(await give(id, 1, 'film', await somePdf(1))).toMatchObject({ status: 400, code: 'fileRefused' })
    const uploadId = await sentUp(practice, await film())
    const stranger = await signInHealer(app(), await makeHealer(app()))
    expect((await put(id, { version: 1, slot: 'film', upload_u_id: uploadId }, stranger)).status).toBe(404)
    const own = await app().call('POST /api/practice/submission', { body: { draft } }, { as: stranger })
    const theirs = own.data?.u_id ?? ''
    expect((await put(theirs, { version: 1, slot: 'film', upload_u_id: uploadId }, stranger)).status).toBe(
      404,
    )
    await put(id, { version: 1, slot: 'film', upload_u_id: uploadId })
    // Looked at already, so only its length decides.
    const second = await sentUp(practice, await film())
    await app().app.modules.media.files.finish(practice.uId, second, { kinds: ['film'] })
    await app().db.updateTable('media_file').set({ seconds: 181 }).where('u_id', '=', second).execute()
    expect(await put(id, { version: 2, slot: 'film', upload_u_id: second })).toMatchObject({
      status: 400,
      message: 'This reel is too long. The limit is 3 minutes',
    })
    expect((await put(id, { version: 1, slot: 'poster', upload_u_id: null })).code).toBe('noteChanged')
    expect((await put(id, { version: 2, slot: 'film', upload_u_id: null })).code).toBe('notNow')
    await give(id, 2, 'poster', await somePicture(720, 1280))
    await send(id, 3)
    expect((await put(id, { version: 4, slot: 'poster', upload_u_id: null })).code).toBe('notNow')
    const client = await makeClient(app())
    expect((await beginUpload(client, 10, 'film', proposalUploadsPath)).status).toBe(403)
    expect((await beginUpload(practice, 10, 'film', hostUploadsPath)).status).toBe(409)
  })
})

test('staff make a reel from a film; it asks for a video, for a picture where it has none, and is not too long', async () => {
  const { language: _, ...words } = content
  const body = { ...words, healer_id: healerId }
  const errors = async (over: object) => (await create(editor, { ...body, ...over }, 'reels')).errors
  expect(await errors({ film: null })).toMatchObject({ film: 'This field is required' })
  const { file } = await uploaded(editor, await film(), 'film')
  expect(await errors({ film: file })).toEqual({ poster: 'Please choose a picture' })
  const { file: poster } = await uploaded(editor, await somePicture(720, 1280), 'picture', 'reel')
  const made = await create(editor, { ...body, film: file, poster }, 'reels')
  expect(made.data).toMatchObject({ film: file, poster, seconds: 9, state: 'draft' })
  const { u_id: id = '', version = 0 } = made.data ?? {}
  expect(await status(`/reel-files/${id}/${path.basename(file)}`)).toBe(404)
  expect((await change(editor, id, { version, film: null }, 'reels')).errors).toHaveProperty('film')
})
