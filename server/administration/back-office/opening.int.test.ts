import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

test('a fresh site says what is missing before it opens, until all is there', async () => {
  const { db } = app()
  const editor = await makeStaff(app(), ['editor'])
  const missing = async () =>
    (await app().call('GET /api/staff/opening', {}, { as: editor })).data?.map(
      ({ slug, part }) => slug ?? part,
    )
  const pages = ['privacy-policy', 'refund-policy', 'terms-and-condition']
  expect(await missing()).toEqual([
    'company',
    'contact',
    'grievance',
    'healers',
    'about',
    ...pages,
    'booking',
  ])

  await makeHealer(app(), { daily: [] })
  expect(await missing()).toContain('hours')
  const healer = await makeHealer(app())
  const keys = [
    'company_name',
    'company_state',
    'address',
    'phone',
    'email',
    'grievance_officer',
    'grievance_email',
  ]
  await db
    .insertInto('setting')
    .values(keys.map((key) => ({ key, value: JSON.stringify('Asha') })))
    .execute()
  const published = { state: 'published', published_at: app().clock.now() }
  await db.updateTable('about_module').set(published).execute()
  await db.updateTable('static_page').set(published).where('slug', '!=', 'refund-policy').execute()
  expect(await missing()).toEqual(['refund-policy', 'booking'])
  await db.updateTable('static_page').set(published).execute()
  expect(await missing()).toEqual(['booking'])
  await bookAndPay(app(), await makeClient(app(), {}), healer, '2026-11-23T03:30:00.000Z')
  expect(await missing()).toEqual([])
})
