import { healerInvitationDays } from '@newyou/contract/care/healers/invitations'
import { beforeAll, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { makeHealer } from '../../testing/healers.ts'
import { proveMobile, sendForm } from '../../testing/multipart.ts'
import { freshMobile } from '../../testing/people.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: TestUser
beforeAll(async () => {
  admin = await makeStaff(app(), ['admin'])
})

const sunita = (email: string) => ({
  first_name: 'Sunita',
  last_name: 'Sharma',
  email,
  message_language: 'en' as 'en' | 'hi',
})
const invite = (body: ReturnType<typeof sunita>, as = admin) =>
  app().call('POST /api/staff/healer-invitations', { body }, { as })
const listed = async () =>
  (await app().call('GET /api/staff/healer-invitations', {}, { as: admin })).data ?? []
const of = (token: string) => app().call('GET /api/website/healer-invitation/{token}', { params: { token } })

async function tokensSentTo(email: string) {
  await app().drain()
  return app()
    .sandbox.inbox.mails(email)
    .map(({ html }) => /register\/healer#([\w-]{32})/.exec(html)?.[1] ?? '')
}

test('who is invited follows the link of the mail, and the invitation ends when they have registered', async () => {
  const invited = await invite(sunita('Sunita.One@example.com'))
  expect(invited).toMatchObject({
    status: 201,
    data: { email: 'sunita.one@example.com', has_expired: false },
  })
  const [token = ''] = await tokensSentTo('sunita.one@example.com')
  const { message_language: _language, ...person } = sunita('sunita.one@example.com')
  expect((await of(token)).data).toEqual(person)

  const mobile = freshMobile()
  const device = 'device-of-this-test'
  const proof = await proveMobile(app(), device, mobile)
  const form = {
    ...{ first_name: 'Sunita', last_name: 'Sharma', mobile_number: mobile, email: 'private@example.com' },
    ...{ gender: 'female', title: 'Counsellor for families', city: 'Pune', main_category: 'family' },
    ...{ languages: ['Hindi'], topics: 'Parents and children', qualifications: 'M.A. Psychology, Pune' },
    ...{ practising_since: '2015', about: 'I listen first, and we go on from there.', price_rupees: '900' },
    ...{ verification_token: proof.token, device_id: device, invitation: token },
  }
  const files = [{ field: 'documents', name: 'certificate.pdf', content: smallPdf() }]
  const registered = await sendForm(app(), 'POST', '/api/website/healer-registration', form, files)
  expect(registered.status).toBe(201)
  expect((await of(token)).status).toBe(404)
  expect(await listed()).toEqual([])
})

test('an invitation that is sent again has another link, in its language, and one that is withdrawn has none', async () => {
  await invite(sunita('twice@example.com'))
  const [earlier = ''] = await tokensSentTo('twice@example.com')
  await invite({ ...sunita('twice@example.com'), message_language: 'hi' })
  const later = (await tokensSentTo('twice@example.com')).find((token) => token !== earlier) ?? ''
  expect((await of(earlier)).status).toBe(404)
  expect((await of(later)).status).toBe(200)
  const texts = app()
    .sandbox.inbox.mails('twice@example.com')
    .map(({ html }) => html)
  expect(texts.filter((html) => html.includes('/hi/register/healer#'))).toHaveLength(1)

  const [one] = await listed()
  const withdraw = () =>
    app().call(
      'DELETE /api/staff/healer-invitations/{id}',
      { params: { id: one?.u_id ?? '' } },
      { as: admin },
    )
  expect((await withdraw()).status).toBe(200)
  expect((await of(later)).status).toBe(404)
  expect((await withdraw()).status).toBe(404)
  expect(await listed()).toEqual([])
})

test('a healer of the site is not invited, and colleagues who are no administrators invite nobody', async () => {
  const { person_id } = await makeHealer(app())
  const { email } = await app()
    .db.updateTable('person')
    .set({ email: 'meera@example.com', email_verified_at: app().clock.now() })
    .where('u_id', '=', person_id)
    .returning('email')
    .executeTakeFirstOrThrow()
  const refused = await invite(sunita(email ?? ''))
  expect(refused).toMatchObject({ status: 400, errors: { email: 'This person is a healer here already' } })
  expect((await invite(sunita('not an address'))).status).toBe(400)
  for (const role of ['editor', 'support', 'finance', 'desk'] as const)
    expect((await invite(sunita('x@example.com'), await makeStaff(app(), [role]))).status).toBe(403)
  expect(await listed()).toEqual([])
})

test('an invitation runs out after 30 days, is listed so that it can be sent again, and goes 30 days later', async () => {
  await invite(sunita('late@example.com'))
  const [token = ''] = await tokensSentTo('late@example.com')
  app().clock.advance(days(healerInvitationDays))
  expect((await of(token)).status).toBe(404)
  admin = await makeStaff(app(), ['admin'])
  expect(await listed()).toMatchObject([{ email: 'late@example.com', has_expired: true }])
  await app().app.modules.healers.sweep()
  expect(await listed()).toHaveLength(1)
  app().clock.advance(days(31))
  await app().app.modules.healers.sweep()
  expect(await app().db.selectFrom('healer_invitation').select('u_id').execute()).toEqual([])
})
