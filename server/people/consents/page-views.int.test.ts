import { consentVersions } from '@newyou/contract/people/consents'
import { expect, test } from 'vitest'
import { guardiansOf } from '../../testing/guardians.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { MATOMO_URL: 'https://count.example/', MATOMO_SITE_ID: '3' } })
const { consents } = privacyOf(app)

const setAnalytics = (as: TestUser, isGiven: boolean) =>
  app().call(
    'PUT /api/website/consent/{purpose}',
    { params: { purpose: 'analytics' }, body: { is_given: isGiven, version: consentVersions.analytics } },
    { as },
  )

test('a browser learns where views are counted only while its client agrees', async () => {
  const client = await makeClient(app())
  const target = async () => (await app().call('GET /api/website/page-view-target', {}, { as: client })).data
  expect((await consents(client)).data).toMatchObject([
    { purpose: 'suggestions' },
    { purpose: 'analytics', is_given: false },
  ])
  expect(await target()).toBeNull()
  await setAnalytics(client, true)
  expect(await target()).toEqual({
    kind: 'matomo',
    address: 'https://count.example/matomo.php',
    site_id: '3',
  })
  await setAnalytics(client, false)
  expect(await target()).toBeNull()
})

test('a client under 18 is not asked to be counted, nor counted when they agreed all the same', async () => {
  const { client } = await guardiansOf(app).young()
  expect((await consents(client)).data).toMatchObject([{ purpose: 'suggestions' }])
  await setAnalytics(client, true)
  expect((await app().call('GET /api/website/page-view-target', {}, { as: client })).data).toBeNull()
})
