import { nextStates, states } from '@newyou/contract/back-office/resource'
import { type ResourceName, resources } from '@newyou/contract/back-office/resources'
import { staffRoles } from '@newyou/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { minutes } from '../platform/clock.ts'
import { makeEbook } from '../testing/ebooks.ts'
import { makeHealer } from '../testing/healers.ts'
import { keptPages } from '../testing/kept-pages.ts'
import { makeStaff } from '../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const kept = keptPages(app)

const article = {
  kind: 'blog',
  title: 'Three slow evenings',
  lead: 'What helped one reader to sleep.',
  body: '<h2>Begin</h2><p>Put the lamp out.<script>alert(1)</script></p>',
  categories: ['health'],
  tags: ['sleep'],
}

const create = (as: TestUser, body: object = article, name: ResourceName = 'articles') =>
  app().call(`POST /api/staff/${name}`, { body: body as Record<string, unknown> }, { as })

async function written(as: TestUser, body: object = article, name: ResourceName = 'articles') {
  const answer = await create(as, body, name)
  if (!answer.data) throw new Error(JSON.stringify(answer))
  return answer.data
}

const change = (
  as: TestUser,
  id: string,
  body: { version: number } & Record<string, unknown>,
  name: ResourceName = 'articles',
) => app().call(`PATCH /api/staff/${name}/{id}`, { params: { id }, body: { ...body } }, { as })

const move = (as: TestUser, id: string, version: number, state: (typeof states)[number], publishAt?: Date) =>
  app().call(
    'POST /api/staff/articles/{id}/state',
    { params: { id }, body: { version, state, ...(publishAt && { publish_at: publishAt.toISOString() }) } },
    { as },
  )

const onSite = async (blogId: string) =>
  (await app().call('GET /api/website/blog/{blogId}', { params: { blogId } })).status

const actionsOf = async (record: string) =>
  (
    await app()
      .db.selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', record)
      .orderBy('at')
      .orderBy('u_id')
      .execute()
  ).map(({ action }) => action)

describe('every resource', () => {
  /** What a new record of each needs, with the ids of what it points to. */
  async function forms(): Promise<Partial<Record<ResourceName, object>>> {
    const admin = await makeStaff(app(), ['admin'])
    const healer = await makeHealer(app())
    const ebook = await makeEbook(app())
    const course = {
      title: 'Sleep, slowly',
      summary: 'Short evenings.',
      healer_id: healer.u_id,
      category: 'health',
      language: 'English',
      price_paise: 99_900,
    }
    const { u_id: courseId } = await written(admin, course, 'courses')
    const section = { course_id: courseId, title: 'The evenings', position: 1 }
    const { u_id: sectionId } = await written(admin, section, 'course-sections')
    const quiz = { section_id: sectionId, title: 'What did you notice?', kind: 'quiz', position: 1 }
    const { u_id: quizId } = await written(admin, quiz, 'course-lessons')
    return {
      articles: article,
      courses: course,
      'course-sections': { ...section, position: 2 },
      'course-lessons': { ...quiz, position: 2, kind: 'text', body: '<p>Breathe.</p>' },
      'quiz-questions': {
        content_id: quizId,
        position: 1,
        question: 'When is the body ready?',
        options: ['At ten', 'When it is tired'],
        right_options: ['When it is tired'],
      },
      events: {
        kind: 'webinar',
        title: 'Neend aur fikr',
        lead: 'An hour on sleep and worry.',
        healer_id: healer.u_id,
        category: 'health',
        language: 'Hindi',
        starts_at: new Date(app().clock.now().getTime() + minutes(3000)).toISOString(),
        minutes: 60,
        price_paise: 0,
      },
      bundles: {
        title: 'Nights',
        summary: 'A course and a book.',
        price_paise: 120_000,
        courses: [courseId],
        ebooks: [ebook],
      },
      'photo-albums': { title: 'The garden', position: 77 },
      languages: { code: 'tulu', name: 'Tulu', native_name: 'ತುಳು', position: 40 },
      professions: { name: 'Beekeeping', position: 99 },
      organizations: { code: 'ACME-1', name: 'Acme' },
      coupons: {
        code: 'MONSOON26',
        title: 'Monsoon',
        off_paise: 10_000,
        valid_from: app().clock.now().toISOString(),
      },
    }
  }

  test('is made, listed, read, changed and exported by its declaration, each change in the trail', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const all = await forms()
    for (const of of resources) {
      if (of.canCreate) expect(Object.keys(all)).toContain(of.name)
      const form = all[of.name]
      const made = form && (await create(admin, form, of.name))
      if (made) expect([of.name, made.status, made.errors]).toEqual([of.name, 201, undefined])
      const { data: list = [], total } = await app().call(`GET /api/staff/${of.name}`, {}, { as: admin })
      expect([of.name, total]).toEqual([of.name, expect.any(Number)])
      const id = made?.data?.u_id ?? list[0]?.u_id
      if (!id) continue
      const read = await app().call(`GET /api/staff/${of.name}/{id}`, { params: { id } }, { as: admin })
      expect([of.name, read.status]).toEqual([of.name, 200])
      expect(Object.keys(read.data ?? {})).toEqual(expect.arrayContaining(Object.keys(of.fields)))
      for (const [name, value] of Object.entries(form ?? {}))
        if (name !== 'body') expect([of.name, name, read.data?.[name]]).toEqual([of.name, name, value])
      const version = read.data?.version ?? 0
      const same = await change(admin, id, { version }, of.name)
      expect([of.name, same.status, same.data?.version]).toEqual([of.name, 200, version + 1])
      expect(await change(admin, id, { version }, of.name)).toMatchObject({
        status: 409,
        code: 'changedMeanwhile',
      })
      const table = await app().call(`GET /api/staff/${of.name}/export`, {}, { as: admin })
      expect([of.name, table.data?.rows]).toEqual([of.name, total])
      expect(await actionsOf(id)).toEqual([...(made ? ['create'] : []), 'change'])
      for (const sort of of.sorts)
        expect([
          sort,
          (await app().call(`GET /api/staff/${of.name}`, { query: { sort } }, { as: admin })).status,
        ]).toEqual([sort, 200])
      if (of.canDelete && made) {
        const gone = await app().call(`DELETE /api/staff/${of.name}/{id}`, { params: { id } }, { as: admin })
        expect([of.name, gone.status]).toEqual([of.name, 200])
      }
    }
  })

  test('is closed to the roles that it does not name', async () => {
    for (const role of staffRoles) {
      const colleague = await makeStaff(app(), [role])
      for (const of of resources) {
        const answer = await app().call(`GET /api/staff/${of.name}`, {}, { as: colleague })
        expect([role, of.name, answer.status]).toEqual([role, of.name, of.read.includes(role) ? 200 : 403])
      }
    }
  })
})

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
    const admin = await makeStaff(app(), ['admin'])
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
