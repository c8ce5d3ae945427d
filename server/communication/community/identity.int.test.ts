import { beforeEach, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { cometChatOf } from '../../testing/cometchat.ts'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ withCometChat: true, start: new Date('2026-11-21T06:00:00Z') })
const groups = communityOf(app)
const { remote, write, work, hear, tokenOf, memberIdOf } = cometChatOf(app)

/** The name that healers see and that reviews are signed with. */
const sessionName = 'Silver Neem'
const groupNames = ['Early Train', 'Paper Lantern']

let healer: TestHealer
let practice: TestUser
let client: TestUser
let groupIds: [string, string]
beforeEach(async () => {
  app().clock.set(new Date('2026-11-21T06:00:00Z'))
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app(), { anonymousName: sessionName })
  await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
  groupIds = [await makeGroup(app()), await makeGroup(app())]
  for (const [at, groupId] of groupIds.entries()) {
    await groups.join(client, groupId, { anonymous_name: groupNames[at] ?? '' })
    await groups.agree(client, groupId)
    await groups.write(client, groupId, `Hello from group ${at}`)
  }
})

/** Ids of people and of what they have, in an answer. */
const idsIn = (answer: unknown) =>
  new Set(JSON.stringify(answer).match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [])

/** All that a healer of the client, who is also in the group, can fetch of either. */
async function fetchedByHealer(groupId: string) {
  await groups.enter(practice, groupId)
  const ofGroup = [await groups.thread(practice, groupId), await groups.look(practice, groupId)]
  const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-30T00:00:00Z' }
  const appointments = await app().call('GET /api/practice/appointment', { query: range }, { as: practice })
  const ofSessions = [
    appointments,
    await app().call('GET /api/practice/client', { query: {} }, { as: practice }),
    await app().call('GET /api/website/notification', { query: {} }, { as: practice }),
    await app().call('GET /api/website/all-user-chat', { query: {} }, { as: practice }),
  ]
  expect(JSON.stringify(ofSessions)).toContain(sessionName)
  return { ofGroup, ofSessions }
}

test('neither a name nor an id that a healer can fetch ties a post to a session', async () => {
  await write(client, healer.u_id, 'Good evening')
  const { ofGroup, ofSessions } = await fetchedByHealer(groupIds[0])
  expect(JSON.stringify(ofGroup)).toContain('Early Train')
  expect(JSON.stringify(ofGroup)).not.toContain(sessionName)
  expect(JSON.stringify(ofSessions)).not.toContain('Early Train')
  const shared = [...idsIn(ofGroup)].filter((id) => idsIn(ofSessions).has(id))
  // Their own, as a healer.
  expect(shared.filter((id) => id !== healer.u_id && id !== practice.uId)).toEqual([])
  expect(JSON.stringify(ofGroup)).not.toMatch(/joined_at|"image":\{/)
})

test('neither a name nor an id ties what one person writes in two groups', async () => {
  const reader = await makeClient(app(), { anonymousName: 'Reader' })
  for (const groupId of groupIds) await groups.enter(reader, groupId).catch(() => undefined)
  const reader2 = await makeClient(app(), { anonymousName: 'Second reader' })
  await groups.join(reader2, groupIds[1], { anonymous_name: 'Window Seat' })
  const authors = async (as: TestUser, groupId: string) =>
    (await groups.thread(as, groupId)).data?.messages.map(({ author }) => author) ?? []
  const [one] = await authors(reader, groupIds[0])
  const [other] = await authors(reader2, groupIds[1])
  expect(one?.name).toBe('Early Train')
  expect(other?.name).toBe('Paper Lantern')
  expect(one?.u_id).not.toBe(other?.u_id)
})

test('CometChat knows a client under another id in each place', async () => {
  await write(client, healer.u_id, 'Good evening')
  await work(4)
  const [first, second] = [await memberIdOf(client, groupIds[0]), await memberIdOf(client, groupIds[1])]
  const senders = (receiver: string) =>
    remote()
      .messages()
      .filter((message) => message.receiver === receiver)
      .map(({ sender }) => sender)
  expect(senders(healer.u_id)).toEqual([client.uId])
  expect(senders(groupIds[0])).toEqual([first])
  expect(senders(groupIds[1])).toEqual([second])
  const named = new Map(
    remote()
      .users()
      .map(({ uid, name }) => [uid, name]),
  )
  expect([client.uId, first, second].map((uid) => named.get(uid))).toEqual([sessionName, ...groupNames])
  expect((await tokenOf(client, groupIds[0])).data?.cometchat_u_id).toBe(first)
  expect((await tokenOf(client)).data?.cometchat_u_id).toBe(client.uId)
  const stranger = await makeClient(app())
  expect((await tokenOf(stranger, groupIds[0])).status).toBe(404)
})

test('what a client writes there by the user of another place is deleted and not taken', async () => {
  await write(client, healer.u_id, 'Good evening')
  await work(4)
  const memberId = await memberIdOf(client, groupIds[0])
  const misplaced = [
    { sender: client.uId, receiver: groupIds[0], receiverType: 'group' as const, text: 'As myself' },
    { sender: memberId, receiver: healer.u_id, receiverType: 'user' as const, text: 'As a member' },
  ]
  for (const message of misplaced) {
    if (message.receiverType === 'group')
      remote()
        .groups()
        .find(({ guid }) => guid === message.receiver)
    const sent = await remote()
      .write(message)
      .catch(() => undefined)
    if (sent) await hear(sent)
  }
  await work()
  expect(JSON.stringify(remote().messages())).not.toMatch(/As myself|As a member/)
  expect(await groups.texts(client, groupIds[0])).toEqual(['Hello from group 0'])
})

test('tokens of CometChat end when a person is logged out everywhere, leaves, is removed or erased', async () => {
  await work(4)
  const [groupId, otherId] = groupIds
  const second = await signIn(app(), client.uId)
  const own = (await tokenOf(client)).data?.auth_token ?? ''
  const inGroup = (await tokenOf(client, groupId)).data?.auth_token ?? ''
  const inOther = (await tokenOf(client, otherId)).data?.auth_token ?? ''
  const valid = () => [own, inGroup, inOther].map((token) => remote().isTokenValid(token))
  expect(valid()).toEqual([true, true, true])
  await groups.leave(client, groupId)
  // It is away, and is asked again later.
  remote().fail(2)
  await work(4)
  expect(valid()).toEqual([true, false, true])
  await app().call('POST /api/website/logout', {}, { as: second })
  await work()
  expect(valid()).toEqual([true, false, true])
  await app().call('POST /api/website/logout', {}, { as: client })
  const sessions = app().db.selectFrom('session').select('u_id').where('person_id', '=', client.uId)
  for (const { u_id } of await sessions.where('revoked_at', 'is', null).execute())
    await app()
      .db.updateTable('session')
      .set({ revoked_at: app().clock.now(), revoked_because: 'test' })
      .where('u_id', '=', u_id)
      .execute()
  app().clock.advance(days(1))
  await work(4)
  expect(valid()).toEqual([false, false, false])
})

test('a removed member and a closed account lose theirs too', async () => {
  await work(4)
  const inGroup = (await tokenOf(client, groupIds[0])).data?.auth_token ?? ''
  await app()
    .db.updateTable('community_member')
    .set({ removed_at: app().clock.now(), left_at: app().clock.now() })
    .where('u_id', '=', await memberIdOf(client, groupIds[0]))
    .execute()
  await work()
  expect(remote().isTokenValid(inGroup)).toBe(false)
  const own = (await tokenOf(client)).data?.auth_token ?? ''
  expect(remote().isTokenValid(own)).toBe(true)
  await app()
    .db.updateTable('person')
    .set({ state: 'erased', email: null, phone: null })
    .where('u_id', '=', client.uId)
    .execute()
  await work(4)
  expect(remote().isTokenValid(own)).toBe(false)
})
