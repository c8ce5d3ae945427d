import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeCourse } from '../../testing/courses.ts'
import { makeEbook } from '../../testing/ebooks.ts'
import { makeEvent } from '../../testing/events.ts'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const healers = (query: object) => app().call('GET /api/website/healers', { query: query })
const courses = (query: object) => app().call('GET /api/website/course', { query: query })

const makePost = (title: string) =>
  sql`insert into article (u_id, kind, state, title, body, words, categories, tags, reading_minutes, published_at, updated_at)
    values (gen_random_uuid(), 'blog', 'published', ${title}, '', '', '{health}', '{night}', 4, now(), now())`.execute(
    app().db,
  )

test.each([
  {
    word: 'Alder',
    make: (full_name: string) => makeHealer(app(), { full_name, gender: 'female' }),
    change: sql`update healer set gender = 'male'`,
    find: (search: string) => healers({ search, gender: 'male' }),
  },
  {
    word: 'Birch',
    make: (full_name: string) => makeHealer(app(), { full_name }),
    change: sql`update healer set languages = '{Tulu}'`,
    find: (search: string) => healers({ search, language: 'Tulu' }),
  },
  {
    word: 'Cedar',
    make: (full_name: string) => makeHealer(app(), { full_name }),
    change: sql`update healer set categories = '{wealth}'`,
    find: (search: string) => healers({ search, category: 'wealth' }),
  },
  {
    word: 'Deodar',
    make: (title: string) => makeCourse(app(), { title }),
    change: sql`update course set language = 'Odia'`,
    find: (search: string) => courses({ search, language: 'Odia' }),
  },
  {
    word: 'Elm',
    make: (title: string) => makeCourse(app(), { title }),
    change: sql`update course set category = 'wealth'`,
    find: (search: string) => courses({ search, category: 'wealth' }),
  },
  {
    word: 'Fig',
    make: (title: string) => makeEbook(app(), { title }),
    change: sql`update ebook set language = 'ta'`,
    find: (search: string) => app().call('GET /api/website/ebook', { query: { search, language: 'ta' } }),
  },
  {
    word: 'Gulmohar',
    make: (title: string) => makeEvent(app(), { title }),
    change: sql`update event set category = 'wealth'`,
    find: (search: string) =>
      app().call('GET /api/website/event', {
        query: { search, event_type: 'upcoming', category: 'wealth' },
      }),
  },
  {
    word: 'Hazel',
    make: makePost,
    change: sql`update article set tags = '{morning}'`,
    find: (search: string) =>
      app().call('POST /api/website/search-blog', {
        query: { search },
        body: { new_you_category_u_id: [], tags: ['morning'] },
      }),
  },
])('words and a filter together find what fits now: $word', async ({ word, make, change, find }) => {
  await make(`${word} and nothing else`)
  expect(await find(word)).toMatchObject({ status: 200, total: 0 })
  await change.execute(app().db)
  expect(await find(word)).toMatchObject({ status: 200, total: 1 })
})
