import { expect, test } from 'vitest'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { change, actionsOf } = recordsOf(app)

const sections = async (as: TestUser) =>
  (await app().call('GET /api/staff/home-modules', { query: { items_per_page: 50 } }, { as })).data ?? []
const versionsOf = (rows: readonly { u_id: string; version: number }[]) =>
  rows.map(({ u_id, version }) => ({ u_id, version }))
const arrange = (as: TestUser, order: { u_id: string; version: number }[]) =>
  app().call('PUT /api/staff/home-modules/order', { body: { order } }, { as })

test('an editor puts the sections of the home page in another order, and what keeps its place is not written', async () => {
  const editor = await makeStaff(app(), ['editor'])
  expect((await arrange(editor, versionsOf(await sections(editor)))).status).toBe(200)
  const before = await sections(editor)
  const [first, second, ...rest] = versionsOf(before)
  if (!first || !second) throw new Error('there are no sections')
  const { status, data } = await arrange(editor, [second, first, ...rest])
  expect(status).toBe(200)
  expect(data?.map(({ u_id, position }) => [u_id, position])).toEqual(
    [second, first, ...rest].map(({ u_id }, index) => [u_id, index + 1]),
  )
  const after = await sections(editor)
  expect(after.map(({ u_id }) => u_id)).toEqual([second, first, ...rest].map(({ u_id }) => u_id))
  expect(versionsOf(after.slice(2))).toEqual(rest)
  expect((await actionsOf(first.u_id)).at(-1)).toBe('change')
})

test('an order of what was changed meanwhile, of a part, of more, or of one twice changes nothing', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const before = versionsOf(await sections(editor))
  const [first, ...rest] = before
  if (!first) throw new Error('there are no sections')
  for (const order of [
    rest,
    [...rest, { u_id: 'nobody', version: 1 }],
    [...before, first],
    [...rest.slice(1), first, first],
    [...rest, { ...first, version: first.version + 1 }],
  ])
    expect(await arrange(editor, order)).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  expect((await arrange(editor, [])).status).toBe(400)
  expect(versionsOf(await sections(editor))).toEqual(before)

  await change(editor, first.u_id, { version: first.version, is_shown: false }, 'home-modules')
  expect(await arrange(editor, [...rest, first])).toMatchObject({ status: 409, code: 'changedMeanwhile' })
})
