import { genders } from '@newyou/contract/vocabulary'
import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

test('a client may be of another gender or not say it, beside the two of the specification', async () => {
  expect(genders).toEqual(['male', 'female', 'other', 'prefer-not-to-say'])
  const client = await registerClient(app())
  for (const gender of genders) {
    const saved = await app().call(
      'PUT /api/website/patient/{patientId}',
      { params: { patientId: client.uId }, body: { gender } },
      { as: client },
    )
    expect(saved.data).toMatchObject({ gender })
  }
  const refused = await app().call(
    'PUT /api/website/patient/{patientId}',
    { params: { patientId: client.uId }, body: { gender: 'none' as 'other' } },
    { as: client },
  )
  expect(refused).toMatchObject({ status: 400, errors: { gender: 'Please select your gender' } })
})

test('healers of another gender are found by it, who does not say it among all', async () => {
  const [other, quiet] = [
    await makeHealer(app(), { gender: 'other' }),
    await makeHealer(app(), { gender: 'prefer-not-to-say' }),
  ]
  const found = async (gender?: 'other') =>
    (await app().call('GET /api/website/healers', { query: { ...(gender && { gender }) } })).data?.map(
      ({ u_id }) => u_id,
    )
  expect(await found('other')).toEqual([other.u_id])
  expect(await found()).toEqual(expect.arrayContaining([other.u_id, quiet.u_id]))
})
