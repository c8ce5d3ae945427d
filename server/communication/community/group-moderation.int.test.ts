import type { ReportDecision } from '@newyou/contract/people/moderation/admin'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const groups = communityOf(app)

let groupId: string
let asha: TestUser
let banu: TestUser
let staff: TestUser
beforeEach(async () => {
  groupId = await makeGroup(app())
  asha = await groups.enter(await makeClient(app(), { anonymousName: 'Quiet River' }), groupId)
  banu = await groups.enter(await makeClient(app(), { anonymousName: 'Red Kite' }), groupId)
  staff = await makeSupport(app())
  await app().db.deleteFrom('community_report').execute()
})

const queue = async (as = staff) =>
  (await app().call('GET /api/staff/community-reports', { query: {} }, { as })).data ?? []
const look = (reportId: string, as = staff) =>
  app().call('GET /api/staff/community-reports/{reportId}', { params: { reportId } }, { as })
const decide = (reportId: string, decision: ReportDecision, more: { days?: number; note?: string } = {}) =>
  app().call(
    'POST /api/staff/community-reports/{reportId}/decide',
    { params: { reportId }, body: { decision, ...more } },
    { as: staff },
  )
const setPost = (seq: number, state: 'shown' | 'hidden' | 'removed', as = staff) =>
  app().call(
    'POST /api/staff/community-posts/{groupId}/{seq}',
    { params: { groupId, seq: String(seq) }, body: { state, reason: 'Rule 1' } },
    { as },
  )
const members = async () =>
  (await app().call('GET /api/staff/community-members', { query: { group: groupId } }, { as: staff })).data ??
  []
const trail = (recordId: string) =>
  app()
    .db.selectFrom('audit_entry')
    .select(['action', 'staff_id', 'reason', 'changes'])
    .where('record_id', '=', recordId)
    .orderBy('at')
    .orderBy('u_id')
    .execute()
const news = async (as: TestUser) =>
  ((await app().call('GET /api/website/notification', { query: {} }, { as })).data ?? []).map(
    ({ title }) => title,
  )

/** A post of Asha's that Banu has reported. */
async function reported() {
  await groups.write(asha, groupId, 'You are all fools')
  expect(await groups.report(banu, groupId, { seq: 1, words: 'This hurts' })).toMatchObject({ status: 201 })
  const [report] = await queue()
  if (!report) throw new Error('nothing was reported')
  return report.u_id
}

describe('a report', () => {
  test('waits for staff with the message, without saying who reported it or who wrote it', async () => {
    const reportId = await reported()
    expect(await groups.report(banu, groupId, { seq: 1, words: 'Again' })).toMatchObject({ status: 201 })
    expect(await queue()).toHaveLength(1)
    const { data } = await look(reportId)
    expect(data).toMatchObject({
      about: 'message',
      place: 'group',
      subject_name: 'Quiet River here',
      reason: 'abuse',
      words: 'This hurts',
      message: { text: 'You are all fools', state: 'shown', files: 0 },
      state: 'open',
      earlier: 0,
    })
    const all = JSON.stringify(data)
    for (const secret of [asha.uId, banu.uId, 'Kulkarni', 'Red Kite']) expect(all).not.toContain(secret)
    expect(await trail(reportId)).toMatchObject([{ action: 'look', staff_id: staff.uId }])
  })

  test('that is decided by removing hides the post from all for good, and its author is told', async () => {
    const reportId = await reported()
    expect((await decide(reportId, 'remove', { note: 'Insults' })).data).toMatchObject({
      state: 'decided',
      decision: 'remove',
      note: 'Insults',
      message: { state: 'removed' },
    })
    for (const one of [asha, banu]) {
      expect(await groups.texts(one, groupId)).toEqual([])
      expect((await groups.thread(one, groupId, { after: 0 })).data).toMatchObject({
        gone: [1],
        messages: [{ is_gone: true, text: '', author: null }],
      })
      expect(await groups.myGroups(one)).toMatchObject([{ last: null, unread: 0 }])
      const found = await app().call(
        'GET /api/website/search-chat',
        { query: { words: 'fools' } },
        { as: one },
      )
      expect(found.data).toEqual([])
    }
    expect(await news(asha)).toContain('Your post was removed')
    expect(await decide(reportId, 'none')).toMatchObject({ status: 409, code: 'alreadyDecided' })
    expect(await setPost(1, 'shown')).toMatchObject({ status: 409, code: 'notNow' })
    expect(await trail(reportId)).toMatchObject([
      { action: 'remove', staff_id: staff.uId, reason: 'Insults' },
    ])
  })

  test('of two colleagues who decide it at once one does', async () => {
    const reportId = await reported()
    const answers = await Promise.all([decide(reportId, 'hide'), decide(reportId, 'none')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await trail(reportId)).toHaveLength(1)
  })

  test('can mute the author for some days, who reads on and may write afterwards', async () => {
    const reportId = await reported()
    await decide(reportId, 'mute', { days: 3 })
    expect(await groups.write(asha, groupId, 'Why?')).toMatchObject({ status: 403, code: 'memberMuted' })
    expect((await groups.thread(asha, groupId)).data?.chat.writing).toBe('muted')
    expect((await groups.look(asha, groupId)).data?.muted_until).toBe('2026-11-24T06:00:00Z')
    expect((await news(asha))[0]).toContain('You cannot post in')
    app().clock.advance(days(3) + 1000)
    asha = await signIn(app(), asha.uId)
    expect(await groups.write(asha, groupId, 'Sorry')).toMatchObject({ status: 201 })
    app().clock.set(new Date('2026-11-21T06:00:00Z'))
  })

  test('can remove the author from the group, who does not come back, in no role', async () => {
    const reportId = await reported()
    await decide(reportId, 'expel')
    expect(await groups.thread(asha, groupId)).toMatchObject({ status: 404 })
    expect(await groups.write(asha, groupId, 'Why?')).toMatchObject({ status: 404 })
    expect(await groups.join(asha, groupId)).toMatchObject({ status: 403, code: 'memberRemoved' })
    expect(await groups.texts(banu, groupId)).toEqual([])
    expect((await members()).find(({ name }) => name === 'Quiet River here')).toMatchObject({
      is_removed: true,
    })
  })

  test('of a person names the one who wrote; a post that is not there or of another group cannot be reported', async () => {
    await groups.write(asha, groupId, 'Hello')
    expect(await groups.report(banu, groupId, { seq: 1, about: 'person' })).toMatchObject({ status: 201 })
    expect(await queue()).toMatchObject([{ about: 'person', subject_name: 'Quiet River here' }])
    expect(await groups.report(banu, groupId, { seq: 7 })).toMatchObject({ status: 404 })
    expect(await groups.report(banu, groupId, {})).toMatchObject({ status: 400 })
    const stranger = await makeClient(app())
    expect(await groups.report(stranger, groupId, { seq: 1 })).toMatchObject({ status: 404 })
  })

  test('is for support and admins alone', async () => {
    const reportId = await reported()
    for (const other of [await makeStaff(app(), ['editor']), await makeStaff(app(), ['finance']), banu]) {
      expect(await look(reportId, other)).toMatchObject({ status: 403 })
      expect(await setPost(1, 'hidden', other)).toMatchObject({ status: 403 })
    }
  })
})

test('staff hide a post, show it again and remove it, each with its line in the trail', async () => {
  await groups.write(asha, groupId, 'Call me at the office')
  for (const [state, seen] of [
    ['hidden', []],
    ['shown', ['Call me at the office']],
    ['removed', []],
  ] as const) {
    expect((await setPost(1, state)).data).toMatchObject({ state, author: 'Quiet River here' })
    expect(await groups.texts(banu, groupId)).toEqual(seen)
  }
  expect((await trail(groupId)).map(({ changes }) => changes)).toEqual([
    { state: ['shown', 'hidden'] },
    { state: ['hidden', 'shown'] },
    { state: ['shown', 'removed'] },
  ])
})

test('a moderator of the group hides posts and mutes for a day; other members cannot', async () => {
  await groups.write(asha, groupId, 'Buy my pills')
  expect(await groups.moderate(banu, groupId, 1, 'hide')).toMatchObject({ status: 403 })
  const { u_id: memberId } = (await members()).find(({ name }) => name === 'Red Kite here') ?? { u_id: '' }
  const made = await app().call(
    'POST /api/staff/community-members/{memberId}',
    { params: { memberId }, body: { is_moderator: true } },
    { as: staff },
  )
  expect(made.data).toMatchObject({ is_moderator: true })
  expect(await groups.moderate(banu, groupId, 1, 'hide')).toMatchObject({ status: 200 })
  expect(await groups.texts(asha, groupId)).toEqual([])
  expect(await groups.moderate(banu, groupId, 1, 'mute')).toMatchObject({ status: 200 })
  expect(await groups.write(asha, groupId, 'More')).toMatchObject({ code: 'memberMuted' })
  expect((await trail(groupId)).slice(1)).toMatchObject([
    { staff_id: banu.uId, reason: 'Moderator of the group' },
    { staff_id: banu.uId, reason: 'Moderator of the group' },
  ])
})

test('a post with words that worry waits for staff at once, who are told apart, once an hour for a person', async () => {
  await groups.write(asha, groupId, 'Some nights I want to die.')
  await groups.write(asha, groupId, 'I really want to die.')
  const reports = await queue()
  expect(reports).toMatchObject([{ reason: 'crisis' }, { reason: 'crisis' }])
  const told = (
    (await app().call('GET /api/website/notification', { query: {} }, { as: staff })).data ?? []
  ).filter(({ type }) => type === 'crisis')
  expect(told).toMatchObject([
    { front_end_path: 'admin/community-reports', target_id: reports[0]?.u_id, kind: null },
  ])
  expect(JSON.stringify(told)).not.toContain('die')
  expect(await groups.texts(banu, groupId)).toHaveLength(2)
})

describe('between a client and a healer', () => {
  let practice: TestUser
  let healerId: string
  let chatId: string
  beforeEach(async () => {
    const healer = await makeHealer(app())
    healerId = healer.u_id
    practice = await signInHealer(app(), healer)
    await bookAndPay(app(), asha, healer, '2026-11-24T03:30:00.000Z')
    chatId = (await groups.write(asha, healerId, 'Good evening')).data?.chat_u_id ?? ''
  })

  test('a message is reported and removed, and the rest of the conversation stays between the two', async () => {
    await groups.write(practice, chatId, 'Send me money')
    await groups.report(asha, chatId, { seq: 2, words: 'He asks for money' })
    expect(await groups.report(asha, chatId, { seq: 1 })).toMatchObject({ status: 404 })
    const [report] = await queue()
    const { data } = await look(report?.u_id ?? '')
    expect(data).toMatchObject({
      place: 'conversation',
      subject_name: 'Meera Rao',
      message: { text: 'Send me money' },
    })
    expect(JSON.stringify(data)).not.toContain('Good evening')
    expect(await decide(report?.u_id ?? '', 'mute')).toMatchObject({ code: 'notNow' })
    await decide(report?.u_id ?? '', 'remove')
    expect(await groups.texts(asha, chatId)).toEqual(['Good evening'])
    expect((await groups.thread(asha, chatId, { after: 1 })).data).toMatchObject({ gone: [2] })
  })

  test('who is blocked cannot write, nor who blocked, until the block is taken back', async () => {
    expect(await groups.block(asha, chatId)).toMatchObject({ status: 201 })
    expect(await groups.write(practice, chatId, 'Hello?')).toMatchObject({ status: 403, code: 'chatBlocked' })
    expect(await groups.write(asha, chatId, 'Hello?')).toMatchObject({ status: 403, code: 'chatBlocked' })
    expect((await groups.thread(practice, chatId)).data?.chat.writing).toBe('blocked')
    expect((await groups.thread(asha, chatId)).data?.chat.writing).toBe('blocked-by-me')
    expect(await groups.texts(practice, chatId)).toEqual(['Good evening'])
    const { data } = await app().call('GET /api/website/person-block', {}, { as: asha })
    const blockId = data?.[0]?.u_id ?? ''
    await app().call('DELETE /api/website/person-block/{blockId}', { params: { blockId } }, { as: asha })
    expect(await groups.write(practice, chatId, 'Hello?')).toMatchObject({ status: 201 })
  })

  test('a stranger can report and block nothing there', async () => {
    expect(await groups.report(banu, chatId, { seq: 1 })).toMatchObject({ status: 404 })
    expect(await groups.block(banu, chatId)).toMatchObject({ status: 404 })
    expect(await groups.block(banu, healerId)).toMatchObject({ status: 404 })
  })
})
