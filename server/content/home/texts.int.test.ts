import { homeTextNames } from '@newyou/contract/home-text-names'
import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

test('an editor writes the words of the home page, each language for itself, and takes them back', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const texts = async (language: 'en' | 'hi') =>
    (await app().call('GET /api/website/home-texts', { query: { language } })).data
  const { data: all } = await app().call('GET /api/staff/home-texts', {}, { as: editor })
  expect(all?.map(({ u_id }) => u_id)).toEqual(homeTextNames)
  const write = async (body: object) => {
    const params = { id: 'hero-title' }
    const { data } = await app().call('GET /api/staff/home-texts/{id}', { params }, { as: editor })
    const version = data?.version ?? 0
    await app().call(
      'PATCH /api/staff/home-texts/{id}',
      { params, body: { version, ...body } },
      { as: editor },
    )
  }
  await write({ text: 'Sit down.\nStay a while.' })
  expect([await texts('en'), await texts('hi')]).toEqual([{ 'hero-title': 'Sit down.\nStay a while.' }, {}])
  await write({ text: '', text_hi: 'बैठिए।' })
  expect([await texts('en'), await texts('hi')]).toEqual([{}, { 'hero-title': 'बैठिए।' }])
})
