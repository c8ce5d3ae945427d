import { randomUUID } from 'node:crypto'
import { nameUsedElsewhere } from '@newyou/contract/communication/community/community'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const groups = communityOf(app)

let groupId: string
let asha: TestUser
let banu: TestUser
beforeEach(async () => {
  groupId = await makeGroup(app())
  asha = await makeClient(app(), { firstName: 'Asha', lastName: 'Patil', anonymousName: 'Quiet River' })
  banu = await makeClient(app(), { firstName: 'Banu', lastName: 'Sheikh', anonymousName: 'Red Kite' })
})

test('a group is joined, its rules are agreed to, and then one may write under the name for it', async () => {
  expect((await groups.look(asha, groupId)).data).toMatchObject({
    is_member: false,
    members: 0,
    has_agreed: false,
    my_name: '',
    rules: 'Be kind.\nNo names.',
  })
  expect(await groups.thread(asha, groupId)).toMatchObject({ status: 404 })
  expect(await groups.write(asha, groupId, 'Hello')).toMatchObject({ status: 404 })
  expect((await groups.join(asha, groupId)).data).toMatchObject({ is_member: true, members: 1 })
  expect(await groups.write(asha, groupId, 'Hello')).toMatchObject({ status: 403, code: 'rulesNotAgreed' })
  expect(await groups.agree(asha, groupId, 'Other rules')).toMatchObject({ code: 'changedMeanwhile' })
  expect((await groups.agree(asha, groupId)).data).toMatchObject({ has_agreed: true })
  expect((await groups.write(asha, groupId, 'I wake at three.')).data?.message).toMatchObject({
    seq: 1,
    is_mine: true,
    author: { name: 'Quiet River here', is_healer: false },
  })
  await groups.enter(banu, groupId)
  expect((await groups.thread(banu, groupId)).data).toMatchObject({
    chat: { is_group: true, writing: 'open', name: expect.stringContaining('Better sleep') },
    messages: [
      {
        text: 'I wake at three.',
        is_mine: false,
        author: { name: 'Quiet River here', is_healer: false, is_moderator: false, healer_u_id: null },
      },
    ],
  })
})

test('no real name, person id or contact of another member is in any answer', async () => {
  const practice = await signInHealer(app(), await makeHealer(app()))
  for (const one of [asha, banu, practice]) await groups.enter(one, groupId)
  for (const one of [asha, banu, practice]) await groups.write(one, groupId, `Hello from ${one.uId.length}`)
  const asked = [
    await groups.thread(banu, groupId),
    await groups.look(banu, groupId),
    await groups.list(banu),
    await groups.myGroups(banu),
    await groups.write(banu, groupId, 'Once more'),
    await app().call('GET /api/website/search-chat', { query: { words: 'hello' } }, { as: banu }),
  ]
  const all = JSON.stringify(asked)
  expect(all).toContain('Quiet River here')
  for (const secret of ['Asha', 'Patil', asha.uId, practice.uId, '+91', '@example.com'])
    expect(all).not.toContain(secret)
})

test('a healer is marked and can be looked up; the same person as a client is another member', async () => {
  const healer = await makeHealer(app())
  const practice = await signInHealer(app(), healer)
  await groups.enter(practice, groupId)
  await groups.write(practice, groupId, 'Keep the same hour each night.')
  await groups.enter(asha, groupId)
  expect((await groups.thread(asha, groupId)).data?.messages).toMatchObject([
    { side: 'healer', author: { name: 'Meera Rao', is_healer: true, healer_u_id: healer.u_id } },
  ])
  expect((await groups.look(asha, groupId)).data).toMatchObject({ members: 2, healers: 1 })
  const privately = await signIn(app(), healer.person_id, 'client')
  expect((await groups.look(privately, groupId)).data).toMatchObject({ is_member: false })
})

test('a client chooses a name for each group, which stands nowhere else, and keeps it when they come back', async () => {
  expect(await groups.join(asha, groupId, {})).toMatchObject({ status: 409, code: 'anonymousNameMissing' })
  expect(await groups.join(asha, groupId, { anonymous_name: ' ' })).toMatchObject({ status: 409 })
  for (const name of ['Quiet River', ' quiet river', 'Asha', 'Patil', 'Asha Patil'])
    expect(await groups.join(asha, groupId, { anonymous_name: name })).toMatchObject({
      status: 400,
      errors: { anonymous_name: nameUsedElsewhere },
    })
  const joined = await groups.join(asha, groupId, { anonymous_name: 'Early Train' })
  expect(joined.data).toMatchObject({ is_member: true, my_name: 'Early Train' })
  const other = await makeGroup(app())
  expect(await groups.join(asha, other, { anonymous_name: 'early train' })).toMatchObject({ status: 400 })
  expect((await groups.join(asha, other, { anonymous_name: 'Late Train' })).status).toBe(200)
  await groups.leave(asha, groupId)
  expect((await groups.look(asha, groupId)).data).toMatchObject({ is_member: false, my_name: 'Early Train' })
  await groups.join(asha, groupId, { anonymous_name: 'Somebody Else' })
  expect((await groups.look(asha, groupId)).data?.my_name).toBe('Early Train')
})

test('who leaves reads and writes nothing any more; what they wrote stays, and they may come back', async () => {
  for (const one of [asha, banu]) await groups.enter(one, groupId)
  await groups.write(asha, groupId, 'Goodbye')
  expect((await groups.leave(asha, groupId)).data).toMatchObject({ is_member: false, members: 1 })
  expect(await groups.thread(asha, groupId)).toMatchObject({ status: 404 })
  expect(await groups.texts(banu, groupId)).toEqual(['Goodbye'])
  expect((await groups.join(asha, groupId)).data).toMatchObject({
    is_member: true,
    has_agreed: true,
    unread: 0,
  })
})

test('drafts are not there; an archived group can be read by its members and not written in', async () => {
  const draft = await makeGroup(app(), { state: 'draft' })
  expect(await groups.look(asha, draft)).toMatchObject({ status: 404 })
  expect(await groups.join(asha, draft)).toMatchObject({ status: 404 })
  await groups.enter(asha, groupId)
  await groups.write(asha, groupId, 'Hello')
  await app()
    .db.updateTable('community_group')
    .set({ state: 'archived' })
    .where('u_id', '=', groupId)
    .execute()
  expect((await groups.thread(asha, groupId)).data).toMatchObject({
    chat: { writing: 'closed' },
    messages: [{ text: 'Hello' }],
  })
  expect(await groups.write(asha, groupId, 'More')).toMatchObject({ status: 403, code: 'chatEnded' })
  expect(await groups.look(banu, groupId)).toMatchObject({ status: 404 })
  expect((await groups.list(banu)).map(({ u_id }) => u_id)).not.toContain(groupId)
})

test('changed rules are asked again', async () => {
  await groups.enter(asha, groupId)
  await app()
    .db.updateTable('community_group')
    .set({ rules: 'Be kind.' })
    .where('u_id', '=', groupId)
    .execute()
  expect(await groups.write(asha, groupId, 'Hello')).toMatchObject({ code: 'rulesNotAgreed' })
  await groups.agree(asha, groupId, 'Be kind.')
  expect(await groups.write(asha, groupId, 'Hello')).toMatchObject({ status: 201 })
})

test('what is sent again is written once, and many at once have one order without gaps', async () => {
  for (const one of [asha, banu]) await groups.enter(one, groupId)
  const id = randomUUID()
  const same = await Promise.all([1, 2, 3].map(() => groups.write(asha, groupId, 'Once', id)))
  expect(same.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await groups.write(banu, groupId, 'Once', id)).toMatchObject({ code: 'idempotencyKeyReused' })
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => groups.write(n % 2 ? asha : banu, groupId, `Line ${n}`)))
  const { data } = await groups.thread(asha, groupId)
  expect(data?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect((await groups.thread(asha, groupId, { after: 5 })).data?.messages.map(({ seq }) => seq)).toEqual([
    6, 7,
  ])
  expect((await groups.thread(asha, groupId, { before: 3 })).data?.messages.map(({ seq }) => seq)).toEqual([
    1, 2,
  ])
  expect(await groups.write(asha, groupId, '  ')).toMatchObject({ status: 400 })
})

test('a flood is stopped, and others go on', async () => {
  for (const one of [asha, banu]) await groups.enter(one, groupId)
  const answers = []
  for (let n = 0; n < 12; n++) answers.push((await groups.write(asha, groupId, `Buy now ${n}`)).status)
  expect(answers).toEqual([...Array(10).fill(201), 429, 429])
  expect(await groups.write(banu, groupId, 'Hello')).toMatchObject({ status: 201 })
})

test('unread posts of others are counted until they are read', async () => {
  for (const one of [asha, banu]) await groups.enter(one, groupId)
  await groups.write(asha, groupId, 'One')
  await groups.write(asha, groupId, 'Two')
  expect((await groups.look(banu, groupId)).data?.unread).toBe(2)
  expect(await groups.myGroups(banu)).toMatchObject([{ u_id: groupId, unread: 2, last: { text: 'Two' } }])
  expect((await groups.read(banu, groupId, 1)).data).toEqual({ unread: 1 })
  expect((await groups.read(banu, groupId, 500)).data).toEqual({ unread: 0 })
  expect((await groups.look(asha, groupId)).data?.unread).toBe(0)
})

test('the bell rings once for what is new until it was read', async () => {
  for (const one of [asha, banu]) await groups.enter(one, groupId)
  const bell = async (as: TestUser) =>
    ((await app().call('GET /api/website/notification', { query: {} }, { as })).data ?? []).filter(
      ({ type }) => type === 'community',
    )
  const ring = async () => {
    await sql`update jobs.job set start_after = now() where name = 'community-bell'`.execute(app().db)
    await app().drain()
    app().clock.advance(60_000)
  }
  await groups.write(asha, groupId, 'One')
  await ring()
  await groups.write(asha, groupId, 'Two')
  await ring()
  expect(await bell(banu)).toMatchObject([
    {
      title: expect.stringContaining('New posts in “Better sleep'),
      front_end_path: 'community',
      kind: 'community',
    },
  ])
  expect(await bell(asha)).toEqual([])
  await groups.read(banu, groupId, 2)
  expect((await bell(banu)).every(({ is_read: isRead }) => isRead)).toBe(true)
  await groups.write(asha, groupId, 'Three')
  await ring()
  expect(await bell(banu)).toHaveLength(2)
})

describe('blocked people', () => {
  test('are not seen by who blocked them, until they are unblocked', async () => {
    for (const one of [asha, banu]) await groups.enter(one, groupId)
    await groups.write(asha, groupId, 'Words that hurt')
    await groups.write(banu, groupId, 'Words that help')
    expect(await groups.block(banu, groupId, 1)).toMatchObject({ status: 201 })
    expect(await groups.block(banu, groupId, 2)).toMatchObject({ status: 404 })
    const { data } = await groups.thread(banu, groupId)
    expect(data?.gone).toEqual([1])
    expect(data?.messages[0]).toMatchObject({ is_gone: true, text: '', author: null })
    expect(await groups.texts(asha, groupId)).toEqual(['Words that hurt', 'Words that help'])
    await groups.write(asha, groupId, 'More of them')
    expect(await groups.myGroups(banu)).toMatchObject([{ unread: 0, last: { text: 'Words that help' } }])
    const { data: blocked } = await app().call('GET /api/website/person-block', {}, { as: banu })
    expect(blocked).toMatchObject([{ name: 'Quiet River here' }])
    expect(JSON.stringify(blocked)).not.toContain(asha.uId)
    const blockId = blocked?.[0]?.u_id ?? ''
    const unblock = (as: TestUser) =>
      app().call('DELETE /api/website/person-block/{blockId}', { params: { blockId } }, { as })
    expect(await unblock(asha)).toMatchObject({ status: 404 })
    expect(await unblock(banu)).toMatchObject({ status: 200 })
    expect(await groups.texts(banu, groupId)).toHaveLength(3)
  })
})

test('staff are no members', async () => {
  const staff = await makeSupport(app())
  expect(await groups.list(staff)).toEqual([])
  expect(await groups.look(staff, groupId)).toMatchObject({ status: 403 })
  expect(await groups.join(staff, groupId)).toMatchObject({ status: 403 })
})
