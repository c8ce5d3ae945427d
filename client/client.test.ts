import { expect, test } from 'vitest'
import { CallRefused, createClient } from './index.ts'

/** A site that gives these answers one after the other, and what it was asked. */
function siteWith(...answers: { status?: number; body?: unknown; headers?: Record<string, string> }[]) {
  const asked: { url: string; method: string; headers: Record<string, string>; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init)
    asked.push({
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: request.method === 'GET' ? undefined : await request.json(),
    })
    const { status = 200, body = { data: [] }, headers = {} } = answers.shift() ?? {}
    return Response.json(body, { status, headers })
  }
  return { asked, client: createClient({ site: 'https://practice.example', key: 'ny_key', fetch }) }
}

test('a call goes to its address with its parts and the key, and with no more', async () => {
  const { asked, client } = siteWith({ body: { data: { revoked: true } } })
  await client.call('POST /api/practice/inquiry/{inquiryId}/answer', {
    params: { inquiryId: 'a/b' },
    body: { text: 'Yes' },
    idempotencyKey: 'one',
  })
  await client.call('GET /api/practice/appointment', {
    query: { from: '2026-11-21T00:00:00Z', to: '2026-11-28T00:00:00Z' },
  })
  expect(asked).toEqual([
    {
      url: 'https://practice.example/api/practice/inquiry/a%2Fb/answer',
      method: 'POST',
      headers: {
        authorization: 'Bearer ny_key',
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: { text: 'Yes' },
    },
    {
      url: 'https://practice.example/api/practice/appointment?from=2026-11-21T00%3A00%3A00Z&to=2026-11-28T00%3A00%3A00Z',
      method: 'GET',
      headers: { authorization: 'Bearer ny_key' },
      body: undefined,
    },
  ])
})

test('a refusal says which call, why, and what the site said about it', async () => {
  const body = { message: 'No scope', code: 'scopeMissing', data: { scope: 'hours:read' }, request_id: 'x' }
  const { client } = siteWith({ status: 403, body })
  const refusal = await client.call('GET /api/practice/hours').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CallRefused)
  expect(refusal).toMatchObject({
    message: 'GET /api/practice/hours: No scope',
    status: 403,
    code: 'scopeMissing',
    data: { scope: 'hours:read' },
  })
})

test('an answer that is no JSON is a refusal too, when the status says so', async () => {
  const fetch: typeof globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  const { call } = createClient({ site: 'https://practice.example', key: 'ny_key', fetch })
  await expect(call('GET /api/practice/hours')).rejects.toMatchObject({ status: 502, code: undefined })
})

test('a call that came too early is made again after the time that the site names, and not for ever', async () => {
  const early = { status: 429, body: { code: 'tooManyRequests' }, headers: { 'retry-after': '0.01' } }
  const { asked, client } = siteWith(early, early, { body: { data: 'here' } }, early, early, early)
  expect(await client.call('GET /api/practice/hours')).toEqual({ data: 'here' })
  expect(asked).toHaveLength(3)
  await expect(client.call('GET /api/practice/hours')).rejects.toMatchObject({ status: 429 })
  expect(asked).toHaveLength(6)
})

test('the rows of a list come page after page, no further than they are read', async () => {
  const page = (...data: number[]) => ({ body: { data, total: 5, page: 1, items_per_page: 2 } })
  const { asked, client } = siteWith(page(1, 2), page(3, 4), page(5))
  const rows: unknown[] = []
  for await (const row of client.rows('GET /api/staff/orders', { query: { state: 'paid' } })) rows.push(row)
  expect(rows).toEqual([1, 2, 3, 4, 5])
  expect(asked.map(({ url }) => new URL(url).search)).toEqual([
    '?state=paid&page=1',
    '?state=paid&page=2',
    '?state=paid&page=3',
  ])
  const second = siteWith(page(1, 2), page(3, 4))
  for await (const row of second.client.rows('GET /api/staff/orders')) if (row) break
  expect(second.asked).toHaveLength(1)
})
