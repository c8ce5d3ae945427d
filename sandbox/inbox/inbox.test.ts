import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectSdk } from '../gateway/shop.ts'
import { type RegisteredText, type Sandbox, startSandbox } from '../index.ts'
import { findCodeIn } from './inbox.ts'

let sandbox: Sandbox
let now = Date.UTC(2026, 10, 21, 6, 30)

const text: RegisteredText = {
  ...{ channel: 'sms', id: '1107000000000000001', gatewayId: 'code', locale: 'en' },
  ...{ text: 'Your code is {#numeric#}', gatewayText: 'Your code is ##code##' },
}

beforeAll(async () => {
  sandbox = await startSandbox({ clock: { now: () => now }, registeredTexts: [text] })
})
afterAll(() => sandbox.close())

async function sendSms(to: string, code: string) {
  await fetch(`${sandbox.url}/api/v5/flow`, {
    method: 'POST',
    headers: { authkey: 'sandbox-msg91-key' },
    body: JSON.stringify({ template_id: 'code', recipients: [{ mobiles: to.slice(1), code }] }),
  })
}

test.each([
  ['Your code is 482913.', '482913'],
  ['482913 is your New You code', '482913'],
  ['Use OTP: 004211 within 5 minutes', '004211'],
  ['Paid ₹129900 on 21/11/2026', undefined],
  ['Call +919876543210', undefined],
  ['Order 1234567', undefined],
])('in %j the code is %s', (text, code) => {
  expect(findCodeIn(text)).toBe(code)
})

test('the newest code of a number is found, by name or by waiting for it', async () => {
  await sendSms('+919000000001', '111111')
  now += 1000
  await sendSms('+919000000001', '222222')
  expect(sandbox.inbox.latestCode('9000000001')).toBe('222222')
  const waiting = sandbox.inbox.waitForCode('+919000000001', { after: now + 1 })
  now += 1000
  await sendSms('+919000000001', '333333')
  expect(await waiting).toBe('333333')
  await expect(sandbox.inbox.waitForCode('+919999999999', { timeoutMs: 30 })).rejects.toThrow('no code')
})

test('the list shows messages and money newest first, and to whom when asked', async () => {
  await sendSms('+919000000002', '444444')
  now += 1000
  const order = await connectSdk(sandbox).orders.create({ amount: 90_000, currency: 'INR', receipt: 'list' })
  await sandbox.gateway.payOrder(order.id)
  const read = async (query: string) => (await (await fetch(`${sandbox.url}/_inbox${query}`)).json()).items
  const kinds = (await read('')).slice(0, 6).map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['webhook', 'webhook', 'webhook', 'payment', 'order', 'sms'])
  expect(await read('?to=%2B919000000002')).toMatchObject([{ kind: 'sms', code: '444444' }])
  expect(await read('?to=+919000000002')).toHaveLength(1)
  expect(await read('?kind=order')).toMatchObject([
    { id: order.id, state: 'paid', title: '₹900.00, receipt list' },
  ])
})

test('the time on everything is that of the given clock', async () => {
  const order = await connectSdk(sandbox).orders.create({ amount: 100, currency: 'INR' })
  expect(order.created_at).toBe(Math.floor(now / 1000))
})

test('the page is served with its own style and script', async () => {
  const page = await fetch(sandbox.url)
  expect(await page.text()).toContain('Sandbox inbox')
  for (const path of ['/inbox/page.css', '/inbox/page.js']) {
    expect((await fetch(sandbox.url + path)).status).toBe(200)
  }
})
