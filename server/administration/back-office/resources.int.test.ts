import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ResourceName, resources } from '@newyou/contract/administration/back-office/resources'
import { staffRoles } from '@newyou/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeEbook } from '../../testing/ebooks.ts'
import { makeEvent } from '../../testing/events.ts'
import { somePdf, somePicture } from '../../testing/files.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makePlace } from '../../testing/places.ts'
import { article, recordsOf } from '../../testing/records.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { create, written, change, actionsOf } = recordsOf(app)
const { uploaded } = uploadsOf(app)

async function ebookForm(admin: TestUser) {
  const healer = await makeHealer(app())
  const { file } = await uploaded(admin, await somePdf(2), 'pdf')
  return {
    ...{ title: 'Small lamps', lead: 'A book of evenings.', healer_id: healer.u_id, category: 'health' },
    ...{ language: 'en', price_paise: 19_900, file },
  }
}

describe('every resource', () => {
  /** Required fields of a new record of each, with referenced ids. */
  async function forms(admin: TestUser): Promise<Partial<Record<ResourceName, object>>> {
    const healer = await makeHealer(app())
    const ebook = await makeEbook(app())
    const { placeId } = await makePlace(app())
    const course = {
      title: 'Sleep, slowly',
      summary: 'Short evenings.',
      healer_id: healer.u_id,
      category: 'health',
      language: 'English',
      price_paise: 99_900,
    }
    const { u_id: courseId } = await written(admin, course, 'courses')
    const section = { course_id: courseId, title: 'The evenings' }
    const { u_id: sectionId } = await written(admin, section, 'course-sections')
    const quiz = { section_id: sectionId, title: 'What did you notice?', kind: 'quiz' }
    const { u_id: quizId } = await written(admin, quiz, 'course-lessons')
    const { u_id: eventId } = await makeEvent(app())
    const { u_id: albumId } = await written(admin, { title: 'The house', position: 76 }, 'photo-albums')
    const { u_id: intakeForm } = await written(admin, { name: 'First meeting' }, 'intake-forms')
    const { file: photo } = await uploaded(admin, await somePicture(900, 700), 'picture', 'photo')
    const film = await readFile(path.resolve(import.meta.dirname, '../../../demo/media/reels/banyan.mp4'))
    const { file: reel } = await uploaded(admin, film, 'film')
    const { file: poster } = await uploaded(admin, await somePicture(720, 1280), 'picture', 'reel')
    return {
      articles: article,
      reels: {
        ...{ title: 'One leaf', words: 'Look at it.', alt: 'A leaf.', healer_id: healer.u_id },
        ...{ category: 'health', film: reel, poster },
      },
      courses: course,
      'event-speakers': { event_id: eventId, name: 'Prof. Sen', about: 'Studies sleep.', position: 1 },
      'course-sections': section,
      'course-lessons': { ...quiz, kind: 'text', body: '<p>Breathe.</p>' },
      'quiz-questions': {
        content_id: quizId,
        question: 'When is the body ready?',
        options: ['At ten', 'When it is tired'],
        right_options: ['When it is tired'],
      },
      ebooks: await ebookForm(admin),
      photos: { album_id: albumId, picture: photo, alt: 'The door', position: 1 },
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
      questions: {
        ...{ position: 90, text: 'Do you sleep well?', kind: 'one' },
        ...{ choices: ['Yes', 'No'], choice_values: ['yes', 'no'] },
      },
      'intake-forms': { name: 'Before we meet', healer_id: healer.u_id },
      'intake-questions': {
        ...{ form_id: intakeForm, position: 1, kind: 'choice', code: 'medicine' },
        ...{ text: 'Do you take medicine?', choices: ['Yes', 'No'] },
      },
      'consent-texts': { title: 'How we work', text: 'I agree.', healer_id: healer.u_id },
      'about-modules': { kind: 'story', title: 'How it began', body: '<p>Slowly.</p>', position: 90 },
      'faq-entries': { question: 'Is there parking?', answer: '<p>Yes.</p>', position: 90 },
      'site-links': {
        ...{ place: 'footer', label: 'Our way', label_hi: 'हमारा तरीका' },
        ...{ target: '/pages/our-way', position: 90 },
      },
      pages: { slug: 'our-way', title: 'Our way', body: '<p>Slowly.</p>', edition: 1 },
      'photo-albums': { title: 'The garden', position: 77 },
      categories: { slug: 'mindfulness', name: 'Mindfulness', name_hi: 'सजगता' },
      languages: { code: 'tulu', name: 'Tulu', native_name: 'ತುಳು', position: 40 },
      professions: { name: 'Beekeeping', position: 99 },
      helplines: { name: 'Vandrevala Foundation', number: '1860 2662 345', position: 2 },
      services: { healer_id: healer.u_id, name: 'Long session', minutes: 90 },
      places: { name: 'Clinic', address: '1 Lane', city: 'Pune', map_link: 'https://maps.example/1' },
      tills: { name: 'Reception', place_id: null },
      'booking-widgets': { name: 'Clinic page', healer_id: healer.u_id, origins: ['https://clinic.example'] },
      'treatment-rooms': { place_id: placeId, name: 'Room 1' },
      'saved-replies': { title: 'Refund', text: 'Dear {name}, your refund is on its way.' },
      'search-meanings': { name: 'Nail biting', typed: ['nail biting'], finds: ['habits'] },
      'search-pages': { title: 'Our prices', path: '/healers?sort=price-low', typed: ['cheap'] },
      organizations: { code: 'ACME-1', name: 'Acme' },
      coupons: {
        code: 'MONSOON26',
        title: 'Monsoon',
        off_paise: 10_000,
        valid_from: app().clock.now().toISOString(),
      },
      'community-groups': {
        name: 'Awake at three',
        topic: 'health',
        description: 'For nights that are too long',
        rules: 'Be kind.',
      },
    }
  }

  test('is made, listed, read, changed and exported by its declaration, each change in the trail', async () => {
    const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    const all = await forms(admin)
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
      // A coupon without a limit of uses waits for a second person.
      const asks = of.name === 'coupons' ? ['ask-approval'] : []
      expect(await actionsOf(id)).toEqual([...(made ? ['create'] : []), ...asks, 'change', ...asks])
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

test('courses and events are in a language of the list', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { u_id: healerId } = await makeHealer(app())
  const course = {
    ...{ title: 'Slow mornings', summary: 'Before the day.', healer_id: healerId, category: 'health' },
    ...{ price_paise: 0, language: 'Tamil' },
  }
  const { u_id: id, version } = await written(admin, course, 'courses')
  const event = {
    ...{ kind: 'webinar', title: 'Mornings', lead: 'One hour.', healer_id: healerId, category: 'health' },
    ...{ starts_at: new Date(app().clock.now().getTime() + minutes(3000)).toISOString(), minutes: 60 },
    ...{ price_paise: 0, seats: 10 },
  }
  const answers = [
    await create(admin, { ...course, language: 'tamil' }, 'courses'),
    await change(admin, id, { version, language: 'Tamizh' }, 'courses'),
    await create(admin, { ...event, language: 'any' }, 'events'),
  ]
  expect(answers.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual(
    answers.map(() => [400, ['language']]),
  )
  expect((await create(admin, { ...event, language: 'Tamil' }, 'events')).status).toBe(201)
})

test('the language of an e-book is chosen from a list', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const form = await ebookForm(admin)
  const refused = await create(admin, { ...form, language: 'zz' }, 'ebooks')
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['language']])
  expect(await written(admin, { ...form, language: 'ta' }, 'ebooks')).toMatchObject({ language: 'ta' })
})
