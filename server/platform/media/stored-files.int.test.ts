import { randomUUID } from 'node:crypto'
import { storedMax } from '@newyou/contract/file-limits'
import { expect, test } from 'vitest'
import { makeClient } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { hours } from '../clock.ts'

const app = useTestApp()
const pdf = smallPdf()

const open = (as: TestUser, files = 1) =>
  sendForm(app(), '/api/website/support', {
    as,
    fields: { title: 'A file', description: 'See the file' },
    files: Array.from({ length: files }, () => ({ name: 'a.pdf', content: pdf })),
  })
const reply = (as: TestUser, ticketId: string) =>
  sendForm(app(), `/api/website/support/${ticketId}/message`, {
    as,
    fields: { text: 'Another one' },
    files: [{ name: 'b.pdf', content: pdf }],
  })
const stored = (as: TestUser) =>
  app()
    .db.selectFrom('stored_file')
    .select(['file', 'bytes', 'place', 'is_used'])
    .where('person_id', '=', as.uId)
    .execute()
/** Lets so much be there already. */
const fill = (as: TestUser, bytes: number, place: string | null = null) =>
  app()
    .db.insertInto('stored_file')
    .values({
      file: `support/${randomUUID()}.pdf`,
      person_id: as.uId,
      place,
      bytes,
      is_used: true,
      created_at: new Date(),
    })
    .execute()

test('what a person sends along is counted, and past the limit nothing of it is kept', async () => {
  const client = await makeClient(app())
  expect((await open(client, 2)).status).toBe(201)
  expect(await stored(client)).toMatchObject([
    { bytes: pdf.length, is_used: true },
    { bytes: pdf.length, is_used: true },
  ])
  await fill(client, storedMax.person - 3 * pdf.length)
  expect(await open(client, 2)).toMatchObject({
    status: 409,
    code: 'filesFull',
    data: { most_megabytes: 256 },
    message: expect.stringContaining('limit of files that we keep for you'),
  })
  expect(await stored(client)).toHaveLength(3)
  expect((await open(client, 1)).status).toBe(201)
  expect((await open(client, 1)).code).toBe('filesFull')
  // Words alone always go.
  expect((await open(client, 0)).status).toBe(201)
})

test('forms that come at once do not get past the limit together', async () => {
  const client = await makeClient(app())
  await fill(client, storedMax.person - 2 * pdf.length)
  const answers = await Promise.all(Array.from({ length: 3 }, () => open(client, 1)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409])
})

test('a ticket has a limit of its own, whoever sends', async () => {
  const [client, other] = [await makeClient(app()), await makeClient(app())]
  const { data } = await open(client, 1)
  expect((await stored(client))[0]?.place).toBeNull()
  await fill(other, storedMax.place, `ticket ${data.u_id}`)
  expect(await reply(client, data.u_id)).toMatchObject({ status: 409, code: 'placeFilesFull' })
})

test('what goes makes room again', async () => {
  const client = await makeClient(app())
  const { data } = await open(client, 1)
  await app().db.deleteFrom('support_attachment').where('ticket_id', '=', data.u_id).execute()
  expect(await stored(client)).toEqual([])
})

test('a file that no row names is removed after an hour', async () => {
  const client = await makeClient(app())
  const { storedFiles, privateFiles } = app().app.platform
  const file = `support/${randomUUID()}.pdf`
  await storedFiles.take(app().db, { personId: client.uId, isAtWork: false }, file, pdf.length)
  await privateFiles.keep(file, pdf)
  await storedFiles.sweep()
  expect(await privateFiles.read(file)).toEqual(pdf)
  app().clock.advance(hours(1) + 1)
  await storedFiles.sweep()
  expect(await privateFiles.read(file)).toBeUndefined()
  expect(await stored(client)).toEqual([])
})
