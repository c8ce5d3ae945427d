import { api } from '@newyou/contract/api'
import type { Caller } from '@newyou/contract/endpoint'
import { expect, test } from 'vitest'
import { makeCourse } from './testing/courses.ts'
import { makeEbook } from './testing/ebooks.ts'
import { makeHealer, signInHealer } from './testing/healers.ts'
import { makeClient, makeStaff } from './testing/signed-in.ts'
import { type TestUser, useTestApp } from './testing/test-app.ts'

const app = useTestApp({ config: { RATE_LIMIT_FACTOR: '100000' } })

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const runsOfCall = Number(process.env.FUZZ_RUNS ?? 5)
/** On a busy machine fewer rounds are made, but always the first. */
const boundMs = process.env.FUZZ_RUNS ? Number.POSITIVE_INFINITY : 10_000

/** As much of JSON Schema as the description of our calls uses. */
interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  $ref?: string
}
interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** The same numbers for the same seed (mulberry32). */
function numbersFrom(start: number) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const next = numbersFrom(seed)
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
const chance = (share: number) => next() < share

const hostileTexts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u202eabc',
    '%',
    '%00',
    '../../etc/passwd',
    "' or 1=1 --",
  ],
  ...[
    '{{7*7}}',
    '<script>alert(1)</script>',
    'x'.repeat(5000),
    'null',
    'NaN',
    '__proto__',
    '1e400',
    '२०२६',
    '😀',
  ],
  ...[
    '2026-02-30',
    '9999-12-31T23:59:59Z',
    '0001-01-01T00:00:00Z',
    '+919812345678',
    'a@b.co',
    'http://127.0.0.1',
  ],
]
/** Of another type than was asked for, most of the time. */
const hostile: unknown[] = [
  ...hostileTexts,
  ...[
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    true,
    false,
    null,
    [],
    {},
    [[]],
    ['a', 1],
    { a: { b: [null] } },
  ],
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}'),
]

/** Ids of what is really there, so that more than the first check is met. */
let ids: string[] = []

function valueFor(schema: Schema, document: OpenApi, depth = 0): unknown {
  if (chance(0.03)) return oneOf(hostile)
  if (schema.$ref) {
    const named = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
    return named && depth < 8 ? valueFor(named, document, depth + 1) : null
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueFor(oneOf(choices), document, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(schema.enum)
  const type = Array.isArray(schema.type) ? oneOf(schema.type) : schema.type
  if (schema.properties || type === 'object') return objectFor(schema, document, depth)
  if (type === 'array')
    return Array.from({ length: Math.floor(next() * 3) }, () =>
      valueFor(schema.items ?? {}, document, depth + 1),
    )
  if (type === 'integer' || type === 'number')
    return oneOf([schema.minimum ?? 0, schema.maximum ?? 10, Math.floor(next() * 20), schema.minimum ?? 1])
  if (type === 'boolean') return chance(0.5)
  if (type === 'null') return null
  return textFor(schema)
}

function objectFor(schema: Schema, document: OpenApi, depth: number) {
  const made: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (chance(schema.required?.includes(name) ? 0.95 : 0.5))
      made[name] = valueFor(property, document, depth + 1)
  if (chance(0.05)) made[oneOf(['admin', '__proto__', 'constructor', '\0'])] = oneOf(hostile)
  return made
}

function textFor({ format, minLength = 3 }: Schema): string {
  if (format === 'uuid') return oneOf(ids)
  if (format === 'date') return oneOf(['2026-11-23', '1991-04-12', '2027-01-01'])
  if (format === 'date-time') return oneOf(['2026-11-23T03:30:00.000Z', '2026-11-24T04:30:00Z'])
  if (format === 'email') return 'someone@example.com'
  // Of the right type, so that it passes the schema and reaches the handler.
  if (chance(0.3)) return oneOf(hostileTexts)
  return oneOf([
    'text',
    'Asia/Kolkata',
    '+919812345678',
    'x'.repeat(minLength),
    String(Math.floor(next() * 99)),
  ])
}

const asText = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())

/** Default validator messages; people must read our own texts. */
const validatorWords =
  /invalid (uuid|input|string|option|discriminator|iso|type)|unrecognized key|too (small|big):|expected \w+ (to|,)|received/i

test(`no answer is a 500, whatever is sent (FUZZ_SEED=${seed})`, async () => {
  const healer = await makeHealer(app())
  const course = await makeCourse(app(), { healer })
  const book = await makeEbook(app())
  const client = await makeClient(app())
  const callers: Record<string, TestUser> = {
    client,
    healer: await signInHealer(app(), healer),
    staff: await makeStaff(app(), ['desk', 'admin']),
  }
  const callerFor = (call: string) => {
    if (chance(0.1)) return undefined
    return callers[roleFor(call)] ?? oneOf(Object.values(callers))
  }
  ids = [
    healer.u_id,
    course.u_id,
    course.lessons[0] ?? '',
    book,
    client.uId,
    '019a0000-0000-7000-8000-0000000000ff',
  ]
  const document: OpenApi = (await app().app.http.inject('/api/openapi.json')).json()

  async function sendOnce(method: string, path: string, { parameters = [], requestBody }: Operation) {
    // Logging out would leave the rest to a visitor.
    const isEnd = narrows(path) || (method === 'DELETE' && path.endsWith('/device'))
    const as = isEnd ? undefined : callerFor(`${method} ${path}`)
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const schema = parameters.find((one) => one.name === name)?.schema ?? {}
      return asText(valueFor(schema, document)) || '%20'
    })
    const query = parameters
      .filter((one) => one.in === 'query' && chance(0.5))
      .map(({ name, schema }) => `${name}=${asText(valueFor(schema, document))}`)
    if (chance(0.1))
      query.push(oneOf(['utm_source=x', '__proto__=1', 'page=1&page=2', '%00=1', 'search[]=1']))
    const schema = requestBody?.content['application/json']?.schema
    const payload = schema && (chance(0.05) ? oneOf(hostile) : valueFor(schema, document))
    const answer = await app().app.http.inject({
      method: method as 'GET',
      url: query.length ? `${url}?${query.join('&')}` : url,
      ...(schema ? { payload: JSON.stringify(payload) ?? 'null' } : {}),
      remoteAddress: `10.1.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}`,
      headers: {
        ...(schema ? { 'content-type': 'application/json' } : {}),
        ...(as
          ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf, cookie: `csrf=${as.csrf}` }
          : {}),
      },
    })
    const sent = JSON.stringify({ method, url, query, payload }).slice(0, 900)
    expect(answer.statusCode, `${sent}\n${answer.body.slice(0, 500)}`).not.toBe(500)
    if (answer.statusCode < 400) return
    const { message, code, request_id, errors = {} } = answer.json()
    expect([typeof message, typeof code, typeof request_id], sent).toEqual(['string', 'string', 'string'])
    for (const sentence of [message, ...Object.values(errors)])
      expect(sentence, sent).not.toMatch(validatorWords)
  }

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  expect(operations.length).toBeGreaterThan(100)
  const until = Date.now() + boundMs
  for (let run = 0; run < runsOfCall && (run === 0 || Date.now() < until); run++)
    for (const { method, path, operation } of operations) await sendOnce(method, path, operation)
})

/** After these a session may do less, or nothing. */
const narrows = (path: string) => /\/(logout|lock|desk-session)$/.test(path)

/** The role for a call; `staff` for lists of staff roles. */
function roleFor(call: string) {
  const { who } = (api as Record<string, { who: Caller }>)[call] ?? { who: 'any' as const }
  return typeof who === 'string' && who !== 'staff-unproven' ? who : 'staff'
}

test('text that cannot be kept is refused by every call before anything else looks at it', async () => {
  const document: OpenApi = (await app().app.http.inject('/api/openapi.json')).json()
  const client = await makeClient(app())
  const healer = await signInHealer(app(), await makeHealer(app()))
  const callers: Record<string, TestUser> = {
    client,
    healer,
    staff: await makeStaff(app(), ['desk', 'admin']),
  }
  const nothing = '019a0000-0000-7000-8000-0000000000ff'
  const passed: string[] = []
  async function expectRefusal(as: TestUser, method: string, url: string, payload?: object) {
    const answer = await app().app.http.inject({
      method: method as 'GET',
      url,
      ...(payload ? { payload } : {}),
      remoteAddress: `10.2.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}`,
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-csrf-token': as.csrf,
        cookie: `csrf=${as.csrf}`,
      },
    })
    if (answer.statusCode !== 400 || answer.json().code !== 'malformedRequest')
      passed.push(`${method} ${url} ${JSON.stringify(payload)}: ${answer.statusCode}`)
  }
  for (const [path, methods] of Object.entries(document.paths))
    for (const [name, operation] of Object.entries(methods)) {
      const method = name.toUpperCase()
      if (narrows(path) || (method === 'DELETE' && path.endsWith('/device'))) continue
      const as = callers[roleFor(`${method} ${path}`)] ?? client
      const whole = path.replaceAll(/\{\w+\}/g, nothing)
      for (const text of ['a\0b', '\ud800']) {
        if (operation.requestBody?.content['application/json'])
          await expectRefusal(as, method, whole, { deep: [{ text }] })
        if (text.isWellFormed())
          await expectRefusal(as, method, `${whole}?search=${encodeURIComponent(text)}`)
      }
      if (path.includes('{')) await expectRefusal(as, method, path.replaceAll(/\{\w+\}/g, 'a%00b'))
    }
  expect(passed).toEqual([])
})
