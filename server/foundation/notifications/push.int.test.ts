import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const push = () => app().sandbox.push
const turnOn = (as: TestUser, body = push().subscribe()) =>
  app().call('PUT /api/website/push-subscription', { body }, { as })
const turnOff = (as: TestUser) => app().call('DELETE /api/website/push-subscription', {}, { as })
const look = (as: TestUser) => app().call('GET /api/website/push-subscription', {}, { as })
const said = (endpoint: string) =>
  push()
    .messages(endpoint)
    .map(({ text }) => JSON.parse(text))

let client: TestUser
let endpoint: string

/** A message whose words are private. */
const notify = ({ uId }: TestUser) =>
  inTransaction(app().db, (trx) =>
    app().app.modules.notifications.notify(trx, {
      about: uId,
      personId: uId,
      type: 'appointment',
      message: 'rooms.healerIsThere',
      parameters: { other: 'Meera Rao' },
      frontEndPath: 'dyte',
      targetId: uId,
    }),
  )

beforeEach(async () => {
  client = await signIn(app(), (await makePerson(app())).u_id)
  const subscription = push().subscribe()
  endpoint = subscription.endpoint
  expect((await turnOn(client, subscription)).data?.endpoint).toBe(endpoint)
})
afterEach(() => push().fail(0))

describe('push notifications', () => {
  test('say what they are about and nothing of it, in the language of the person', async () => {
    await notify(client)
    await app().drain()
    expect(said(endpoint)).toEqual([
      {
        title: 'New You',
        body: 'Update about your session',
        path: '/notifications',
        tag: expect.any(String),
      },
    ])
    const [{ sender, ttl } = {}] = push().messages(endpoint)
    expect(sender).toBe((await look(client)).data?.public_key)
    expect(ttl).toBe(86_400)
    const discreet = {
      has_neutral_titles: false,
      has_neutral_messages: true,
      has_quick_exit: false,
      log_out_minutes: null,
    }
    await app().call('PUT /api/website/discreet-use', { body: discreet }, { as: client })
    await notify(client)
    await app().drain()
    expect(said(endpoint).at(-1)).toMatchObject({ title: 'You have a new message', body: '' })
  })

  test('go to each browser once, also when a push service was away', async () => {
    const second = await signIn(app(), client.uId)
    const other = push().subscribe()
    await turnOn(second, other)
    push().fail(1)
    await notify(client)
    await app().drain()
    expect(said(endpoint).length + said(other.endpoint).length).toBe(1)
    await expect
      .poll(
        async () => {
          await app().drain()
          return [said(endpoint).length, said(other.endpoint).length]
        },
        { timeout: 15_000, interval: 500 },
      )
      .toEqual([1, 1])
  })

  test('follow the choice of the kind and the quiet hours', async () => {
    const choose = (body: object) =>
      app().call('PUT /api/website/notification-preferences', { body }, { as: client })
    const { data } = await choose({ choices: [{ kind: 'sessions', channel: 'push', choice: 'off' }] })
    expect(data?.kinds.find(({ kind }) => kind === 'sessions')?.channels.push).toBe('off')
    const digest = { kind: 'sessions', channel: 'push', choice: 'digest' }
    expect((await choose({ choices: [digest] })).status).toBe(400)
    await notify(client)
    await app().drain()
    expect(said(endpoint)).toEqual([])
  })

  test('end with the session, by turning off, and when the push service says that it is over', async () => {
    await turnOff(client)
    expect((await look(client)).data).toMatchObject({ endpoint: null, public_key: expect.any(String) })
    await turnOn(client)
    await app().call('POST /api/website/logout', {}, { as: client })
    const rows = () =>
      app().db.selectFrom('push_subscription').selectAll().where('person_id', '=', client.uId).execute()
    expect(await rows()).toEqual([])
    client = await signIn(app(), client.uId)
    const gone = push().subscribe()
    await turnOn(client, gone)
    push().end(gone.endpoint)
    await notify(client)
    await app().drain()
    expect(await rows()).toEqual([])
  })

  test('a browser that another person logs in with is theirs', async () => {
    const next = await signIn(app(), (await makePerson(app())).u_id)
    const subscription = push().subscribe()
    await turnOn(client, subscription)
    await turnOn(next, subscription)
    expect((await look(client)).data?.endpoint).toBeNull()
    await notify(client)
    await app().drain()
    expect(said(subscription.endpoint)).toEqual([])
  })

  test.each([
    'https://push.example/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/?.push.apple.com',
    'https://user:word@web.push.apple.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'http://fcm.googleapis.com/abc',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
  ])('go to no address but those of push services: %s', async (address) => {
    const { keys } = push().subscribe()
    expect((await turnOn(client, { endpoint: address, keys })).status).toBe(400)
    expect((await look(client)).data?.endpoint).toBe(endpoint)
  })

  test('the services of the browsers are known; keys have their length', async () => {
    const { keys } = push().subscribe()
    for (const host of [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'web.push.apple.com',
      'wns2-par02p.notify.windows.com',
    ])
      expect((await turnOn(client, { endpoint: `https://${host}/${client.uId}`, keys })).status).toBe(200)
    const short = { endpoint, keys: { ...keys, auth: 'short' } }
    expect((await turnOn(client, short)).status).toBe(400)
  })
})
