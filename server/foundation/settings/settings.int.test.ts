import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { STATUS_URL: 'https://status.example' } })

const set = (key: string, value: unknown) =>
  app()
    .db.insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
const link = async () => (await app().call('GET /api/website/settings', {})).data?.facebook_community

test.each([
  ['https://www.facebook.com/newyou', 'https://www.facebook.com/newyou'],
  ['/community', '/community'],
  ['http://www.facebook.com/newyou', ''],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['https://evil.example', ''],
])('a link of the settings, %s, is shown as %s', async (written, shown) => {
  await set('facebook_community', written)
  expect(await link()).toBe(shown)
})

test('the hours of answering are public, and nothing until they are set', async () => {
  const hours = async () => {
    const { data } = await app().call('GET /api/website/settings', {})
    return [data?.support_hours, data?.support_hours_hi]
  }
  expect(await hours()).toEqual(['', ''])
  await set('support_hours', 'Monday to Saturday, 9 am to 7 pm')
  await set('support_hours_hi', 'सोमवार से शनिवार, 9 से 7')
  expect(await hours()).toEqual(['Monday to Saturday, 9 am to 7 pm', 'सोमवार से शनिवार, 9 से 7'])
})

test('the operator keeps the list of hosts', async () => {
  await set('link_hosts', ['social.example'])
  await set('facebook_community', 'https://social.example/newyou')
  expect(await link()).toBe('https://social.example/newyou')
  await set('facebook_community', 'https://www.facebook.com/newyou')
  expect(await link()).toBe('')
})

test('the status page, which is configured, is public', async () => {
  const { data } = await app().call('GET /api/website/settings', {})
  expect(data?.status_url).toBe('https://status.example/')
})
