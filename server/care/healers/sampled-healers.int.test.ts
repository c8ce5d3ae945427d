import { beforeAll, expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { multiplyHealer } from '../../testing/very-many.ts'

const app = useTestApp()

const facets = async (query: object) =>
  (await app().call('GET /api/website/healer-facets', { query: query as never })).data

beforeAll(async () => {
  const common = await makeHealer(app(), {
    ...{ full_name: 'Asha Menon', topics: 'Sleep', languages: ['Hindi'], gender: 'female' },
  })
  const scarce = await makeHealer(app(), {
    ...{ full_name: 'Gopal Nair', topics: 'Long pain', languages: ['Odia'], gender: 'male' },
    price_paise: 250_000,
  })
  const rare = await makeHealer(app(), {
    ...{ full_name: 'Nila Das', topics: 'Long pain', languages: ['Tulu'], price_paise: 40_000 },
  })
  await makeHealer(app(), {
    ...{ full_name: 'Lata Hegde', topics: 'Sleep', languages: ['Tulu', 'Hindi'], price_paise: 40_000 },
  })
  await makeHealer(app(), {
    ...{
      full_name: 'Kabir Rao',
      topics: 'Sleep',
      languages: ['Hindi'],
      gender: 'male',
      price_paise: 250_000,
    },
  })
  await multiplyHealer(app(), common.u_id, 8000, { inSample: true })
  await multiplyHealer(app(), scarce.u_id, 200, { inSample: true })
  await multiplyHealer(app(), rare.u_id, 40, { inSample: true })
}, 120_000)

test('of healers of whom few are compared, the whole sample says that they are many', async () => {
  expect(await facets({ language: 'Odia' })).toMatchObject({
    ...{ is_capped: true, total: 10_001, price_min_paise: 250_000, price_max_paise: 250_000 },
    without: { language: 10_001, gender: 10_001 },
  })
})

test('of whom the whole sample has few, all are counted', async () => {
  expect(await facets({ language: 'Tulu' })).toMatchObject({
    ...{ total: 42, price_min_paise: 40_000, price_max_paise: 40_000 },
    without: { language: 10_001, gender: 42 },
  })
})

test('few who have a word that very many have are counted, whether their filter leaves few or many', async () => {
  const find = async (query: object) => {
    const { data, total } = await app().call('GET /api/website/healers', { query: query as never })
    return [data?.map(({ full_name }) => full_name), total]
  }
  expect(await find({ search: 'sleep', gender: 'male' })).toEqual([['Kabir Rao'], 1])
  expect(await find({ search: 'sleep', language: 'Tulu' })).toEqual([['Lata Hegde'], 1])
  // Prices do not stand with the words.
  expect(await find({ search: 'sleep', price_min: 2000 })).toEqual([['Kabir Rao'], 1])
  expect(await find({ search: 'sleep', price_max: 400 })).toEqual([['Lata Hegde'], 1])
})
