import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

test('a result is points of the most there are, and leads to whom staff found qualified, never by their title', async () => {
  const client = await makeClient(app())
  const free = new Date(app().clock.now().getTime() + days(1))
  await makeHealer(app(), { full_name: 'Only By Title', title: 'Psychologist', next_free_at: free })
  await makeHealer(app(), { full_name: 'Paused One', qualified_as: 'psychiatrist', state: 'paused' })
  const doctor = { title: 'Doctor', qualified_as: 'psychiatrist', next_free_at: free }
  await makeHealer(app(), { full_name: 'In Tamil', ...doctor, languages: ['Tamil'] })
  await makeHealer(app(), { full_name: 'In Hindi', ...doctor, languages: ['Hindi'] })
  await app().call(
    'POST /api/website/test/{testCode}',
    { params: { testCode: 'phq-9' }, body: { version: 1, answers: [2, 2, 2, 2, 2, 2, 3, 3, 0] } },
    { as: client },
  )
  const { data, qualified } = await app().call(
    'GET /api/website/result-screen',
    { query: { language: 'hi' } },
    { as: client },
  )
  expect(data?.[0]?.results[0]).toMatchObject({ score: 18, max_score: 27, needs_help: true })
  expect(data?.[0]?.results[0]).not.toHaveProperty('percentage')
  expect(qualified?.map(({ full_name, qualified_as }) => [full_name, qualified_as])).toEqual([
    ['In Hindi', 'psychiatrist'],
    ['In Tamil', 'psychiatrist'],
  ])
})
