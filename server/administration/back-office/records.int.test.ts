import { nextStates, states } from '@newyou/contract/administration/back-office/resource'
import type { ResourceName } from '@newyou/contract/administration/back-office/resources'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { keptPages } from '../../testing/kept-pages.ts'
import { article, recordsOf } from '../../testing/records.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { create, written, change, actionsOf } = recordsOf(app)
const kept = keptPages(app)

const move = (as: TestUser, id: string, version: number, state: (typeof states)[number], publishAt?: Date) =>
  app().call(
    'POST /api/staff/articles/{id}/state',
    { params: { id }, body: { version, state, ...(publishAt && { publish_at: publishAt.toISOString() }) } },
    { as },
  )

const onSite = async (blogId: string) =>
  (await app().call('GET /api/website/blog/{blogId}', { params: { blogId } })).status

describe('two editors at once', () => {
  test('the second is shown both versions, and nothing is overwritten', async () => {
    const [one, two] = [await makeStaff(app(), ['editor']), await makeStaff(app(), ['editor'])]
    const { u_id: id, version } = await written(one)
    const answers = await Promise.all([
      change(one, id, { version, title: 'By the first' }),
      change(two, id, { version, title: 'By the second' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused).toMatchObject({
      code: 'changedMeanwhile',
      data: {
        current: { title: kept?.data?.title, version: version + 1 },
        yours: { title: expect.stringMatching(/By the/) },
      },
    })
  })
})

describe('states', () => {
  test('a draft is not on the site, a published record is at once, and its page is made anew', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const { u_id: id, version, body, reading_minutes: length } = await written(editor)
    expect([body, length]).toEqual(['<h2>Begin</h2><p>Put the lamp out.</p>', 1])
    expect(await onSite(id)).toBe(404)
    const before = await kept('articles')
    const published = await move(editor, id, version, 'published')
    expect(published).toMatchObject({ status: 200, data: { state: 'published', version: version + 1 } })
    expect(await onSite(id)).toBe(200)
    await expect.poll(() => kept('articles')).not.toBe(before)
    const found = await app().call('GET /api/website/search', { query: { search: 'three slow evenings' } })
    expect(JSON.stringify(found.data)).toContain(id)
    expect((await move(editor, id, version + 1, 'archived')).status).toBe(200)
    expect(await onSite(id)).toBe(404)
    expect(await actionsOf(id)).toEqual(['create', 'publish', 'archive'])
  })

  test('only what the table allows follows', async () => {
    const editor = await makeStaff(app(), ['editor'])
    for (const from of states) {
      const { u_id: id } = await written(editor)
      const at = new Date(app().clock.now().getTime() + minutes(5))
      await app()
        .db.updateTable('article')
        .set({ state: from, published_at: at })
        .where('u_id', '=', id)
        .execute()
      for (const to of states)
        if (!nextStates[from].includes(to))
          expect([from, to, (await move(editor, id, 1, to, at)).code]).toEqual([from, to, 'notNow'])
    }
  })

  test('a scheduled record appears when its moment has come', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const { u_id: id, version } = await written(editor)
    const past = await move(editor, id, version, 'scheduled', app().clock.now())
    expect(past).toMatchObject({ status: 400, errors: { publish_at: expect.any(String) } })
    const at = new Date(app().clock.now().getTime() + minutes(10))
    expect((await move(editor, id, version, 'scheduled', at)).data?.state).toBe('scheduled')
    await app().app.modules.backOffice.publishDue()
    expect(await onSite(id)).toBe(404)
    app().clock.advance(minutes(10))
    await app().app.modules.backOffice.publishDue()
    expect(await onSite(id)).toBe(200)
    expect(await actionsOf(id)).toEqual(['create', 'schedule', 'publish'])
  })

  test('several at once: what cannot follow is named, the others are done', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const [draft, other] = [await written(editor), await written(editor)]
    await move(editor, other.u_id, other.version, 'published')
    const unknown = '019a0000-0000-7000-8000-0000000000ff'
    const answer = await app().call(
      'POST /api/staff/articles/bulk',
      { body: { ids: [draft.u_id, other.u_id, unknown], state: 'published' } },
      { as: editor },
    )
    expect(answer.data).toMatchObject({
      changed: [draft.u_id],
      refused: [{ u_id: other.u_id }, { u_id: unknown }],
    })
  })
})

describe('what cannot be', () => {
  test('is said at its field', async () => {
    const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    const coupon = { code: 'ONCE1', title: 'Once', off_paise: 100, valid_from: '2026-11-22T00:00:00Z' }
    const refused: [ResourceName, object, string][] = [
      ['articles', { ...article, kind: 'success-story' }, 'teller'],
      ['articles', { ...article, body: '<p> </p>' }, 'body'],
      ['articles', { ...article, title: '' }, 'title'],
      ['coupons', { ...coupon, off_basis_points: 1000 }, 'off_paise'],
      ['bundles', { title: 'Empty', summary: 'Nothing', price_paise: 100 }, 'courses'],
    ]
    for (const [name, body, field] of refused)
      expect([field, await create(admin, body, name)]).toMatchObject([
        field,
        { status: 400, errors: { [field]: expect.any(String) } },
      ])
    expect((await create(admin, coupon, 'coupons')).status).toBe(201)
    expect(await create(admin, coupon, 'coupons')).toMatchObject({
      status: 400,
      errors: { code: expect.any(String) },
    })
  })

  test('a list entry that is used is not deleted', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const used = '019a0000-0000-7000-8000-000000000203'
    const answer = await app().call(
      'DELETE /api/staff/professions/{id}',
      { params: { id: used } },
      { as: admin },
    )
    expect(answer).toMatchObject({ status: 409, code: 'stillUsed' })
  })
})
