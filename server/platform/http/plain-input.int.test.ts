import { api, type Call } from '@newyou/contract/api'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { plainSite } from '../../testing/plain-site.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// With a website that answers every address, as in production.
const app = useTestApp({ web: plainSite() })
const get = (url: string) => app().app.http.inject({ url })

test.each(['/api', '/api/', '/api/website', '/api/website/no-such-call', '/api/nothing/at/all?x=1'])(
  '%s is no call: 404 in JSON, whatever else serves addresses',
  async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await app().app.http.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({
        message: 'Error: 404 - Page Not Found',
        code: 'notFound',
        request_id: answer.headers['x-request-id'],
      })
    }
  },
)

test.each([
  ['DELETE', '/api/website/settings', 'GET, HEAD'],
  ['GET', '/api/website/login', 'POST'],
  ['PATCH', '/api/website/healer/019a0000-0000-7000-8000-0000000000ff', 'GET, HEAD'],
  ['OPTIONS', '/api/website/login', 'POST'],
] as const)('%s %s: 405 with what is allowed', async (method, url, allow) => {
  const answer = await app().app.http.inject({ method, url })
  expect(answer.statusCode).toBe(405)
  expect(String(answer.headers.allow).split(', ').sort()).toEqual(allow.split(', ').sort())
  expect(answer.json()).toMatchObject({ code: 'methodNotAllowed' })
})

test('TRACE is no method here, and a folder of files is answered like what is not there', async () => {
  const trace = await app().app.http.inject({ method: 'TRACE' as 'GET', url: '/api/website/settings' })
  expect([404, 405]).toContain(trace.statusCode)
  expect((await get('/media/')).statusCode).toBe(404)
  expect((await get('/media/people/')).statusCode).toBe(404)
})

test('addresses without a route are 404 in JSON with other methods too', async () => {
  const answer = await app().app.http.inject({ method: 'POST', url: '/no-such-page' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'notFound' })
})

test('tracking parameters of other sites do not break a public call', async () => {
  for (const path of ['course', 'healers', 'blog', 'settings', 'ebook', 'webinar'])
    expect((await get(`/api/website/${path}?utm_source=mail&fbclid=1`)).statusCode, path).toBe(200)
})

test('unknown fields of a body stay refused, in words that a person understands', async () => {
  const answer = await app().call('POST /api/website/generate-otp', {
    body: { type: 'email', email: 'a@b.co', device_id: 'device-of-this-test', admin: true } as never,
  })
  expect(answer).toMatchObject({ status: 400, errors: { admin: 'This field is not known here' } })
})

test.each([
  'course?new_you_category_u_id=&category=&language=&price=&search=&page=',
  'ebook?language=&new_you_category_u_id=&search=',
  'blog?search=&page=&items_per_page=',
  'healers?search=',
])('empty filters are absent filters: %s', async (path) => {
  expect((await get(`/api/website/${path}`)).statusCode).toBe(200)
})

describe('an empty filter by topic or package', () => {
  const filters = ['new_you_category_u_id', 'subscription_package_u_id']
  const unknownId = '019a0000-0000-7000-8000-0000000000ff'
  const fieldsOf = (call: object) =>
    'query' in call && call.query instanceof z.ZodObject ? Object.keys(call.query.shape) : []
  const filtered = (Object.keys(api) as Call[]).flatMap((call) =>
    fieldsOf(api[call]).flatMap((field) => (filters.includes(field) ? [{ call, field }] : [])),
  )

  test('is taken by the lists that the contract names', () => {
    expect(new Set(filtered.map(({ field }) => field))).toEqual(new Set(filters))
  })

  test.each(filtered)('$field of $call is an absent one', async ({ call, field }) => {
    const [method, path = ''] = call.split(' ')
    const client = await makeClient(app())
    const healer = await signInHealer(app(), await makeHealer(app()))
    const url = path.replace(/\{\w+\}/g, unknownId)
    for (const { token } of [client, healer]) {
      const answerTo = (query: string) =>
        app().app.http.inject({
          method: method as 'GET',
          url: `${url}${query}`,
          headers: { authorization: `Bearer ${token}` },
        })
      const [without, empty, wrong] = await Promise.all(
        ['', `?${field}=`, `?${field}=nonsense`].map(answerTo),
      )
      expect([empty?.statusCode, empty?.json().data]).toEqual([without?.statusCode, without?.json().data])
      expect([400, 403]).toContain(wrong?.statusCode)
    }
  })
})

test.each([
  ['a NUL in a filter', '/api/website/course?search=%00'],
  ['a NUL in a path', '/api/website/static-page/%00'],
  ['a NUL in an id', '/api/website/course/a%00b'],
  ['an address that is none', '//[?a'],
  ['a broken escape', '/api/website/course?search=%E0%A4%A'],
])('%s is no surprise to us', async (_what, url) => {
  expect((await get(url)).statusCode).toBeLessThan(500)
})

test.each(['\0', '\ud800', 'a\udc00b'])(
  'text that cannot be kept is refused before any handler',
  async (text) => {
    const as = await makeClient(app())
    const answer = await app().call(
      'POST /api/website/support',
      { body: { title: text, description: text, tags: [] } as never },
      { as },
    )
    expect(answer).toMatchObject({ status: 400, code: 'malformedRequest' })
  },
)

test('another host in the address does not change where pages are rendered', async () => {
  expect((await get('//evil.example/page')).statusCode).toBeLessThan(500)
})

describe('text that cannot be seen', () => {
  const dirty = [...'\u202e\u2066\u200b\u0007\u00ad\ufeff\u2028\u009b', '\u{e0041}'].join('')
  const stored = (kind: string) =>
    app()
      .db.selectFrom('contact_message')
      .select(['subject', 'reason'])
      .where('name', '=', `Kavita ${kind}`)
      .executeTakeFirstOrThrow()

  test('is cleaned from every text of a body, and what scripts and emoji need stays', async () => {
    const message = {
      name: 'Kavita body',
      email: 'kavita@example.com',
      phone: '98450 99001',
      subject: `gpj${dirty}.exe`,
      reason: `First line\nsecond${dirty}\tline. क्\u200dष 👩\u200d🌾`,
    }
    expect((await app().call('POST /api/website/contact-us', { body: message })).status).toBe(201)
    expect(await stored('body')).toEqual({
      subject: 'gpj.exe',
      reason: 'First line\nsecond\tline. क्\u200dष 👩\u200d🌾',
    })
  })

  test('alone is no text', async () => {
    const answer = await app().call('POST /api/website/contact-us', {
      body: {
        name: 'Kavita form',
        email: 'kavita@example.com',
        phone: '98450 99001',
        subject: dirty,
        reason: 'Help',
      },
    })
    expect(answer).toMatchObject({ status: 400, errors: { subject: 'This field is required' } })
  })

  test('does not hide a word from a search', async () => {
    const course = await makeCourse(app(), { title: 'Quiet evenings' })
    const found = await get(`/api/website/course?search=${encodeURIComponent(`Qu${dirty}iet`)}`)
    expect(found.json().data.map(({ u_id }: { u_id: string }) => u_id)).toContain(course.u_id)
  })
})
