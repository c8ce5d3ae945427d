import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { cometChatOf } from '../../testing/cometchat.ts'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ withCometChat: true })
const groups = communityOf(app)
const { remote, write, texts, work, hear, tokenOf, textsThere, nameThere } = cometChatOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let day = 0
beforeEach(async () => {
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app())
  const start = new Date(app().clock.now().getTime() + days(2 + (day++ % 25)))
  await bookAndPay(app(), client, healer, `${start.toISOString().slice(0, 10)}T03:30:00.000Z`)
})

/** Begun on the site, so both are known there. */
async function begun() {
  const { data } = await write(client, healer.u_id, 'Good evening')
  await work()
  return data?.chat_u_id ?? ''
}

const between = () => textsThere(client.uId, healer.u_id)

describe('when CometChat is away', () => {
  test('nothing is lost and nothing comes twice', async () => {
    const id = await begun()
    remote().fail(2)
    for (const text of ['one', 'two']) await write(client, id, text)
    await work()
    remote().loseAnswers(1)
    await write(practice, id, 'three')
    await work()
    await work()
    expect(between()).toEqual(['Good evening', 'one', 'two', 'three'])
    expect(await texts(client, id)).toEqual(['Good evening', 'one', 'two', 'three'])
  })

  test('an account that was erased meanwhile is deleted there within an hour', async () => {
    const loner = await makeClient(app())
    await tokenOf(loner)
    remote().fail(1000)
    const erased = { state: 'erased', email: null, phone: null }
    await app().db.updateTable('person').set(erased).where('u_id', '=', loner.uId).execute()
    await work(12)
    remote().fail(0)
    expect(nameThere(loner.uId)).toBe('Silver Neem')
    app().clock.advance(hours(1))
    await work()
    expect(nameThere(loner.uId)).toBeUndefined()
  })

  test('a message whose sender died is sent once its hold has ended', async () => {
    const id = await begun()
    await write(client, id, 'Held')
    const held = { leased_until: new Date(app().clock.now().getTime() + minutes(1)), tries: 1 }
    await app().db.updateTable('cometchat_message').set(held).where('remote_id', 'is', null).execute()
    await work()
    expect(between()).toEqual(['Good evening'])
    app().clock.advance(minutes(2))
    await work()
    expect(between()).toEqual(['Good evening', 'Held'])
  })

  test('what was given up stands among the failed jobs, and goes out when it is sent again', async () => {
    const id = await begun()
    remote().fail(1000)
    await write(client, id, 'Late')
    await work(12)
    const admin = await makeStaff(app(), ['admin'])
    const failed = async () =>
      (await app().call('GET /api/staff/failed-jobs', { query: { queue: 'cometchat-send' } }, { as: admin }))
        .data
    const [job] = (await failed()) ?? []
    expect(job).toMatchObject({ queue: 'cometchat-send' })
    expect(JSON.stringify(job)).not.toContain('Late')
    remote().fail(0)
    await write(practice, id, 'Later')
    await work()
    expect(between()).toEqual(['Good evening', 'Late', 'Later'])
  })

  test('what was given up goes out within an hour', async () => {
    const id = await begun()
    remote().fail(1000)
    await write(client, id, 'Late')
    await work(12)
    remote().fail(0)
    await work()
    expect(between()).toEqual(['Good evening'])
    app().clock.advance(hours(1))
    await work()
    expect(between()).toEqual(['Good evening', 'Late'])
  })

  test('what was hidden while it was not known to be there is not there', async () => {
    const groupId = await makeGroup(app())
    await groups.enter(client, groupId)
    await groups.write(client, groupId, 'First')
    await work()
    remote().loseAnswers(1)
    await groups.write(client, groupId, 'Hidden')
    await app().drain()
    expect(textsThere(client.uId, groupId)).toEqual(['First', 'Hidden'])
    const [, hidden] = remote()
      .messages()
      .filter(({ receiver }) => receiver === groupId)
    await app()
      .db.updateTable('community_post')
      .set({ state: 'hidden' })
      .where('group_id', '=', groupId)
      .where('seq', '=', 2)
      .execute()
    if (hidden) await hear(hidden)
    await work(5)
    expect(textsThere(client.uId, groupId)).toEqual(['First'])
    expect(await groups.texts(client, groupId)).toEqual(['First'])
  })

  test('the last words of a member who left arrive, and the member stays out', async () => {
    const groupId = await makeGroup(app())
    await groups.enter(client, groupId)
    await work()
    remote().fail(1)
    await groups.write(client, groupId, 'Good night')
    await app().drain()
    await groups.leave(client, groupId)
    await work(1)
    await work()
    expect(textsThere(client.uId, groupId)).toEqual(['Good night'])
    expect(
      remote()
        .groups()
        .find(({ guid }) => guid === groupId)?.members,
    ).toEqual([])
  })

  test('who and what was deleted there is made anew', async () => {
    const id = await begun()
    const groupId = await makeGroup(app())
    await groups.enter(client, groupId)
    await groups.write(client, groupId, 'First')
    await work()
    remote().forget()
    await write(client, id, 'Still here')
    await groups.write(client, groupId, 'Second')
    await work(5)
    expect(between()).toEqual(['Still here'])
    expect(textsThere(client.uId, groupId)).toEqual(['Second'])
  })

  test('a token is asked for later', async () => {
    remote().fail(1)
    expect(await tokenOf(client)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await tokenOf(client)).toMatchObject({
      status: 201,
      data: { cometchat_u_id: client.uId, app_id: 'sandbox', region: 'in', auth_token: expect.any(String) },
    })
    expect((await tokenOf(practice)).data?.cometchat_u_id).toBe(healer.u_id)
    expect(await tokenOf(await makeSupport(app()))).toMatchObject({ status: 403 })
  })
})
