import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function makePage() {
  const healer = await makeHealer(app())
  const as = await signInHealer(app(), healer)
  const written = ['I see people who cannot sleep, in the evening as well.', 'Sessions take 45 minutes.']
  await app().db.updateTable('healer').set({ about: written }).where('u_id', '=', healer.u_id).execute()
  const { data } = await app().call('GET /api/practice/page', {}, { as })
  if (!data) throw new Error('a healer has a page')
  const {
    version,
    city,
    main_category,
    categories,
    languages,
    modes,
    topics,
    about,
    client_concerns,
    greeting,
  } = data
  const form = {
    ...{
      version,
      city,
      main_category,
      categories,
      languages,
      modes,
      topics,
      about,
      client_concerns,
      greeting,
    },
    price_rupees: data.price_paise / 100,
  }
  return { healerId: healer.u_id, as, page: data, form }
}
type Form = Awaited<ReturnType<typeof makePage>>['form']
const save = (as: TestUser, form: Form) => app().call('PUT /api/practice/page', { body: form }, { as })
/** The public page; the cached answer is invalidated a moment after the change. */
const publicPage = async (healerId: string) =>
  (await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })).data
const file = async (as: TestUser, healerId: string) =>
  (await app().call('GET /api/staff/healers/{healerId}', { params: { healerId } }, { as })).data

const about = 'I listen first, and then we look at the week together.\nMost people stay for six sessions.'
const accept = (as: TestUser, healerId: string, version: number) =>
  app().call(
    'POST /api/staff/healers/{healerId}/accept-page',
    { params: { healerId }, body: { version } },
    { as },
  )
const refuse = (as: TestUser, healerId: string, version: number, reason: string) =>
  app().call(
    'POST /api/staff/healers/{healerId}/refuse-page',
    { params: { healerId }, body: { version, reason } },
    { as },
  )

test('price, city, languages and modes change at once, on the kept page as well', async () => {
  const { healerId, as, form } = await makePage()
  expect((await publicPage(healerId))?.city).toBe(form.city)
  const changed = {
    ...form,
    price_rupees: 1750,
    city: 'Kochi',
    modes: ['voice' as const],
    languages: ['Hindi'],
  }
  const { status, data } = await save(as, changed)
  expect(status).toBe(200)
  expect(data).toMatchObject({ price_paise: 175_000, city: 'Kochi', modes: ['voice'], change: null })
  expect(await publicPage(healerId)).toMatchObject({
    price_paise: 175_000,
    city: 'Kochi',
    languages: ['Hindi'],
  })
})

test('new words wait until staff has read them, and both sides are told', async () => {
  const { healerId, as, form, page } = await makePage()
  const editor = await makeStaff(app(), ['admin'])
  const saved = await save(as, { ...form, about, client_concerns: 'Worry at night.' })
  expect(saved.data).toMatchObject({ about: page.about, change: { about, refused_at: null } })
  expect((await publicPage(healerId))?.about).toEqual(page.about.split('\n'))

  const waiting = await app().call(
    'GET /api/staff/healers',
    { query: { has_page_change: 'true' } },
    { as: editor },
  )
  expect(waiting.data?.map(({ u_id }) => u_id)).toContain(healerId)
  // The menu's count matches its list: page changes and applications.
  const applicant = await makeHealer(app(), { state: 'in-review' })
  const counted = await app().call('GET /api/staff/waiting', {}, { as: editor })
  const all = await app().call('GET /api/staff/healers', { query: { is_waiting: 'true' } }, { as: editor })
  expect(all.data?.map(({ u_id }) => u_id)).toEqual(expect.arrayContaining([healerId, applicant.u_id]))
  expect(all.total).toBe(counted.data?.healers)
  const before = await file(editor, healerId)
  expect(before?.page_change).toMatchObject({ about, client_concerns: 'Worry at night.' })
  expect((await accept(editor, healerId, (before?.version ?? 0) - 1)).code).toBe('changedMeanwhile')
  const done = await accept(editor, healerId, before?.version ?? 0)
  expect(done.data).toMatchObject({ page_change: null, has_page_change: false, about: about.split('\n') })
  await expect.poll(async () => (await publicPage(healerId))?.about).toEqual(about.split('\n'))
  expect((await accept(editor, healerId, done.data?.version ?? 0)).status).toBe(404)
  const told = await app().call('GET /api/website/notification', {}, { as })
  expect(told.data?.[0]).toMatchObject({
    title: 'Your page changes are published',
    front_end_path: 'practice/page',
  })
})

test('refused words stay with their reason for the healer, who changes or discards them', async () => {
  const { healerId, as, form, page } = await makePage()
  const editor = await makeStaff(app(), ['admin'])
  await save(as, { ...form, about })
  const { version = 0 } = (await file(editor, healerId)) ?? {}
  expect((await refuse(editor, healerId, version, ' ')).errors).toMatchObject({ reason: expect.any(String) })
  await refuse(editor, healerId, version, 'Please name no other clinic.')
  const mine = async () => (await app().call('GET /api/practice/page', {}, { as })).data
  expect(await mine()).toMatchObject({
    about: page.about,
    change: { about, refused_because: 'Please name no other clinic.', refused_at: expect.any(String) },
  })
  expect((await file(editor, healerId))?.page_change).toBeNull()
  const back = await app().call('POST /api/practice/page-change/withdraw', {}, { as })
  expect(back.data?.change).toBeNull()
  expect((await publicPage(healerId))?.about).toEqual(page.about.split('\n'))
})

test('where words are not read first, they are public at once', async () => {
  const { healerId, as, form } = await makePage()
  await app().db.insertInto('setting').values({ key: 'healer_words_reviewed', value: 'false' }).execute()
  expect((await save(as, { ...form, about })).data).toMatchObject({ about, change: null, is_reviewed: false })
  await expect.poll(async () => (await publicPage(healerId))?.about).toEqual(about.split('\n'))
  await app().db.deleteFrom('setting').where('key', '=', 'healer_words_reviewed').execute()
})

test('an older version, unknown languages and empty lists change nothing', async () => {
  const { as, form, page } = await makePage()
  expect((await save(as, { ...form, version: form.version + 1 })).code).toBe('changedMeanwhile')
  expect((await save(as, { ...form, languages: ['Klingon'] })).errors).toMatchObject({
    languages: 'Please choose from the list',
  })
  for (const wrong of [{ modes: [] }, { price_rupees: 0 }, { price_rupees: 10.5 }, { about: 'Short' }])
    expect((await save(as, { ...form, ...wrong, city: 'Elsewhere' })).status).toBe(400)
  expect((await app().call('GET /api/practice/page', {}, { as })).data).toEqual(page)
})
