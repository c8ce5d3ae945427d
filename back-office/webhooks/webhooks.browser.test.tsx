import type { WebhookDelivery, WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choice, FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const id = '01900000-0000-7000-8000-000000000001'
const endpoint: WebhookEndpoint = {
  u_id: id,
  url: 'https://books.example/hook',
  description: 'Accounts',
  kinds: ['order.paid', 'order.refunded'],
  healer: null,
  is_own: false,
  state: 'on',
  off_reason: null,
  failing_since: null,
  previous_until: null,
  last_delivered_at: null,
  due: 0,
  created_at: '2026-11-21T06:00:00.000Z',
}
const delivery: WebhookDelivery = {
  u_id: '01900000-0000-7000-8000-000000000002',
  kind: 'order.paid',
  subject: id,
  state: 'given-up',
  happened_at: '2026-11-21T06:00:00.000Z',
  tries: 9,
  last_at: '2026-11-22T06:00:00.000Z',
  last_status: 503,
  last_problem: null,
  last_ms: 40,
  next_at: null,
  body: '{"type":"order.paid","data":{"price_paise":118000}}',
}

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.start()
  server.answers.set('GET /api/staff/webhook-endpoints', [])
  server.answers.set('GET /api/staff/options/healers', [choice])
  server.answers.set(`GET /api/staff/webhook-endpoints/${id}`, endpoint)
  server.answers.set('GET /api/staff/webhook-deliveries', [delivery])
})
afterEach(() => server.stop())

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a webhook is added with its events and healer, and its secret is shown once', async () => {
  await openOffice('/webhook-endpoints')
  await button('New webhook').click()
  await page.getByRole('textbox', { name: 'Address' }).fill('https://books.example/hook')
  await page.getByRole('textbox', { name: 'Description' }).fill('Accounts')
  await page.getByRole('combobox', { name: 'Healer' }).fill('Asha')
  await page.getByRole('option', { name: choice.name }).click()
  await page.getByRole('checkbox', { name: 'All events' }).click()
  await page.getByRole('checkbox', { name: 'A client is new' }).click()
  server.answers.set('POST /api/staff/webhook-endpoints', { ...endpoint, secret: 'whsec_abc' })
  await button('Save').click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_abc')
  expect(server.sent?.body).toMatchObject({
    url: 'https://books.example/hook',
    description: 'Accounts',
    healer_u_id: choice.u_id,
    kinds: expect.arrayContaining(['order.paid']),
  })
  expect(server.sent?.body.kinds).not.toContain('client.created')
  await button('I have saved it').click()
  await expect.element(page.getByRole('heading', { name: endpoint.url })).toBeVisible()
})

test('a webhook is opened and changed, and shows what was delivered', async () => {
  await openOffice(`/webhook-endpoints/${id}/show`)
  const line = page.getByRole('article', { name: /An order is paid/ })
  await expect.element(line).toMatchTextContent(/Answered 503 in 40 ms; given up, attempts: 9/)
  await button('Change').click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveValue(endpoint.url)
  await expect.element(page.getByRole('checkbox', { name: 'An order is paid' })).toBeChecked()
  await address.fill('https://books.example/other')
  server.answers.set(`PUT /api/staff/webhook-endpoints/${id}`, endpoint)
  await button('Save').click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(server.sent?.body).toEqual({
    url: 'https://books.example/other',
    description: 'Accounts',
    kinds: ['order.paid', 'order.refunded'],
    healer_u_id: null,
    state: 'on',
  })
  server.answers.set(`POST /api/staff/webhook-deliveries/${delivery.u_id}/again`, { u_id: id })
  await line.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('The event is sent again')).toBeVisible()
})

test('of a healer’s own only turning off, a test and removing are offered', async () => {
  const own = { ...endpoint, is_own: true, healer: { u_id: id, name: 'Savita Jadhav' } }
  server.answers.set(`GET /api/staff/webhook-endpoints/${id}`, own)
  await openOffice(`/webhook-endpoints/${id}/show`)
  await expect.element(page.getByText('The healer, who alone changes it')).toBeVisible()
  await expect.element(button('Turn off')).toBeVisible()
  await expect.element(button('Change')).not.toBeInTheDocument()
  await expect.element(button('New secret')).not.toBeInTheDocument()
})
