import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { written, change } = recordsOf(app)

const claim = 'Our breathing course cures diabetes in 40 days.'
const body = `<p>We sit in silence.</p><p>${claim}</p>`

const publish = (as: TestUser, id: string, version: number) =>
  app().call(
    'POST /api/staff/articles/{id}/state',
    { params: { id }, body: { version, state: 'published' } },
    { as },
  )
const check = async (as: TestUser, texts: Record<string, string>) =>
  (
    await app().call(
      'POST /api/staff/advertising-claims/check',
      { body: { resource: 'articles', texts } },
      { as },
    )
  ).data ?? []
const keep = (
  as: TestUser,
  rule: 'scheduled-disease' | 'cure-promise',
  sentence = claim,
  reason = 'Quoted from a study',
) =>
  app().call(
    'POST /api/staff/advertising-claims',
    { body: { resource: 'articles', rule, sentence, reason } },
    { as },
  )

describe('publishing', () => {
  test('a claim is refused with its words, rule and source until an editor keeps it with a reason', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const { u_id: id, version } = await written(editor)
    const draft = await change(editor, id, { version, body })
    expect(draft.status).toBe(200)
    const refused = await publish(editor, id, version + 1)
    expect(refused).toMatchObject({
      status: 400,
      code: 'invalidInput',
      message: '2 sentences make claims that a law limits. Change them, or keep them with a reason',
      errors: { body: expect.stringContaining('“cures diabetes”') },
    })
    expect(refused.errors?.body).toContain(
      'Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954',
    )
    expect((await keep(editor, 'scheduled-disease')).status).toBe(201)
    expect((await publish(editor, id, version + 1)).status).toBe(400)
    expect((await keep(editor, 'cure-promise')).status).toBe(201)
    expect((await publish(editor, id, version + 1)).status).toBe(200)
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'reason'])
      .where('action', '=', 'keep-claim')
      .where('staff_id', '=', editor.uId)
      .execute()
    expect(trail).toHaveLength(2)
    expect(trail[0]?.reason).toBe('Quoted from a study')
  })

  test('a published record takes no new claim, and its other fields can still be changed', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const { u_id: id, version } = await written(editor)
    expect((await publish(editor, id, version)).status).toBe(200)
    const refused = await change(editor, id, { version: version + 1, lead: 'Only 2 seats left!' })
    expect(refused).toMatchObject({ status: 400, errors: { lead: expect.stringContaining('(1)') } })
    expect((await change(editor, id, { version: version + 1, lead: 'The hall has two doors.' })).status).toBe(
      200,
    )
  })
})

describe('decisions', () => {
  test('marks say which sentences stay and why, and a decision can be taken back', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const sentence = 'Reiki heals cancer at every stage.'
    const marked = await check(editor, { lead: sentence, title: 'A quiet evening' })
    expect(marked).toMatchObject([
      { field: 'lead', rule: 'scheduled-disease', quote: 'heals cancer', sentence, kept: null },
    ])
    const kept = await keep(editor, 'scheduled-disease', sentence, 'Named as a wrong belief')
    expect((await check(editor, { lead: sentence }))[0]?.kept).toMatchObject({
      reason: 'Named as a wrong belief',
    })
    const { data: listed } = await app().call(
      'GET /api/staff/advertising-claims',
      { query: { resource: 'articles' } },
      { as: editor },
    )
    expect(listed?.find((one) => one.u_id === kept.data?.u_id)).toMatchObject({
      sentence,
      by: expect.any(String),
    })
    const params = { id: kept.data?.u_id ?? '' }
    expect(
      (await app().call('DELETE /api/staff/advertising-claims/{id}', { params }, { as: editor })).status,
    ).toBe(200)
    expect(
      (await app().call('DELETE /api/staff/advertising-claims/{id}', { params }, { as: editor })).status,
    ).toBe(404)
    expect((await check(editor, { lead: sentence }))[0]?.kept).toBeNull()
  })

  test('only what a rule marks can be kept, with a reason, by those who publish', async () => {
    const editor = await makeStaff(app(), ['editor'])
    expect(await keep(editor, 'cure-promise', 'We sit in silence.')).toMatchObject({
      status: 400,
      errors: { sentence: 'No rule marks this sentence' },
    })
    expect(await keep(editor, 'cure-promise', 'A permanent cure for anxiety.', 'ok')).toMatchObject({
      status: 400,
      errors: { reason: expect.any(String) },
    })
    const support = await makeStaff(app(), ['support'])
    expect((await keep(support, 'cure-promise', 'A permanent cure for anxiety.')).status).toBe(403)
  })
})
