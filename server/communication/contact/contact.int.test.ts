import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const house = 'house@newyou.example'

const message = {
  name: 'Kavita Iyer',
  email: 'kavita@example.com',
  phone: '98450 99001',
  subject: 'A question',
  reason: 'May my mother sit in with me?',
}
const write = (body: object, from?: string) =>
  app().call('POST /api/website/contact-us', { body: { ...message, ...body } }, from ? { from } : {})

test('a message is kept and reaches the support team, with the way to answer', async () => {
  const { db } = app().app.platform
  await db
    .insertInto('setting')
    .values({ key: 'email', value: JSON.stringify(house) })
    .execute()
  const answer = await write({})
  expect(answer).toMatchObject({ status: 201, message: expect.stringContaining('Thank you') })
  await app().drain()
  const [mail] = app().sandbox.inbox.mails(house)
  expect(mail).toMatchObject({ subject: 'Message from Kavita Iyer' })
  expect(mail?.text).toContain('May my mother sit in with me?')
  expect(mail?.text).toContain('+919845099001')
})

test('a number of another country is taken with its plus', async () => {
  expect((await write({ phone: '0044 20 7946 0958' })).status).toBe(201)
})

test.each([
  [{ name: 'Jo' }, { name: 'Please enter more than 2 character' }],
  [{ email: 'kavita@' }, { email: 'Please enter valid email' }],
  [{ phone: '12345' }, { phone: 'Phone number is invalid' }],
  [{ subject: ' ' }, { subject: 'This field is required' }],
  [{ reason: '' }, { reason: 'This field is required' }],
])('%o is refused at its field', async (body, errors) => {
  expect(await write(body)).toMatchObject({ status: 400, errors })
})

test('a sixth message of an hour from one address has to wait, and is not kept', async () => {
  const { db } = app().app.platform
  const from = '10.9.8.7'
  for (let number = 0; number < 5; number++)
    expect((await write({ email: `m${number}@example.com` }, from)).status).toBe(201)
  expect((await write({ email: 'm6@example.com' }, from)).status).toBe(429)
  const kept = await db
    .selectFrom('contact_message')
    .select('email')
    .where('email', '=', 'm6@example.com')
    .execute()
  expect(kept).toEqual([])
})
