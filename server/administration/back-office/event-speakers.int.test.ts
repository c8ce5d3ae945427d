import { expect, test } from 'vitest'
import { makeEvent } from '../../testing/events.ts'
import { makeHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { create, written } = recordsOf(app)

const page = async (u_id: string) =>
  (await app().call('GET /api/website/workshop/{u_id}', { params: { u_id } })).data?.speakers

test('speakers stand on the page of the event in their order, healers with their title', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const { u_id: eventId } = await makeEvent(app())
  const healer = await makeHealer(app())
  expect(await page(eventId)).toEqual([])
  const speaker = (values: object) => ({ event_id: eventId, about: '', ...values })
  await written(editor, speaker({ healer_id: healer.u_id, position: 2, role: 'co-host' }), 'event-speakers')
  await written(
    editor,
    speaker({ name: 'Prof. Sen', position: 1, about: 'Studies sleep.' }),
    'event-speakers',
  )
  expect(await page(eventId)).toMatchObject([
    { name: 'Prof. Sen', role: 'speaker', title: '', healer_u_id: null, about: 'Studies sleep.' },
    { name: 'Meera Rao', role: 'co-host', healer_u_id: healer.u_id },
  ])
  await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', healer.u_id).execute()
  expect(await page(eventId)).toHaveLength(1)
})

test('a speaker is a healer or a guest, and has a position of their own', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const { u_id: eventId } = await makeEvent(app())
  const healer = await makeHealer(app())
  const tried = (values: object) =>
    create(editor, { event_id: eventId, position: 1, about: '', ...values }, 'event-speakers')
  expect(await tried({})).toMatchObject({ status: 400, errors: { name: expect.any(String) } })
  expect(await tried({ name: 'Both', healer_id: healer.u_id })).toMatchObject({ status: 400 })
  expect(await tried({ name: 'x'.repeat(81) })).toMatchObject({ status: 400 })
  expect(await tried({ name: 'Role', role: 'star' })).toMatchObject({ status: 400 })
  expect(await tried({ name: 'Nowhere', event_id: healer.u_id })).toMatchObject({
    status: 400,
    errors: { event_id: expect.any(String) },
  })
  expect(await tried({ name: 'First' })).toMatchObject({ status: 201 })
  expect(await tried({ name: 'Second' })).toMatchObject({
    status: 400,
    errors: { position: expect.any(String) },
  })
})
