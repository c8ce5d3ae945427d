import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const read = async () => {
  const { statusCode, headers, body } = await app().app.http.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  return Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  )
}

test('security.txt names the contact page until the practice has an address, and then the address', async () => {
  const { db, clock, publicUrl } = app().app.platform
  const before = await read()
  expect(before).toEqual({
    Contact: `${publicUrl}/contact-us`,
    Expires: expect.any(String),
    'Preferred-Languages': 'en, hi',
    Canonical: `${publicUrl}/.well-known/security.txt`,
  })
  const left = Date.parse(before.Expires ?? '') - clock.now().getTime()
  expect(left / 86_400_000).toBeCloseTo(90, 1)

  await db
    .insertInto('setting')
    .values({ key: 'email', value: JSON.stringify('house@newyou.example') })
    .execute()
  expect((await read()).Contact).toBe('mailto:house@newyou.example')
})
