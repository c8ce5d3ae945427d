import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const article = {
  kind: 'blog',
  title: 'Three slow evenings',
  lead: 'What helped one reader to sleep.',
  body: '<p>Put the lamp out.</p>',
  categories: ['health'],
  tags: ['sleep'],
}

test('a table that is saved holds no formula', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const formula = '=HYPERLINK("http://evil.example","Click")'
  for (const body of [
    { ...article, title: formula },
    { ...article, title: '@SUM(A1)', tags: ['+1', '-2'] },
  ])
    expect((await app().call('POST /api/staff/articles', { body }, { as: editor })).status).toBe(201)
  const { data } = await app().call('GET /api/staff/articles/export', {}, { as: editor })
  expect(data?.name).toMatch(/^articles-\d{4}-\d\d-\d\d\.csv$/)
  expect(data?.csv).toContain('"\'=HYPERLINK(""http://evil.example"",""Click"")"')
  expect(data?.csv).toContain('"\'@SUM(A1)"')
  expect(data?.csv).toContain('"\'+1; -2"')
  expect(data?.csv).not.toMatch(/(^|,|\n)"?[=+@]/)
})

test('a table of more than ten thousand records says that it is not the whole', async () => {
  const admin = await makeStaff(app(), ['admin'])
  await sql`insert into profession (u_id, name, position)
    select gen_random_uuid(), 'Profession ' || n, n from generate_series(1000, 11100) n`.execute(app().db)
  const { data } = await app().call('GET /api/staff/professions/export', {}, { as: admin })
  const { total } = await app().call('GET /api/staff/professions', {}, { as: admin })
  expect(data).toMatchObject({ rows: 10_000, total })
  expect(data?.csv.trimEnd().split('\n')).toHaveLength(10_001)
})
