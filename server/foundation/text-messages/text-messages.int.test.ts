import { textReports } from '@newyou/contract/foundation/text-messages/reports'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { approveTexts } from '../../testing/approve-texts.ts'
import { deliverReports } from '../../testing/deliver-reports.ts'
import { freshMobile } from '../../testing/people.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: TestUser
beforeEach(async () => {
  for (const provider of ['sms', 'whatsapp'] as const) app().sandbox.messages.set(provider, 'normal')
  // A gateway that failed in the test before is tried first again.
  app().clock.advance(minutes(2))
  admin = await makeStaff(app(), ['admin'])
})

const otpTo = (to: string) => {
  const parameters = { code: '482913', minutes: 5 }
  const { send } = app().app.modules.textMessages
  return send({
    ...{ channel: 'sms', to, locale: 'en', message: 'accounts.otp', parameters },
    ...{ personId: null, aboutId: null },
  })
}
const storyOf = async (to: string) =>
  (await app().call('GET /api/staff/text-messages', { query: { to } }, { as: admin })).data ?? []
const arrivedBy = (to: string) =>
  app()
    .sandbox.inbox.sms(to)
    .map(({ gateway }) => gateway)

const list = async () => (await app().call('GET /api/staff/text-templates', {}, { as: admin })).data
const msg91Address = async () => new URL((await list())?.reports_to.msg91 ?? '').pathname
const reported = () => app().sandbox.messages.reports().length
const deliver = (from: number) => deliverReports(app(), admin, from)

describe('gateways', () => {
  test('the first takes a text; its report counts once, and a late one changes nothing', async () => {
    const to = freshMobile()
    const before = reported()
    app().sandbox.messages.set('msg91', 'twice')
    await otpTo(to)
    expect(arrivedBy(to)).toEqual(['msg91'])
    expect(await storyOf(to)).toMatchObject([
      { state: 'handed-over', gateway: 'msg91', title: '… is your New You OTP', to_ends: to.slice(-4) },
    ])
    expect(await deliver(before)).toEqual([200, 200])
    const [told] = await storyOf(to)
    expect(told).toMatchObject({ state: 'delivered', parts: 1, cost_paise: 20 })
    const late = { ...JSON.parse(app().sandbox.messages.reports()[before]?.body ?? ''), status: '2' }
    const url = await msg91Address()
    await app().app.http.inject({ method: 'POST', url, payload: JSON.stringify(late) })
    expect(await storyOf(to)).toEqual([told])
  })

  test.each(['fail', 'limit'] as const)(
    'where the first is down (%s) the second takes it at once, and the next ones too',
    async (mode) => {
      app().sandbox.messages.set('msg91', mode)
      const [to, next] = [freshMobile(), freshMobile()]
      const before = reported()
      await otpTo(to)
      expect(arrivedBy(to)).toEqual(['exotel'])
      expect(await deliver(before)).toEqual([200])
      expect(await storyOf(to)).toMatchObject([{ state: 'delivered', gateway: 'exotel' }])
      app().sandbox.messages.set('msg91', 'normal')
      await otpTo(next)
      expect(arrivedBy(next)).toEqual(['exotel'])
      app().clock.advance(minutes(2))
      await otpTo(next)
      expect(arrivedBy(next)).toEqual(['exotel', 'msg91'])
    },
  )

  test('what no gateway takes is told to support, and thrown to be tried again', async () => {
    app().sandbox.messages.set('sms', 'fail')
    const to = freshMobile()
    await expect(otpTo(to)).rejects.toMatchObject({ isFinal: false })
    expect(await storyOf(to)).toMatchObject([{ state: 'failed', code: '503', gateway: null, cost_paise: 0 }])
  })

  test('a text that did not arrive says why in the words of the operator', async () => {
    app().sandbox.messages.set('sms', 'undelivered')
    const to = freshMobile()
    const before = reported()
    await otpTo(to)
    await deliver(before)
    expect(await storyOf(to)).toMatchObject([{ state: 'failed', detail: 'ABSENT_SUBSCRIBER' }])
  })

  test('reports at an address that is not ours, or not signed by Meta, are refused', async () => {
    const post = (url: string, payload: string, headers = {}) =>
      app().app.http.inject({ method: 'POST', url, payload, headers })
    const id = '01900000-0000-7000-8000-000000000001'
    for (const path of [`${textReports.exotel}/${id}/wrong`, `${textReports.msg91}/wrong`])
      expect((await post(path, '{}')).statusCode, path).toBe(404)
    const signature = { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }
    expect((await post(textReports.whatsapp, '{}', signature)).statusCode).toBe(403)
    expect((await post(textReports.whatsapp, '{}')).statusCode).toBe(403)
  })

  test('a report of a text that is not known yet is asked for again', async () => {
    const unknown = JSON.stringify({ requestId: 'nobody', status: '1' })
    const answer = await app().app.http.inject({
      method: 'POST',
      url: await msg91Address(),
      payload: unknown,
    })
    expect(answer.statusCode).toBe(503)
  })

  test('Meta learns that the address is ours by our token alone', async () => {
    const token = (await list())?.reports_to.whatsapp_token ?? ''
    const ask = (given: string) =>
      app().app.http.inject({
        url: textReports.whatsapp,
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': given, 'hub.challenge': '1158201444' },
      })
    expect((await ask(token)).body).toBe('1158201444')
    expect((await ask('another')).statusCode).toBe(403)
  })
})

describe('registered texts', () => {
  const otp = { channel: 'sms', message: 'accounts.otp', locale: 'en', variant: '' } as const
  const saved = {
    ...otp,
    registered_id: '1107000000000000009',
    gateway_id: 'flow9',
    state: 'waiting',
    reason: '',
  } as const
  const rowOf = async () =>
    (await list())?.texts.find((one) => one.message === otp.message && one.locale === 'en')

  test('each is listed in the words that operators and gateways ask for', async () => {
    expect(await rowOf()).toMatchObject({
      text: expect.stringMatching(/^\{code\} is your New You OTP/),
      to_register: expect.stringMatching(/^\{#numeric#\} is your New You OTP/),
      to_register_at_gateway: expect.stringMatching(/^##code## is your New You OTP/),
      state: 'approved',
    })
    const reminder = (await list())?.texts.filter((one) => one.message === 'appointments.reminder')
    expect(reminder?.map(({ channel, locale, variant }) => `${channel} ${locale} ${variant}`)).toContain(
      'whatsapp hi ahead=day',
    )
  })

  test('what is not approved does not go out, and is told; what was approved before goes out meanwhile', async () => {
    const to = freshMobile()
    const { db } = app()
    await db
      .updateTable('text_template')
      .set({ state: 'rejected' })
      .where('message', '=', 'accounts.otp')
      .execute()
    await expect(otpTo(to)).rejects.toMatchObject({ isFinal: true, code: 'no-template' })
    expect(await storyOf(to)).toMatchObject([{ state: 'failed', code: 'no-template', parts: 0 }])

    const row = await rowOf()
    await db
      .updateTable('text_template')
      .set({ state: 'approved', pattern: '{code} is the code of before' })
      .where('message', '=', 'accounts.otp')
      .where('locale', '=', 'en')
      .execute()
    expect(await rowOf()).toMatchObject({
      state: 'changed',
      registered: { text: '{code} is the code of before' },
    })
    const [template] = await db
      .selectFrom('text_template')
      .select(['registered_id', 'gateway_id'])
      .where('message', '=', 'accounts.otp')
      .where('locale', '=', 'en')
      .execute()
    app().sandbox.messages.register([
      {
        channel: 'sms',
        id: template?.registered_id ?? '',
        gatewayId: template?.gateway_id ?? '',
        locale: 'en',
        text: '{#numeric#} is the code of before',
        gatewayText: '##code## is the code of before',
      },
    ])
    await otpTo(to)
    expect(app().sandbox.inbox.sms(to)[0]?.text).toBe('482913 is the code of before')

    const save = await app().call('PUT /api/staff/text-templates', { body: saved }, { as: admin })
    expect(save).toMatchObject({ status: 200, data: { saved: 1 } })
    expect(await rowOf()).toMatchObject({
      state: 'waiting',
      registered: { registered_id: saved.registered_id },
    })
    expect(row?.registered?.state).toBe('rejected')
    expect((await approveTexts(app(), admin)).data).toMatchObject({ problems: [] })
    await otpTo(to)
    expect(app().sandbox.inbox.sms(to).at(-1)?.text).toMatch(/^482913 is your New You OTP/)
  })

  test('a wrong id, an unknown text and a file that is none are refused in words', async () => {
    const put = (change: object) =>
      app().call('PUT /api/staff/text-templates', { body: { ...saved, ...change } }, { as: admin })
    expect(await put({ registered_id: 'otp' })).toMatchObject({
      status: 400,
      errors: { registered_id: 'Please enter the DLT template id, digits alone' },
    })
    expect((await put({ message: 'accounts.nothing' })).status).toBe(404)
    const file = (csv: string) =>
      app().call('POST /api/staff/text-templates/file', { body: { csv } }, { as: admin })
    expect((await file('a,b\n1,2')).data).toMatchObject({ saved: 0, problems: [{ line: 1 }] })
    const heading = 'channel,message,locale,variant,registered_id,gateway_id,state'
    expect(
      (
        await file(
          `${heading}\nsms,accounts.otp,en,,,,approved\nsms,accounts.otp,en,,word,,approved\nsms,gone.gone,en,,110700,,approved`,
        )
      ).data,
    ).toEqual({
      saved: 0,
      problems: [
        { line: 3, problem: 'Please enter the DLT template id, digits alone' },
        { line: 4, problem: 'The site sends no such text' },
      ],
    })
  })
})

test('rows go after 400 days, those of no person after 90', async () => {
  const { db } = app()
  const keptOf = async (age: number, personId: string | null) => {
    const to = freshMobile()
    await otpTo(to)
    const [row] = await storyOf(to)
    await db
      .updateTable('text_message')
      .set({ created_at: new Date(app().clock.now().getTime() - days(age)), person_id: personId })
      .where('u_id', '=', row?.u_id ?? '')
      .execute()
    await app().app.modules.textMessages.sweep()
    return (await storyOf(to)).length
  }
  expect(await keptOf(89, null)).toBe(1)
  expect(await keptOf(91, null)).toBe(0)
  expect(await keptOf(399, admin.uId)).toBe(1)
  expect(await keptOf(401, admin.uId)).toBe(0)
})

test('each day says how many went out by which gateway, how many arrived, and what they cost', async () => {
  const { data } = await app().call('GET /api/staff/text-messages/days', {}, { as: admin })
  const all = data ?? []
  expect(all.find(({ gateway }) => gateway === 'msg91')).toMatchObject({
    channel: 'sms',
    cost_paise: expect.any(Number),
  })
  expect(all.find(({ gateway }) => gateway === 'none')?.failed).toBeGreaterThan(0)
  const support = await makeStaff(app(), ['support'])
  expect((await app().call('GET /api/staff/text-messages', {}, { as: support })).status).toBe(200)
  expect((await app().call('GET /api/staff/text-templates', {}, { as: support })).status).toBe(403)
})
