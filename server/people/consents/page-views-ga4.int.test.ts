import { consentVersions } from '@newyou/contract/people/consents'
import { expect, test } from 'vitest'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { GA4_MEASUREMENT_ID: 'G-ABC123', GA4_URL: 'https://count.example' } })

test('Google Analytics is named to a browser only while its client agrees', async () => {
  const client = await makeClient(app())
  const target = async () => (await app().call('GET /api/website/page-view-target', {}, { as: client })).data
  const setAnalytics = (isGiven: boolean) =>
    app().call(
      'PUT /api/website/consent/{purpose}',
      { params: { purpose: 'analytics' }, body: { is_given: isGiven, version: consentVersions.analytics } },
      { as: client },
    )
  expect(await target()).toBeNull()
  await setAnalytics(true)
  expect(await target()).toEqual({
    kind: 'ga4',
    address: 'https://count.example/g/collect',
    site_id: 'G-ABC123',
  })
  await setAnalytics(false)
  expect(await target()).toBeNull()
})
