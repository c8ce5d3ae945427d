import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const shown = async () =>
  (await app().call('GET /api/website/faq', {})).data?.map(({ code, question }) => code ?? question)
const came = ['cancel', 'refund', 'receipt', 'bought', 'return', 'otp', 'privacy']

test('the FAQ comes with the questions of the site, in both languages, answered by its rules', async () => {
  const { data = [] } = await app().call('GET /api/website/faq', {})
  expect(data.map(({ code }) => code)).toEqual(came)
  expect(data.every(({ question_hi, answer }) => question_hi && answer === '')).toBe(true)
})

test('editors add a question as a draft, publish it, put it first and archive one of the site', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const empty = { question: 'Is there parking?' }
  const refused = await app().call('POST /api/staff/faq-entries', { body: empty }, { as: editor })
  expect(refused).toMatchObject({ status: 400, errors: { answer: 'This field is required' } })
  const body = { ...empty, answer: '<p>Behind the house.</p>' }
  const { data: made } = await app().call('POST /api/staff/faq-entries', { body }, { as: editor })
  expect(await shown()).toEqual(came)
  const preview = await app().call('GET /api/staff/faq-preview', {}, { as: editor })
  expect(preview.data?.at(-1)?.question).toBe('Is there parking?')

  const stateOf = async (id: string, state: string) => {
    const params = { id }
    const { data } = await app().call('GET /api/staff/faq-entries/{id}', { params }, { as: editor })
    const of = { params, body: { version: data?.version ?? 0, state: state as 'published' } }
    return app().call('POST /api/staff/faq-entries/{id}/state', of, { as: editor })
  }
  await stateOf(made?.u_id ?? '', 'published')
  const { data: all = [] } = await app().call(
    'GET /api/staff/faq-entries',
    { query: { items_per_page: 50 } },
    { as: editor },
  )
  const versions = all.map(({ u_id, version }) => ({ u_id, version }))
  const order = [...versions.slice(-1), ...versions.slice(0, -1)]
  await app().call('PUT /api/staff/faq-entries/order', { body: { order } }, { as: editor })
  const first = all[0]?.u_id ?? ''
  await stateOf(first, 'archived')
  expect(await shown()).toEqual(['Is there parking?', ...came.slice(1)])

  const remove = (id: string) =>
    app().call('DELETE /api/staff/faq-entries/{id}', { params: { id } }, { as: editor })
  expect((await remove(first)).status).toBe(409)
  expect((await remove(made?.u_id ?? '')).status).toBe(200)
  expect(await shown()).toEqual(came.slice(1))
})
