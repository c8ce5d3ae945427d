import { expect, test } from 'vitest'
import { pageViewOrigins, pageViewTarget } from './page-views.ts'

const GA4_URL = 'https://www.google-analytics.com'

test('a site that counts nothing does not open its policy', () => {
  expect(pageViewTarget({ GA4_URL })).toBeNull()
  expect(pageViewOrigins({ GA4_URL })).toEqual([])
})

test('each counter is the only host that pages may call for it', () => {
  const matomo = { MATOMO_URL: 'https://count.example/stats/', MATOMO_SITE_ID: '3', GA4_URL }
  expect(pageViewTarget(matomo)).toEqual({
    kind: 'matomo',
    address: 'https://count.example/stats/matomo.php',
    site_id: '3',
  })
  expect(pageViewOrigins(matomo)).toEqual(['https://count.example'])
  const google = { GA4_MEASUREMENT_ID: 'G-ABC123', GA4_URL }
  expect(pageViewTarget(google)).toEqual({
    kind: 'ga4',
    address: 'https://www.google-analytics.com/g/collect',
    site_id: 'G-ABC123',
  })
  expect(pageViewOrigins(google)).toEqual(['https://www.google-analytics.com'])
})
