import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../index.ts'
import { connectSdk, requestsOf } from './shop.ts'

let sandbox: Sandbox
let razorpay: ReturnType<typeof connectSdk>
const newOrder = () => razorpay.orders.create({ amount: 100, currency: 'INR', receipt: 'fault' })

beforeAll(async () => {
  sandbox = await startSandbox()
  razorpay = connectSdk(sandbox)
})
afterEach(() => {
  sandbox.gateway.clearFaults()
  requestsOf(razorpay).defaults.timeout = 0
  sandbox.inbox.clear()
})
afterAll(() => sandbox.close())

test('an error 500 hits the asked number of calls and makes no order', async () => {
  sandbox.gateway.fault({ operation: 'orders.create', kind: 'error500', times: 2 })
  await expect(newOrder()).rejects.toMatchObject({ statusCode: 500, error: { code: 'SERVER_ERROR' } })
  await expect(newOrder()).rejects.toMatchObject({ statusCode: 500 })
  await newOrder()
  expect(sandbox.gateway.orders()).toHaveLength(1)
})

test('too many requests is answered 429', async () => {
  sandbox.gateway.fault({ operation: 'orders.create', kind: 'rate429' })
  await expect(newOrder()).rejects.toMatchObject({ statusCode: 429 })
})

test('a hanging call ends by the client’s own timeout', async () => {
  sandbox.gateway.fault({ operation: 'orders.create', kind: 'hang' })
  requestsOf(razorpay).defaults.timeout = 150
  // The SDK itself breaks on an error without an answer; what it throws then is a TypeError.
  await expect(newOrder()).rejects.toBeInstanceOf(TypeError)
  expect(sandbox.gateway.orders()).toHaveLength(0)
})

test('a slow call is answered after its delay', async () => {
  sandbox.gateway.fault({ operation: 'payments.list', kind: 'slow', delayMs: 60 })
  const start = performance.now()
  await razorpay.payments.all({})
  expect(performance.now() - start).toBeGreaterThan(55)
})

test('garbage JSON arrives as a text with status 200', async () => {
  sandbox.gateway.fault({ operation: 'orders.create', kind: 'garbage' })
  expect(typeof (await newOrder())).toBe('string')
})

test('a cut socket leaves the order made, and the retry finds it by receipt', async () => {
  sandbox.gateway.fault({ operation: 'orders.create', kind: 'cut' })
  await expect(newOrder()).rejects.toBeInstanceOf(TypeError)
  expect((await razorpay.orders.all({ receipt: 'fault' })).items).toHaveLength(1)
})

test('a fault for all operations hits whichever call is next', async () => {
  sandbox.gateway.fault({ operation: '*', kind: 'error500' })
  await expect(razorpay.refunds.all({})).rejects.toMatchObject({ statusCode: 500 })
})

test('https on the plain port gives the client a TLS error', async () => {
  const client = connectSdk(sandbox)
  requestsOf(client).defaults.baseURL = sandbox.url.replace('http:', 'https:')
  await expect(client.orders.all({})).rejects.toBeInstanceOf(TypeError)
})
