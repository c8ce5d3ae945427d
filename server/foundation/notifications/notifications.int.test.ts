import { expect, test } from 'vitest'
import { after, days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { freshMobile, registerClient } from '../../testing/people.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import type { NotificationInput } from './index.ts'

const app = useTestApp()

const news = (title: string) => ({
  message: 'plain.text' as const,
  parameters: { title, description: 'Something happened.' },
})
/** One that also goes out by mail and SMS. */
const availableTime = {
  message: 'waitlist.timeAvailable' as const,
  parameters: { other: 'Asha', startsAt: '2026-11-23T03:30:00Z', link: 'https://example.com' },
}

const notify = (personId: string, what: Pick<NotificationInput, 'message' | 'parameters'>) =>
  inTransaction(app().db, (trx) =>
    app().app.modules.notifications.notify(trx, {
      about: personId,
      personId,
      type: 'appointment',
      frontEndPath: 'appointment',
      targetId: 'x',
      ...what,
    }),
  )

test('a browser that was away gets everything past its cursor, in order, once', async () => {
  const client = await registerClient(app())
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => notify(client.uId, news(`NotificationInput ${number}`))),
  )
  const count = await app().call('GET /api/website/notification-count', {}, { as: client })
  expect(count.data).toEqual({ count: 20, latest_seq: 20, latest_age_ms: 0 })
  const missed = await app().call('GET /api/website/notification', { query: { after: 12 } }, { as: client })
  expect(missed.data?.map(({ seq }) => seq)).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
})

test('the list speaks the language that is asked for, or else the language of the person', async () => {
  const client = await registerClient(app())
  await notify(client.uId, availableTime)
  const titles = async (query: { language?: 'en' | 'hi' }) =>
    (await app().call('GET /api/website/notification', { query }, { as: client })).data?.map(
      ({ title }) => title,
    )
  expect(await titles({})).toEqual([expect.stringContaining('Asha')])
  expect(await titles({ language: 'en' })).toEqual(await titles({}))
  expect(await titles({ language: 'hi' })).toEqual([expect.stringMatching(/[\u0900-\u097f]/)])
  const other = { query: { language: 'fr' as never } }
  expect((await app().call('GET /api/website/notification', other, { as: client })).status).toBe(400)
})

/** The unread notifications of a person, oldest first, once they were written so many days ago. */
async function agedBy(personId: string, ages: number[]) {
  const { db } = app()
  for (const age of ages) await notify(personId, news(`Of ${age} days ago`))
  for (const [index, age] of ages.entries())
    await db
      .updateTable('notification')
      .set({ created_at: after(new Date(), -days(age)) })
      .where('person_id', '=', personId)
      .where('seq', '=', index + 1)
      .execute()
}

const keptOf = async (personId: string) => {
  const rows = await app()
    .db.selectFrom('notification')
    .select(['seq', 'is_filed'])
    .where('person_id', '=', personId)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, is_filed: isFiled }) => `${seq} ${isFiled ? 'filed' : 'at hand'}`)
}

async function deleteOld() {
  const start = app().clock.now()
  app().clock.set(new Date())
  await app().app.platform.jobs.runNow('partitions')
  await app().app.modules.notifications.sweep()
  app().clock.set(start)
}

test('what was read goes with its month after the days of the settings, what was not stays, and the cursor goes on', async () => {
  const client = await registerClient(app())
  await agedBy(client.uId, [400, 364, 1, 400, 0])
  const all = await app().call('GET /api/website/notification', {}, { as: client })
  const read = all.data?.filter(({ seq }) => seq <= 3) ?? []
  for (const { u_id } of read)
    await app().call(
      'POST /api/website/read-notification',
      { body: { is_read: true, notification_u_id: u_id } },
      { as: client },
    )
  expect(await keptOf(client.uId)).toEqual(['1 filed', '2 filed', '3 filed', '4 at hand', '5 at hand'])
  await deleteOld()
  expect(await keptOf(client.uId)).toEqual(['2 filed', '3 filed', '4 at hand', '5 at hand'])
  const count = await app().call('GET /api/website/notification-count', {}, { as: client })
  expect(count.data).toMatchObject({ count: 2, latest_seq: 5 })
  const list = await app().call('GET /api/website/notification', {}, { as: client })
  expect(list.data?.map(({ seq, is_read: isRead }) => [seq, isRead])).toEqual([
    [5, false],
    [4, false],
    [3, true],
    [2, true],
  ])
})

test('what was read before reading filed it is deleted after the days of the settings', async () => {
  const client = await registerClient(app())
  await agedBy(client.uId, [400, 364, 400])
  const { db } = app()
  const old = db.updateTable('notification').set({ is_read: true }).where('person_id', '=', client.uId)
  await old.where('seq', '<', 3).execute()
  await deleteOld()
  expect(await keptOf(client.uId)).toEqual(['2 at hand', '3 at hand'])
})

test('many windows that read the same at once are all answered, and each notification is there once', async () => {
  const client = await registerClient(app())
  await agedBy(client.uId, [2, 1, 0])
  const read = () =>
    app().call('POST /api/website/read-notification', { body: { is_read_all: true } }, { as: client })
  const answers = await Promise.all(Array.from({ length: 8 }, read))
  expect(answers.map(({ status, data }) => [status, data?.count])).toEqual(Array(8).fill([200, 0]))
  expect(await keptOf(client.uId)).toEqual(['1 filed', '2 filed', '3 filed'])
})

test('a rolled back change leaves no notification and no gap', async () => {
  const client = await registerClient(app())
  await inTransaction(app().db, async (trx) => {
    await app().app.modules.notifications.notify(trx, {
      about: null,
      personId: client.uId,
      type: 'appointment',
      ...news('Never'),
      frontEndPath: 'appointment',
      targetId: 'x',
    })
    throw new Error('rolled back')
  }).catch(() => {})
  await notify(client.uId, news('Really'))
  const list = await app().call('GET /api/website/notification', {}, { as: client })
  expect(list.data).toMatchObject([
    {
      seq: 1,
      title: 'Really',
      text: 'Really. Something happened.',
      notification_users: [client.uId],
      is_read: false,
    },
  ])
})

test('reading one or all touches only my own', async () => {
  const [mine, others] = [await registerClient(app()), await registerClient(app())]
  await notify(mine.uId, news('One'))
  await notify(mine.uId, news('Two'))
  await notify(others.uId, news('Others'))
  const list = await app().call('GET /api/website/notification', {}, { as: others })
  const foreign = { is_read: true as const, notification_u_id: list.data?.[0]?.u_id ?? '' }
  expect(
    (await app().call('POST /api/website/read-notification', { body: foreign }, { as: mine })).data,
  ).toEqual({ count: 2 })
  const first = await app().call('GET /api/website/notification', {}, { as: mine })
  const own = { is_read: true as const, notification_u_id: first.data?.[0]?.u_id ?? '' }
  expect((await app().call('POST /api/website/read-notification', { body: own }, { as: mine })).data).toEqual(
    { count: 1 },
  )
  const all = { is_read_all: true as const }
  expect((await app().call('POST /api/website/read-notification', { body: all }, { as: mine })).data).toEqual(
    { count: 0 },
  )
  expect((await app().call('GET /api/website/notification-count', {}, { as: others })).data?.count).toBe(1)
})

test('a mail provider that is away for an hour delays the mail and doubles nothing', async () => {
  const mobile = freshMobile()
  const email = `${mobile.slice(1)}@example.com`
  const client = await makeClient(app(), { mobile, email })
  app().sandbox.mail.goDown()
  await notify(client.uId, availableTime)
  await app().drain()
  const sms = () =>
    app()
      .sandbox.inbox.sms(mobile)
      .filter(({ text }) => text.includes('Asha is available on'))
  expect(sms()).toHaveLength(1)
  expect(app().sandbox.inbox.mails(email)).toHaveLength(0)
  app().sandbox.mail.comeBack()
  // The queue waits longer after each failure; here the wait is cut short.
  await app().app.platform.pool.query(`update jobs.job set start_after = now() where state = 'retry'`)
  await app().drain()
  await app().drain()
  expect(app().sandbox.inbox.mails(email)).toHaveLength(1)
  expect(sms()).toHaveLength(1)
})

test('news go only to a contact that an OTP proved; the bell has them in any case', async () => {
  const mobile = freshMobile()
  const email = `${mobile.slice(1)}@example.com`
  const client = await registerClient(app(), { mobile, email })
  await notify(client.uId, availableTime)
  await app().drain()
  const { inbox } = app().sandbox
  expect(inbox.mails(email)).toEqual([])
  expect(inbox.sms(mobile).filter(({ text }) => text.includes('Asha is available on'))).toHaveLength(1)
  const list = await app().call('GET /api/website/notification', {}, { as: client })
  expect(list.data).toMatchObject([{ title: 'Asha has an available time' }])
})
