import type { HandoverPart } from '@newyou/contract/care/handovers/parts'
import { beforeEach, describe, expect, test } from 'vitest'
import { rowsAt } from '../../administration/privacy/exported-rows.ts'
import { places } from '../../administration/privacy/places/index.ts'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { uuidIds } from '../../platform/ids.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const privacy = privacyOf(app)

let keeper: TestHealer
let reader: TestHealer
let keeping: TestUser
let reading: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  keeper = await makeHealer(app())
  reader = await makeHealer(app())
  keeping = await signInHealer(app(), keeper)
  reading = await signInHealer(app(), reader)
  client = await makeClient(app(), { anonymousName: 'Quiet Banyan' })
  appointmentId = (await bookAndPay(app(), client, keeper, '2026-11-23T03:30:00.000Z')).u_id
})

/** A note of the keeper, signed or as a draft. */
async function note(text: string, isSigned: boolean) {
  const noteId = uuidIds.next()
  const { data } = await app().call(
    'POST /api/practice/client/{appointmentId}/note',
    {
      params: { appointmentId },
      body: { u_id: noteId, template: 'free', sections: [{ heading: '', text }] },
    },
    { as: keeping },
  )
  if (isSigned)
    await app().call(
      'POST /api/practice/client-note/{noteId}/signature',
      { params: { noteId }, body: { version: data?.version ?? 1 } },
      { as: keeping },
    )
}
const give = (as: TestUser, parts: HandoverPart[], { from = keeper.u_id, to = reader.u_id } = {}) =>
  app().call(
    'POST /api/website/handover',
    { body: { from_healer_u_id: from, to_healer_u_id: to, reader: 'successor', parts } },
    { as },
  )
const takeBack = (as: TestUser, handoverId: string, part: HandoverPart) =>
  app().call(
    'DELETE /api/website/handover/{handoverId}/part/{part}',
    { params: { handoverId, part } },
    { as },
  )
const read = (as: TestUser, handoverId: string) =>
  app().call('GET /api/practice/handover/{handoverId}', { params: { handoverId } }, { as })
const list = (as: TestUser) => app().call('GET /api/practice/handover', {}, { as })
async function opened(parts: HandoverPart[]) {
  const { data } = await give(client, parts)
  return data?.handovers[0]?.u_id ?? ''
}

describe('a healer to whom a file was opened', () => {
  test('reads what the client said yes to, line by line: signed notes and no drafts, and null for the rest', async () => {
    await note('Sleeps at four.', true)
    await note('A first thought.', false)
    const id = await opened(['notes', 'plan'])
    const { data } = await read(reading, id)
    expect(data).toMatchObject({
      ...{ client_name: 'Quiet Banyan', parts: ['notes', 'plan'], has_left: false, plan: [] },
      ...{ intake: null, results: null, files: null },
    })
    expect(data?.notes).toHaveLength(1)
    expect(JSON.stringify(data)).toContain('Sleeps at four.')
    expect(JSON.stringify(data)).not.toContain(client.uId)
    const told = app()
      .db.selectFrom('notification')
      .select('message')
      .where('person_id', '=', reader.person_id)
    expect(await told.execute()).toEqual([{ message: 'handovers.given' }])
  })

  test('reads nothing of a line that was taken back, and nothing at all after the last one', async () => {
    await note('Sleeps at four.', true)
    const id = await opened(['notes', 'intake', 'results', 'files'])
    expect((await read(reading, id)).data).toMatchObject({ intake: [], results: [], files: [] })
    await takeBack(client, id, 'notes')
    expect((await read(reading, id)).data).toMatchObject({ notes: null, files: [] })
    for (const part of ['intake', 'results', 'files', 'files'] as const) await takeBack(client, id, part)
    expect((await read(reading, id)).status).toBe(404)
    expect((await list(reading)).data).toEqual([])
    await give(client, ['notes'])
    expect((await read(reading, id)).data?.notes).toHaveLength(1)
  })

  test('reads nothing after the end, and nothing once they work here no more', async () => {
    const id = await opened(['notes', 'files'])
    app().clock.advance(days(366))
    reading = await signInHealer(app(), reader)
    expect((await read(reading, id)).status).toBe(404)
    client = await signIn(app(), client.uId)
    await give(client, ['notes'])
    // The yes of last year to the files is over.
    expect((await read(reading, id)).data).toMatchObject({ parts: ['notes'], files: null })
    await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', reader.u_id).execute()
    expect((await read(reading, id)).status).not.toBe(200)
  })

  test('reads the sealed record of a healer who has left, by the yes alone', async () => {
    await note('Sleeps at four.', true)
    await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', keeper.u_id).execute()
    expect((await list(reading)).data).toEqual([])
    const id = await opened(['notes'])
    expect((await list(reading)).data).toMatchObject([{ u_id: id, has_left: true }])
    expect(JSON.stringify((await read(reading, id)).data)).toContain('Sleeps at four.')
  })
})

test('no one else reads it or decides about it: other healers, the keeper, other clients, staff', async () => {
  await note('Sleeps at four.', true)
  const id = await opened(['notes'])
  const stranger = await signInHealer(app(), await makeHealer(app()))
  for (const as of [stranger, keeping]) expect((await read(as, id)).status).toBe(404)
  expect((await list(keeping)).data).toEqual([])
  const staff = await makeStaff(app(), ['admin'])
  const other = await makeClient(app())
  for (const as of [staff, other, client]) expect((await read(as, id)).status).toBe(403)
  expect((await takeBack(other, id, 'notes')).status).toBe(404)
  expect((await takeBack(staff, id, 'notes')).status).toBe(403)
  expect((await give(other, ['notes'])).status).toBe(404)
  expect((await give(client, ['notes'], { to: keeper.u_id })).status).toBe(404)
  expect((await give(client, ['notes'], { to: uuidIds.next() })).status).toBe(404)
  expect((await read(reading, id)).status).toBe(200)
})

test('each read is in the access log of the client, who sees by whom and of what', async () => {
  const id = await opened(['notes', 'plan'])
  await read(reading, id)
  const looks = (as: TestUser) => app().call('GET /api/website/data-access', {}, { as })
  const name = (await app().call('GET /api/website/handover', {}, { as: client })).data?.handovers[0]?.to
    .full_name
  const { data } = await looks(client)
  expect(data?.map(({ kind, title }) => [kind, title]).sort()).toEqual([
    ['handover-notes', name],
    ['handover-plan', name],
  ])
  expect((await looks(await makeClient(app()))).data).toEqual([])
})

test('what a client opened is in their export alone, and goes with the account; the reader reads nothing then', async () => {
  const id = await opened(['notes'])
  const exported = (personId: string) =>
    inTransaction(app().db, async (trx) => {
      const found = []
      for (const place of places.filter(({ table }) => table === 'handover' || table === 'handover_line'))
        for await (const some of rowsAt(trx, place, { personId, contacts: [], wards: [] }))
          found.push(...some)
      return found
    })
  expect(await exported(client.uId)).toMatchObject([{ part: 'notes' }, { reader: 'successor' }])
  expect(await exported((await makeClient(app())).uId)).toEqual([])
  app().clock.set(new Date('2026-11-23T05:00:00Z'))
  client = await signIn(app(), client.uId)
  await privacy.remove(client)
  app().clock.advance(days(31))
  await privacy.eraseDue()
  expect(await exported(client.uId)).toEqual([])
  expect((await read(await signInHealer(app(), reader), id)).status).toBe(404)
})
