import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const names = async (query: object) =>
  (await app().call('GET /api/website/healers', { query })).data?.map(({ full_name }) => full_name)

test('a topic finds who treats it, those who name it most clearly first', async () => {
  await makeHealer(app(), {
    full_name: 'Asha Menon',
    title: 'Grief companion',
    topics: 'Grief, sleep and letting go',
  })
  await makeHealer(app(), {
    full_name: 'Gopal Nair',
    title: 'Physiotherapist',
    topics: 'Long pain, after surgery',
  })
  await makeHealer(app(), {
    full_name: 'Nila Das',
    title: 'Sleep coach',
    topics: 'Broken sleep, worry at night',
    daily: [{ from: '21:00', to: '22:00' }],
  })
  expect(await names({ topic: 'sleep-and-anxiety' })).toEqual(['Nila Das', 'Asha Menon'])
  expect(await names({ topic: 'sleep-and-anxiety', sort: 'name' })).toEqual(['Asha Menon', 'Nila Das'])
  expect((await names({ search: 'insomnia' }))?.toSorted()).toEqual(['Asha Menon', 'Nila Das'])
  expect((await names({ search: 'नींद नहीं आती' }))?.toSorted()).toEqual(['Asha Menon', 'Nila Das'])
  const { data } = await app().call('GET /api/website/healer-facets', {
    query: { topic: 'sleep-and-anxiety', language: 'Klingon' },
  })
  expect(data).toMatchObject({ total: 0, without: { language: 2, free: 0 } })
})
