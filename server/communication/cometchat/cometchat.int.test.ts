import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { cometChatOf } from '../../testing/cometchat.ts'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makePdf } from '../../testing/pdfs.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { makeSupport, sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ withCometChat: true })
const groups = communityOf(app)
const { remote, write, texts, work, hear, tokenOf, textsThere, nameThere, memberIdOf } = cometChatOf(app)
const { remove, eraseDue } = privacyOf(app)

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

const toHealer = () => ({ sender: client.uId, receiver: healer.u_id, receiverType: 'user' as const })
const toClient = () => ({ sender: healer.u_id, receiver: client.uId, receiverType: 'user' as const })
const between = () => textsThere(client.uId, healer.u_id)

describe('between two people', () => {
  test('a message goes there, one that is written there comes back, and neither goes round', async () => {
    const id = await begun()
    expect(nameThere(client.uId)).toBe('Silver Neem')
    expect(nameThere(healer.u_id)).toBe('Meera Rao')
    await hear(await remote().write({ ...toClient(), text: 'How did you sleep?' }))
    await work()
    expect(await texts(client, id)).toEqual(['Good evening', 'How did you sleep?'])
    expect(await texts(practice, id)).toEqual(['Good evening', 'How did you sleep?'])
    expect(between()).toEqual(['Good evening', 'How did you sleep?'])
    // Its webhook tells of what we sent, too.
    for (const message of remote().messages()) await hear(message)
    await work()
    expect(await texts(client, id)).toEqual(['Good evening', 'How did you sleep?'])
  })

  test('messages keep their order', async () => {
    const id = await begun()
    for (const text of ['one', 'two', 'three']) await write(client, id, text)
    await write(practice, id, 'four')
    await work()
    expect(between()).toEqual(['Good evening', 'one', 'two', 'three', 'four'])
  })

  test('news that comes twice, at once and later, is one message', async () => {
    const id = await begun()
    const message = await remote().write({ ...toHealer(), text: 'Only once' })
    await Promise.all([hear(message), hear(message)])
    await work()
    await sql`delete from jobs.job where name = 'cometchat-arrived'`.execute(app().db)
    await hear(message)
    await work()
    expect(await texts(client, id)).toEqual(['Good evening', 'Only once'])
  })

  test('a healer answers there without having written before', async () => {
    await tokenOf(client)
    await tokenOf(practice)
    await hear(await remote().write({ ...toClient(), text: 'Welcome' }))
    await work()
    expect(await texts(client, healer.u_id)).toEqual(['Welcome'])
  })

  test('a file stays here: a link leads to it', async () => {
    const id = await begun()
    await sendForm(app(), `/api/website/all-user-chat/${id}/message`, {
      as: client,
      fields: { u_id: randomUUID() },
      files: [{ name: 'homework.pdf', content: await makePdf() }],
      field: 'files',
    })
    await work()
    expect(between().at(-1)).toBe(`http://localhost:3000/practice/chat?with=${id}`)
  })

  test('what staff removes is removed there', async () => {
    const id = await begun()
    await write(practice, id, 'Stays')
    await work()
    await app().call(
      'POST /api/website/all-user-chat/{id}/report',
      { params: { id }, body: { seq: 2, about: 'message', reason: 'abuse', words: '' } },
      { as: client },
    )
    const { u_id: reportId } = await app()
      .db.selectFrom('community_report')
      .select('u_id')
      .where('conversation_id', '=', id)
      .executeTakeFirstOrThrow()
    const support = await makeSupport(app())
    const decided = await app().call(
      'POST /api/staff/community-reports/{reportId}/decide',
      { params: { reportId }, body: { decision: 'remove', note: 'Insults' } },
      { as: support },
    )
    expect(decided.status).toBe(200)
    await work()
    expect(between()).toEqual(['Good evening'])
  })
})

describe('our rules hold for what is written there', () => {
  test('between people who blocked each other, or never met, it is deleted there', async () => {
    const id = await begun()
    await groups.block(practice, id)
    await hear(await remote().write({ ...toHealer(), text: 'Why?' }))
    const stranger = await makeClient(app())
    await tokenOf(stranger)
    await hear(await remote().write({ ...toHealer(), sender: stranger.uId, text: 'Hello' }))
    await hear(
      await remote().write({ sender: stranger.uId, receiver: client.uId, receiverType: 'user', text: 'Hi' }),
    )
    await work()
    expect(await texts(practice, id)).toEqual(['Good evening'])
    expect(
      remote()
        .messages()
        .map(({ data }) => data.text),
    ).toEqual(expect.not.arrayContaining(['Why?', 'Hello', 'Hi']))
  })

  test('pictures, and a mark that says it was ours, do not go past them', async () => {
    const id = await begun()
    const [known] = remote()
      .messages()
      .filter(({ sender }) => sender === client.uId)
    await hear(await remote().write(toHealer()))
    const marked = await remote().write({
      ...toHealer(),
      text: 'Marked',
      metadata: known?.data.metadata ?? {},
    })
    await hear(marked)
    await work()
    expect(await texts(practice, id)).toEqual(['Good evening', 'Marked'])
    expect(between()).toEqual(['Good evening', 'Marked'])
  })

  test('words that worry tell the healer', async () => {
    await begun()
    await hear(await remote().write({ ...toHealer(), text: 'I want to kill myself' }))
    await work()
    const { count } = await app()
      .db.selectFrom('crisis_notice')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('place', '=', 'chat')
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('a muted member of a group is not heard, and one who did not agree to the rules', async () => {
    const groupId = await makeGroup(app())
    await groups.enter(client, groupId)
    await work()
    const sender = await memberIdOf(client, groupId)
    const post = (text: string) => remote().write({ sender, receiver: groupId, receiverType: 'group', text })
    await hear(await post('Heard'))
    await work()
    await app()
      .db.updateTable('community_member')
      .set({ muted_until: new Date(app().clock.now().getTime() + days(1)) })
      .where('group_id', '=', groupId)
      .execute()
    await hear(await post('Not heard'))
    await work()
    expect(await groups.texts(client, groupId)).toEqual(['Heard'])
    expect(textsThere(client.uId, groupId)).toEqual(['Heard'])
  })
})

describe('groups', () => {
  test('who joins is added there with those who were in it before, and who leaves is taken out', async () => {
    const groupId = await makeGroup(app(), { name: 'Sleep and rest' })
    await groups.enter(client, groupId)
    await groups.enter(practice, groupId)
    await work()
    const there = () =>
      remote()
        .groups()
        .find(({ guid }) => guid === groupId)
    expect(there()).toMatchObject({ name: 'Sleep and rest', type: 'private' })
    expect(there()?.members.sort()).toEqual([await memberIdOf(client, groupId), healer.u_id].sort())
    await groups.write(client, groupId, 'I wake at three.')
    await work()
    expect(textsThere(client.uId, groupId)).toEqual(['I wake at three.'])
    await hear(
      await remote().write({
        sender: healer.u_id,
        receiver: groupId,
        receiverType: 'group',
        text: 'So do I.',
      }),
    )
    await work()
    expect(await groups.texts(client, groupId)).toEqual(['I wake at three.', 'So do I.'])
    await groups.leave(client, groupId)
    await work()
    expect(there()?.members).toEqual([healer.u_id])
  })
})

test('news without its credential, or of something else, do nothing', async () => {
  const id = await begun()
  const message = await remote().write({ ...toHealer(), text: 'Forged' })
  expect(await hear(message, 'newyou:another-password')).toBe(401)
  expect(await hear(message, '')).toBe(401)
  expect(await hear({ ...message, id: 'x' } as typeof message)).toBe(200)
  await work()
  expect(await texts(practice, id)).toEqual(['Good evening'])
})

test('another name goes there, of people, healers and groups', async () => {
  const groupId = await makeGroup(app())
  await groups.enter(client, groupId)
  await begun()
  const { db } = app()
  await db
    .updateTable('person')
    .set({ anonymous_name: 'Blue Lotus' })
    .where('u_id', '=', client.uId)
    .execute()
  await db.updateTable('healer').set({ full_name: 'Meera Iyer' }).where('u_id', '=', healer.u_id).execute()
  await db.updateTable('community_group').set({ name: 'Rest' }).where('u_id', '=', groupId).execute()
  await work()
  expect(nameThere(client.uId)).toBe('Blue Lotus')
  expect(nameThere(healer.u_id)).toBe('Meera Iyer')
  expect(
    remote()
      .groups()
      .find(({ guid }) => guid === groupId)?.name,
  ).toBe('Rest')
})

test('with an account everything of it goes there', async () => {
  const loner = await makeClient(app())
  const groupId = await makeGroup(app())
  await groups.enter(loner, groupId)
  await groups.write(loner, groupId, 'I was here')
  await work()
  expect(textsThere(loner.uId, groupId)).toEqual(['I was here'])
  expect((await remove(loner)).status).toBe(201)
  app().clock.advance(days(31))
  await eraseDue()
  await work()
  expect(nameThere(loner.uId)).toBeUndefined()
  expect(textsThere(loner.uId, groupId)).toEqual([])
  const left = await app().db.selectFrom('cometchat_user').selectAll().where('uid', '=', loner.uId).execute()
  expect(left).toEqual([])
})
