import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { makeHealer } from '../../testing/healers.ts'
import { freshMobile } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import type { NotificationInput } from './index.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })

let mobile = ''
let email = ''
let client: TestUser
beforeEach(async () => {
  app().clock.set(start)
  mobile = freshMobile()
  email = `${mobile.slice(1)}@example.com`
  client = await makeClient(app(), { mobile, email })
})

const link = 'http://localhost:3000/dashboard'
const replied = {
  message: 'support.replied' as const,
  parameters: { title: 'My invoice', number: 'NY-1', link },
}
const accepted = {
  message: 'appointments.rescheduleAccepted' as const,
  parameters: { other: 'Meera Rao', startsAt: '2026-11-23T03:30:00Z', link },
}
const paid = { message: 'wallet.moneyAdded' as const, parameters: { amountPaise: 50_000 } }

async function notify(...news: Pick<NotificationInput, 'message' | 'parameters'>[]) {
  for (const one of news)
    await inTransaction(app().db, (trx) =>
      app().app.modules.notifications.notify(trx, {
        about: client.uId,
        personId: client.uId,
        type: 'appointment',
        frontEndPath: 'appointment',
        targetId: 'x',
        ...one,
      }),
    )
  await app().drain()
}
/** Moves the clock and does what has become due by then. */
async function later(moment: string) {
  app().clock.set(new Date(moment))
  await sql`update jobs.job set start_after = now() where name in ('delivery', 'digest')`.execute(app().db)
  await app().drain()
}
const choose = (body: object, as = client) =>
  app().call('PUT /api/website/notification-preferences', { body }, { as })
const mails = () => app().sandbox.inbox.mails(email)
const bell = async () => (await app().call('GET /api/website/notification', {}, { as: client })).data ?? []

describe('what a person chooses', () => {
  test('is shown for each kind and channel that there are messages for', async () => {
    const { data } = await app().call('GET /api/website/notification-preferences', {}, { as: client })
    expect(data).toMatchObject({ quiet: null, digest_at: '18:00', time_zone: 'Asia/Kolkata' })
    const channelsOf = (kind: string) => data?.kinds.find((one) => one.kind === kind)?.channels
    expect(channelsOf('sessions')).toEqual({ bell: 'on', mail: 'on', sms: 'on', whatsapp: 'on', push: 'on' })
    expect(channelsOf('messages')).toEqual({ bell: 'on', mail: 'on', sms: null, whatsapp: null, push: 'on' })
    const changed = await choose({ choices: [{ kind: 'messages', channel: 'mail', choice: 'digest' }] })
    expect(changed.data?.kinds.find(({ kind }) => kind === 'messages')?.channels.mail).toBe('digest')
    expect(changed.data?.kinds.find(({ kind }) => kind === 'sessions')?.channels.mail).toBe('on')
  })

  test.each([
    [{ choices: [{ kind: 'money', channel: 'mail', choice: 'off' }] }],
    [{ choices: [{ kind: 'events', channel: 'sms', choice: 'digest' }] }],
    [{ quiet: { from: '22:00', until: '22:00' } }],
    [{ quiet: { from: '24:00', until: '07:00' } }],
    [{ digest_at: 'noon' }],
  ])('%j is refused', async (body) => {
    expect((await choose(body)).status).toBe(400)
  })

  test('leaves the other channels alone, and money comes in any case', async () => {
    await choose({ choices: [{ kind: 'sessions', channel: 'mail', choice: 'off' }] })
    await notify(accepted, replied, paid)
    const subjects = mails().map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'New reply to your ticket (ticket NY-1)',
      '₹500 added to your wallet',
    ])
    expect(app().sandbox.inbox.sms(mobile)).toHaveLength(1)
    expect(await bell()).toHaveLength(3)
  })

  test('without the bell a notification is in the list and not counted', async () => {
    await choose({ choices: [{ kind: 'sessions', channel: 'bell', choice: 'off' }] })
    await notify(accepted, replied)
    expect((await bell()).map(({ is_read, kind }) => [kind, is_read])).toEqual([
      ['support', false],
      ['sessions', true],
    ])
    const count = await app().call('GET /api/website/notification-count', {}, { as: client })
    expect(count.data?.count).toBe(1)
  })
})

test('messages come in the language of their own setting, whatever the profile and the site say', async () => {
  const { data: before } = await app().call('GET /api/website/notification-preferences', {}, { as: client })
  expect(before?.language).toBe('en')
  await app()
    .db.updateTable('person')
    .set((of) => ({
      language_u_id: of.selectFrom('language').select('u_id').where('code', '=', 'hi'),
    }))
    .where('u_id', '=', client.uId)
    .execute()
  await notify(replied)
  expect(mails().at(-1)?.subject).toContain('New reply')
  await choose({ language: 'hi' })
  await notify(replied)
  expect(mails().at(-1)?.subject).toMatch(/[\u0900-\u097f]/)
  const body = { language: 'fr' } as never
  const refused = await app().call('PUT /api/website/notification-preferences', { body }, { as: client })
  expect(refused.status).toBe(400)
})

describe('quiet hours and the digest', () => {
  test('a message in the quiet hours goes out once they end', async () => {
    await choose({ quiet: { from: '22:00', until: '07:00' } })
    app().clock.set(new Date('2026-11-21T17:30:00Z')) // 23:00 in India
    await notify(replied, paid)
    expect(mails().map(({ subject }) => subject)).toEqual(['₹500 added to your wallet'])
    await later('2026-11-22T01:30:00Z') // 07:00
    expect(mails()).toHaveLength(2)
    await later('2026-11-22T02:30:00Z')
    expect(mails()).toHaveLength(2)
  })

  test('what was chosen for the digest comes in one mail, without what was turned off meanwhile', async () => {
    const kinds = ['sessions', 'support', 'messages'] as const
    await choose({ choices: kinds.map((kind) => ({ kind, channel: 'mail', choice: 'digest' })) })
    await notify(accepted, replied, replied)
    expect(mails()).toEqual([])
    await choose({ choices: [{ kind: 'sessions', channel: 'mail', choice: 'off' }] })
    await later('2026-11-21T12:30:00Z') // 18:00
    const [digest, ...more] = mails()
    expect(more).toEqual([])
    expect(digest?.subject).toBe('2 updates on New You today')
    expect(digest?.text.match(/– New reply to your ticket \(ticket NY-1\)/g)).toHaveLength(2)
    expect(digest?.text).not.toContain('Meera Rao')
    await later('2026-11-22T12:30:00Z')
    expect(mails()).toHaveLength(1)
  })
})

describe('a mail can be stopped from within', () => {
  const press = (path: string, type = 'application/x-www-form-urlencoded') =>
    app().app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })

  test('by one press of the mail program, without a log-in, for its kind alone', async () => {
    await notify(replied)
    const [mail] = mails()
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = mail?.headers['list-unsubscribe']?.match(/^<http:\/\/localhost:3000(\/.*)>$/)?.[1] ?? ''
    expect(mail?.text).toContain(`Stop e-mails about support tickets: http://localhost:3000${address}`)
    expect((await press(address)).statusCode).toBe(204)
    expect((await press(address, 'multipart/form-data; boundary=x')).statusCode).toBe(204)
    await notify(replied, accepted)
    expect(mails().map(({ subject }) => subject)).toEqual([
      'New reply to your ticket (ticket NY-1)',
      'New time confirmed',
    ])

    const params = { token: address.split('/').at(-1) ?? '' }
    const look = await app().call('GET /api/website/unsubscribe/{token}', { params })
    expect(look.data).toEqual({ kind: 'support', is_on: false })
    await app().call('POST /api/website/unsubscribe/{token}', { params, body: { is_on: true } })
    await notify(replied)
    expect(mails()).toHaveLength(3)
  })

  test('money and security have no such link', async () => {
    await notify(paid)
    const [mail] = mails()
    expect(mail?.headers['list-unsubscribe']).toBeUndefined()
    expect(mail?.text).not.toContain('/unsubscribe/')
    expect(mail?.text).toContain('Notification settings: http://localhost:3000/profile/notifications')
  })

  test('not by a link that was changed, cut, or is of an account that is gone', async () => {
    await notify(replied)
    const token = mails()[0]?.headers['list-unsubscribe']?.match(/unsubscribe\/(.*)>/)?.[1] ?? ''
    const bytes = Buffer.from(token, 'base64url')
    bytes[16] = 0 // another kind
    const links = app().app.modules.notifications.unsubscribeLinks
    const ofNobody = links.urlFor(app().app.platform.ids.next(), 'events')?.split('/').at(-1) ?? ''
    for (const wrong of [bytes.toString('base64url'), token.slice(0, -2), 'x', ofNobody]) {
      const refused = await app().call('GET /api/website/unsubscribe/{token}', { params: { token: wrong } })
      expect(refused.code).toBe('linkNotValid')
      expect((await press(`/unsubscribe/${wrong}`)).statusCode).toBe(refused.status)
    }
  })
})

test('who chose neutral messages gets mails and SMS that say nothing of what they are about', async () => {
  const healer = await makeHealer(app(), { full_name: 'Meera Rao' })
  const { status, data } = await app().call(
    'PUT /api/website/discreet-use',
    {
      body: {
        has_neutral_titles: true,
        has_neutral_messages: true,
        has_quick_exit: false,
        log_out_minutes: 15,
      },
    },
    { as: client },
  )
  expect([status, data?.log_out_minutes]).toEqual([200, 15])
  await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
  await app().drain()
  const mails = app().sandbox.inbox.mails(email)
  expect(mails.map(({ subject }) => subject)).toContain('You have a new message')
  expect(JSON.stringify([mails, app().sandbox.inbox.sms(mobile)])).not.toMatch(
    /Meera|session|appointment|booked/i,
  )
})
