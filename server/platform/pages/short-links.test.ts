import { pathTo } from '@newyou/contract/addresses'
import { shortPath } from '@newyou/contract/short-links'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { followShortLinks } from './short-links.ts'

test('the link of an SMS leads to its page, and one that was never written to a page that says so', async () => {
  const app = fastify()
  followShortLinks(app)
  const appointment = pathTo('appointment', { appointmentId: '019a8c52-7f3e-7b61-9d2a-ffee00112233' })
  const answer = await app.inject(shortPath(appointment))
  expect([answer.statusCode, answer.headers.location]).toEqual([302, appointment])
  const inHindi = await app.inject(`/hi${shortPath(appointment)}`)
  expect(inHindi.headers.location).toBe(`/hi${appointment}`)
  expect((await app.inject('/s/%2F%2Fevil.example')).headers.location).toBe('/404')
})
