import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBundle } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { importsOf } from '../../testing/imports.ts'
import { addService } from '../../testing/services.ts'
import { makePerson, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let reader: TestUser
let second: TestUser
beforeAll(async () => {
  reader = await steppedUp(app(), await makeStaff(app(), ['admin']))
  second = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
const { apply: applyAlone, undo, lines, tried } = importsOf(app, () => reader)
const { apply } = importsOf(app, () => second)

const table = (...rows: string[][]) =>
  ['Mobile,Email,Package,Sessions left,Last day', ...rows.map((row) => row.join(','))].join('\n')
const triedPacks = (...rows: string[][]) => tried(table(...rows), 'packs')
const whys = async (id: string) =>
  (await lines(id))?.map(({ outcome, problems: [why = ''] }) => [outcome, why])
async function client() {
  const { u_id: personId, phone, email } = await makePerson(app(), { firstName: 'Asha' })
  return { personId, phone: phone ?? '', email: email ?? '', as: await signIn(app(), personId) }
}
async function bundle(columns: object = {}) {
  const [healer, title] = [await makeHealer(app()), `Ten evenings ${randomUUID()}`]
  const bundleId = await makeBundle(app(), {
    ...{ title, session_healer_id: healer.u_id, session_count: 10, session_days: 90 },
    ...columns,
  })
  return { healer, title, bundleId }
}
const packsOf = async (as: TestUser) =>
  (await app().call('GET /api/website/session-pack', { query: {} }, { as })).data ?? []
const book = (as: TestUser, healerId: string, packId: string) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        ...{ healer_u_id: healerId, starts_at: '2026-11-23T03:30:00.000Z', mode: 'video' },
        ...{ description: 'I sleep badly.', subscription_package_u_id: packId },
      },
    },
    { as },
  )

describe('an import of sessions left of packages', () => {
  test('gives what is left, which is booked as if the package had been bought here', async () => {
    const [one, other] = [await client(), await client()]
    const { healer, title, bundleId } = await bundle({ state: 'archived' })
    const { u_id: id } = await triedPacks(
      [one.phone, '', title.toUpperCase(), '4', '31/12/2026'],
      ['', other.email, title, '1', ''],
    )
    expect(await packsOf(one.as)).toEqual([])
    expect((await apply(id)).data).toMatchObject({ counts: { added: 2 } })
    const [pack] = await packsOf(one.as)
    expect(pack).toMatchObject({
      ...{ bundle_u_id: bundleId, session_count: 4, left_count: 4, expires_at: '2026-12-31T18:30:00Z' },
      healer: { u_id: healer.u_id },
    })
    expect((await packsOf(other.as))[0]).toMatchObject({
      left_count: 1,
      expires_at: '2027-02-19T06:00:00Z',
    })
    expect(await book(one.as, healer.u_id, pack?.u_id ?? '')).toMatchObject({ status: 201 })
    expect((await packsOf(one.as))[0]).toMatchObject({ left_count: 3 })
    const told = await app()
      .db.selectFrom('outgoing_event')
      .select('kind')
      .where('healer_id', '=', healer.u_id)
      .where('kind', '=', 'session_pack.created')
      .execute()
    expect(told).toEqual([])
  })

  test('is of the service of the package, and done by another administrator than who read the file', async () => {
    const one = await client()
    const { healer, title, bundleId } = await bundle()
    const service = await addService(app(), healer, { name: 'Long session' })
    await app()
      .db.updateTable('bundle')
      .set({ session_service_id: service })
      .where('u_id', '=', bundleId)
      .execute()
    const { u_id: id } = await triedPacks([one.phone, '', title, '4', ''])
    expect(await applyAlone(id)).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
    await apply(id)
    expect((await packsOf(one.as))[0]).toMatchObject({ service: { u_id: service } })
  })

  test('says of each line why it cannot be', async () => {
    const [one, twice] = [await client(), await client()]
    const [known, draft, empty] = [
      await bundle(),
      await bundle({ state: 'draft' }),
      await bundle({ session_healer_id: null, session_count: null, session_days: null }),
    ]
    await apply((await triedPacks([one.phone, '', known.title, '4', ''])).u_id)
    const { u_id: id } = await triedPacks(
      [one.phone, '', known.title, '2', ''],
      [one.phone, '', draft.title, '2', ''],
      [one.phone, '', empty.title, '2', ''],
      [twice.phone, '', known.title, '2', ''],
      ['', twice.email, known.title, '2', ''],
      ['nobody@example.com', '', known.title, '2', ''],
    )
    expect(await whys(id)).toEqual([
      ['exists', 'Has sessions left of this package already'],
      ['problem', `There is no package “${draft.title}” with sessions, or more than one`],
      ['problem', `There is no package “${empty.title}” with sessions, or more than one`],
      ['ready', ''],
      ['problem', 'Line 5 is of the same client and package'],
      ['problem', expect.stringContaining('nobody@example.com')],
    ])
  })
})

test('undoing it takes back what nobody has booked from', async () => {
  const [same, used] = [await client(), await client()]
  const { healer, title } = await bundle()
  const { u_id: id } = await triedPacks([same.phone, '', title, '4', ''], [used.phone, '', title, '4', ''])
  await apply(id)
  const [pack] = await packsOf(used.as)
  expect((await book(used.as, healer.u_id, pack?.u_id ?? '')).status).toBe(201)
  expect((await undo(id)).data).toMatchObject({ state: 'undone', counts: { removed: 1, kept: 1 } })
  expect((await lines(id))?.map(({ outcome }) => outcome)).toEqual(['removed', 'kept'])
  expect(await packsOf(same.as)).toEqual([])
  expect((await packsOf(used.as))[0]).toMatchObject({ left_count: 3 })
})
