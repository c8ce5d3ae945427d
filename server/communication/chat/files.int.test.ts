import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makePdf } from '../../testing/pdfs.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const groups = communityOf(app)

let client: TestUser
let practice: TestUser
let healer: TestHealer
let day = 2
beforeEach(async () => {
  client = await makeClient(app())
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  await bookAndPay(app(), client, healer, `2026-11-${22 + (day++ % 8)}T03:30:00.000Z`)
})

/** A picture that says where it was taken. */
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#338855' } })
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()
const pdf = await makePdf()
const send = (as: TestUser, id: string, files: { name: string; content: Buffer }[], text = '') =>
  sendForm(app(), `/api/website/all-user-chat/${id}/message`, {
    as,
    fields: { u_id: randomUUID(), ...(text && { text }) },
    files,
    field: 'files',
  })
const fetched = (address: string) => app().app.http.inject({ url: address })
const fileOf = (as: TestUser, id: string, fileId: string) =>
  app().call('GET /api/website/all-user-chat/{id}/file/{fileId}', { params: { id, fileId } }, { as })

test('a picture and a PDF go with a message; the picture is drawn anew without the place where it was taken', async () => {
  const sent = await send(client, healer.u_id, [
    { name: '../sky.jpg', content: await picture() },
    { name: 'sheet.pdf', content: pdf },
  ])
  expect(sent.status).toBe(201)
  const chatId = sent.data.chat_u_id
  const { data } = await groups.thread(practice, chatId)
  const [message] = data?.messages ?? []
  expect(message).toMatchObject({
    text: '',
    files: [
      { name: 'sky.jpg', kind: 'picture' },
      { name: 'sheet.pdf', kind: 'pdf' },
    ],
  })
  const [drawn, sheet] = message?.files ?? []
  const answer = await fetched(drawn?.address ?? '')
  expect(answer.headers['content-type']).toBe('image/webp')
  expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
  const paper = await fetched(sheet?.address ?? '')
  expect(paper.headers['content-disposition']).toContain('sheet.pdf')
  expect(paper.rawPayload).toHaveLength(sheet?.bytes ?? 0)
  expect((await PDFDocument.load(paper.rawPayload, { updateMetadata: false })).getAuthor()).toBeUndefined()
})

test('a PDF that cannot be read is refused, and nothing of the message is kept', async () => {
  const damaged = { name: 'sheet.pdf', content: Buffer.from('%PDF-1.7\n% a sheet\n') }
  const sent = await send(client, healer.u_id, [damaged], 'Never said')
  expect(sent).toMatchObject({ status: 400, code: 'fileRefused' })
})

test('an address ends after some minutes, and another is for those of the conversation alone', async () => {
  const sent = await send(client, healer.u_id, [{ name: 'sheet.pdf', content: pdf }], 'My homework')
  const { chat_u_id: chatId, message } = sent.data
  const [file] = message.files
  app().clock.advance(301_000)
  expect((await fetched(file.address)).statusCode).toBe(403)
  const renewed = await fileOf(practice, chatId, file.u_id)
  expect((await fetched(renewed.data?.address ?? '')).statusCode).toBe(200)
  const stranger = await makeClient(app())
  expect(await fileOf(stranger, chatId, file.u_id)).toMatchObject({ status: 404 })
  const groupId = await makeGroup(app())
  await groups.enter(stranger, groupId)
  expect(await fileOf(stranger, groupId, file.u_id)).toMatchObject({ status: 404 })
})

test('what is no picture or PDF, damaged, or nothing at all is refused, and nothing is kept', async () => {
  for (const content of [Buffer.from('<svg onload=alert(1)>'), Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])])
    expect(await send(client, healer.u_id, [{ name: 'sky.jpg', content }])).toMatchObject({ status: 400 })
  expect(await send(client, healer.u_id, [])).toMatchObject({ status: 400 })
  expect((await groups.thread(client, healer.u_id)).data?.messages).toEqual([])
  const kept = await app().db.selectFrom('chat_file').select('u_id').execute()
  expect(kept.length).toBe(3) // those of the tests before
})

test('files of a removed post are out of reach for its members', async () => {
  const groupId = await makeGroup(app())
  await groups.enter(client, groupId)
  const sent = await send(client, groupId, [{ name: 'sky.jpg', content: await picture() }])
  expect(sent.status).toBe(201)
  const [file] = sent.data.message.files
  expect(await fileOf(client, groupId, file.u_id)).toMatchObject({ status: 200 })
  await app()
    .db.updateTable('community_post')
    .set({ state: 'hidden' })
    .where('group_id', '=', groupId)
    .execute()
  expect(await fileOf(client, groupId, file.u_id)).toMatchObject({ status: 404 })
})

test('a search finds words of my own conversations and groups, and of no others', async () => {
  const sent = await groups.write(client, healer.u_id, 'The breathing sheet from Tuesday')
  const groupId = await makeGroup(app())
  await groups.enter(practice, groupId)
  await groups.write(practice, groupId, 'A breathing exercise for 100% of us')
  const search = async (as: TestUser, words: string) =>
    ((await app().call('GET /api/website/search-chat', { query: { words } }, { as })).data ?? []).map(
      ({ chat_u_id: id, is_group: isGroup, message }) => [id, isGroup, message.text],
    )
  const inChat = [sent.data?.chat_u_id, false, 'The breathing sheet from Tuesday']
  const inGroup = [groupId, true, 'A breathing exercise for 100% of us']
  expect(await search(client, 'BREATH')).toEqual([inChat])
  expect((await search(practice, 'breathing')).toSorted()).toEqual([inChat, inGroup].toSorted())
  expect(await search(practice, 'breathing tuesday')).toEqual([inChat])
  expect(await search(practice, '%%')).toEqual([])
  expect(await search(await makeClient(app()), 'breathing')).toEqual([])
})
