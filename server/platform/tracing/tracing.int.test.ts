import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshMobile } from '../../testing/people.ts'
import { plainSite } from '../../testing/plain-site.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../watch/logger.ts'
import { openTracing } from './open-tracing.ts'
import type { Tracing } from './tracing.ts'

interface WireSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}
interface Wire {
  resourceSpans: {
    resource: { attributes: WireSpan['attributes'] }
    scopeSpans: { spans: WireSpan[] }[]
  }[]
}

/** A collector that takes OTLP over HTTP. */
const received: Wire['resourceSpans'] = []
const collector = createServer(async (request, answer) => {
  received.push(...((await json(request)) as Wire).resourceSpans)
  answer.setHeader('content-type', 'application/json').end('{}')
})
const node = { node: 'web-1', version: '1.0.0' }
const endpointOf = (server: typeof collector) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const open = (endpoint: string, onFailure: (error: Error) => void = () => undefined) =>
  openTracing(readConfig({ NODE_ENV: 'test', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), node, onFailure)

let tracing: Tracing | undefined
const lines: Record<string, unknown>[] = []
const logger = createLogger(
  { LOG_LEVEL: 'info', isProduction: true },
  { facts: () => tracing?.names(), to: { write: (line) => void lines.push(JSON.parse(line)) } },
)

beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)))
afterAll(() => void collector.close())
const app = useTestApp({
  logger,
  config: { KEEP_ANSWERS: 'true' },
  web: plainSite(),
  tracing: async () => {
    tracing = await open(endpointOf(collector))
    return tracing
  },
})

const attribute = ({ attributes }: Pick<WireSpan, 'attributes'>, name: string) => {
  const { stringValue, intValue } = attributes.find(({ key }) => key === name)?.value ?? {}
  return stringValue ?? intValue
}

test('one trace holds a call, its statements, its call of a provider, the job that it wrote, and names no person', async () => {
  const mobile = freshMobile()
  const { http } = app().app
  // The second and third are given from what is kept, before most of the server looks at them.
  for (let count = 0; count < 3; count++)
    expect((await http.inject('/api/website/settings')).statusCode).toBe(200)
  expect((await http.inject('/health')).statusCode).toBe(200)
  const asked = await http.inject({
    method: 'POST',
    url: '/api/website/generate-otp?utm_source=secret-parameter',
    headers: { origin: 'http://localhost:3000', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    payload: { type: 'mobile', mobile_number: mobile, device_id: 'device-of-this-test' },
  })
  expect(asked.statusCode).toBe(200)
  // The code is on its way, so the job only looks whether that is so.
  await sql`update jobs.job set start_after = now() where name = 'otp-mobile'`.execute(app().db)
  await app().drain()
  expect((await http.inject('/some-page')).statusCode).toBe(200)
  await tracing?.close()

  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const call = spans.find(({ name }) => name === 'POST /api/website/generate-otp')
  expect(call).toMatchObject({ kind: 2 })
  expect(call?.parentSpanId).toBeFalsy()
  expect(call && attribute(call, 'http.response.status_code')).toBe(200)
  expect(call && attribute(call, 'http.route')).toBe('/api/website/generate-otp')
  const trace = spans.filter(({ traceId }) => traceId === call?.traceId)
  const named = (name: string) => trace.find((span) => span.name === name)
  const parents = new Map(trace.map((span) => [span.spanId, span.parentSpanId]))
  const isBelow = (span: WireSpan | undefined, above: WireSpan | undefined): boolean => {
    const parent = span?.parentSpanId
    return (
      parent === above?.spanId ||
      (parent !== undefined && isBelow({ ...call, parentSpanId: parents.get(parent) } as WireSpan, above))
    )
  }
  const [insert, commit, provider] = [named('INSERT otp_challenge'), named('COMMIT'), named('POST 127.0.0.1')]
  for (const span of [insert, commit, provider])
    expect(span).toMatchObject({ kind: 3, parentSpanId: call?.spanId })
  expect(insert && attribute(insert, 'db.system.name')).toBe('postgresql')
  expect(provider && attribute(provider, 'http.response.status_code')).toBe(200)
  const sent = named('send otp-mobile')
  const done = named('process otp-mobile')
  expect(sent).toMatchObject({ kind: 4, parentSpanId: call?.spanId })
  expect(done).toMatchObject({ kind: 5, parentSpanId: sent?.spanId })
  const looked = trace.filter(({ name }) => name === 'SELECT otp_challenge')
  expect(looked.some((span) => isBelow(span, done))).toBe(true)

  const settings = spans.filter(({ name }) => name === 'GET /api/website/settings')
  expect(settings.filter(({ kind }) => kind === 2)).toHaveLength(3)
  const page = spans.find(({ name }) => name === 'GET /*')
  expect(settings.find(({ kind }) => kind === 1)).toMatchObject({ traceId: page?.traceId })
  expect(spans.map(({ name }) => name)).not.toContain('GET /health')
  expect(received.map(({ resource }) => attribute(resource, 'service.instance.id'))).toContain('web-1')
  const all = JSON.stringify(received)
  for (const secret of [mobile, mobile.slice(3), 'secret-parameter', 'device-of-this-test', 'a'.repeat(32)])
    expect(all).not.toContain(secret)
  expect(lines.filter(({ trace_id }) => trace_id === call?.traceId)).toContainEqual(
    expect.objectContaining({ msg: 'answered', route: '/api/website/generate-otp' }),
  )
})

test('without an endpoint nothing is traced', async () => {
  expect(await open('')).toBeUndefined()
})

test.each([
  ['hangs', () => undefined, 0],
  ['refuses', (_request: unknown, answer: ServerResponse) => void answer.writeHead(400).end(), 1],
])(
  'a collector that %s loses spans, is said once, and holds up no end of the process',
  async (_what, listener, said) => {
    let asked = 0
    const broken = createServer((request, answer) => {
      asked++
      listener(request, answer)
    })
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    const failures: Error[] = []
    const traces = await open(endpointOf(broken), (error) => failures.push(error))
    // More than are kept until they can be sent.
    for (let count = 0; count < 5000; count++)
      traces?.begin({ name: 'x', kind: 'internal', attributes: {}, parent: 'none' }).end()
    expect(asked).toBe(0)
    await traces?.close()
    expect(asked).toBeGreaterThan(0)
    expect(failures).toHaveLength(said)
    broken.closeAllConnections()
    broken.close()
  },
)
