import { expect, test } from 'vitest'
import { makeHealer } from '../testing/healers.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

const find = async (search: string) => {
  const answer = await app().call('GET /api/website/search', { query: { search } })
  expect(answer.status).toBe(200)
  return answer.data?.map(({ kind, results }) => [kind, ...results.map(({ title }) => title)])
}

async function publish(kind: 'blog' | 'success-story', title: string, words: string) {
  const now = app().clock.now()
  await app()
    .db.insertInto('article')
    .values({
      u_id: app().app.platform.ids.next(),
      kind,
      state: 'published',
      title,
      body: words,
      words,
      teller: kind === 'blog' ? '' : 'Quiet Heron',
      reading_minutes: 1,
      published_at: now,
      updated_at: now,
    })
    .execute()
}

test('one box finds people and texts, grouped, titles before bodies, in spite of a slip', async () => {
  await makeHealer(app(), { full_name: 'Meera Krishnan', topics: 'Broken sleep and worry' })
  await makeHealer(app(), { full_name: 'Hidden Sleeper', state: 'in-review' })
  await publish('blog', 'What the night is for', 'On sleep, and lying awake')
  await publish('blog', 'Sleep slowly', 'Twelve evenings')
  await publish('success-story', 'I sleep again', 'It took four weeks')
  expect(await find('sleep')).toEqual([
    ['healer', 'Meera Krishnan'],
    ['blog', 'Sleep slowly', 'What the night is for'],
    ['success-story', 'I sleep again'],
  ])
  expect(await find('sle')).toHaveLength(3)
  expect(await find('meera sleep')).toEqual([['healer', 'Meera Krishnan']])
  expect(await find('krishanan')).toEqual([['healer', 'Meera Krishnan']])
  expect(await find('zzzz')).toEqual([])
  expect(await find(`'; drop table search_entry; -- :* & !`)).toEqual([])
})

test('what is withdrawn is found no more', async () => {
  const healer = await makeHealer(app(), { full_name: 'Paused Person' })
  expect(await find('paused')).toEqual([['healer', 'Paused Person']])
  await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', healer.u_id).execute()
  expect(await find('paused')).toEqual([])
})
