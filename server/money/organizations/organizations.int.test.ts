import { randomUUID } from 'node:crypto'
import type { Call } from '@newyou/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { codeOf, join, makeOrganization, organizationsOf, place } from '../../testing/organizations.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makeClient, makePerson, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const again = (user: TestUser) => signIn(app(), user.uId)
const { managed, linkFor, accept, mine, look, sendTable } = organizationsOf(app)

describe('an invitation', () => {
  test('is accepted by its link, says before what it is, and counts seats', async () => {
    const firm = await managed()
    const link = await linkFor(firm, 2)
    const code = codeOf(link?.link)
    const offered = await app().call('GET /api/website/organization-invitation/{code}', { params: { code } })
    expect(offered.data).toMatchObject({ organization_id: firm.organizationId, monthly_paise: 300_000 })
    const people = [await makeClient(app()), await makeClient(app()), await makeClient(app())] as const
    expect((await accept(people[0], code)).data).toMatchObject({ left_paise: 300_000 })
    expect((await accept(people[0], code)).status).toBe(200)
    expect((await mine(people[0]))?.membership).toMatchObject({ organization_id: firm.organizationId })
    const races = await Promise.all([accept(people[1], code), accept(people[2], code)])
    expect(races.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await look(firm.manager, firm.organizationId)).data).toMatchObject({ members: 2, seats: 50 })
    const list = await app().call(
      `GET ${place}/invitation`,
      { params: firm.params, query: {} },
      { as: firm.manager },
    )
    expect(list.data).toMatchObject([{ uses: 2, seats: 2, state: 'used' }])
  })

  test('ends when it is withdrawn, after its days, and is not there when it is guessed', async () => {
    const firm = await managed()
    const person = await makeClient(app())
    const withdrawn = await linkFor(firm)
    const gone = { ...firm.params, invitationId: withdrawn?.u_id ?? '' }
    const withdraw = () =>
      app().call(`DELETE ${place}/invitation/{invitationId}`, { params: gone }, { as: firm.manager })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).code).toBe('notNow')
    expect((await accept(person, codeOf(withdrawn?.link))).code).toBe('invitationClosed')
    const late = await linkFor(firm)
    app().clock.advance(days(31))
    const back = await again(person)
    expect((await accept(back, codeOf(late?.link))).code).toBe('invitationClosed')
    expect((await accept(back, randomUUID())).status).toBe(404)
  })

  test('fills no more seats than there are, however many press at once; no one is in two organisations', async () => {
    const firm = await managed({ seats: 3 })
    expect((await linkFor(firm, 4))?.link).toBeUndefined()
    const code = codeOf((await linkFor(firm, 3))?.link)
    const second = codeOf((await linkFor(firm, 3))?.link)
    const people = await Promise.all(Array.from({ length: 8 }, () => makeClient(app())))
    const answers = await Promise.all(people.map((one, number) => accept(one, number % 2 ? code : second)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const other = await managed()
    const otherCode = codeOf((await linkFor(other))?.link)
    const member = people[answers.findIndex(({ status }) => status === 200)] as TestUser
    expect((await accept(member, otherCode)).code).toBe('memberElsewhere')
    expect((await app().call('POST /api/website/my-organization/leave', {}, { as: member })).status).toBe(200)
    const both = await Promise.all([accept(member, otherCode), accept(member, code)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a table of addresses', () => {
  test('says of each row what became of it, and mails each address once', async () => {
    const firm = await managed({ seats: 3 })
    const tag = randomUUID().slice(0, 8)
    const to = (name: string) => `${name}-${tag}@firm.example`
    const table = [
      'Name,Mail',
      `A,${to('a')}`,
      'B,=1+1',
      `C,${to('a')}`,
      `D,${to('d')}`,
      `E,${to('e')}`,
      `F,${to('f')}`,
    ]
    const sent = await sendTable(firm, table.join('\n'))
    expect(sent.data?.invited).toBe(3)
    expect(sent.data?.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'invited'],
      [3, 'no-address'],
      [4, 'twice'],
      [5, 'invited'],
      [6, 'invited'],
      [7, 'no-seat'],
    ])
    expect(sent.data?.report).toContain(`"B, =1+1","No e-mail address"`)
    const second = await sendTable(firm, `${to('a')}\n${to('new')}`)
    expect(second.data?.rows.map(({ outcome }) => outcome)).toEqual(['invited-before', 'no-seat'])
    // The job of the table hands each mail to another.
    for (let round = 0; round < 2; round++) await app().drain()
    const [mail, ...others] = app().sandbox.inbox.mails(to('a'))
    expect(others).toEqual([])
    expect(mail?.text).toContain('does not see what you book')
    const code = /organisation\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const person = await makeClient(app())
    expect((await accept(person, code)).status).toBe(200)
    expect((await accept(await makeClient(app()), code)).code).toBe('invitationClosed')
  })

  test('of ten thousand rows is done at once; what is no table is refused in words', async () => {
    const firm = await managed({ seats: 20_000 })
    const tag = randomUUID().slice(0, 6)
    const rows = Array.from({ length: 10_000 }, (_, number) => `${number}${tag}@firm.example`)
    const sent = await sendTable(firm, rows.join('\n'))
    expect(sent.data?.invited).toBe(10_000)
    expect((await sendTable(firm, Buffer.from([0x89, 0x50, 0, 0]))).code).toBe('fileRefused')
    expect((await sendTable(firm)).code).toBe('fileRefused')
    await app().db.deleteFrom('organization_invitation').execute()
  })
})

describe('a manager', () => {
  test('sees members and totals; others and another organisation’s manager see nothing', async () => {
    const [firm, other] = [await managed(), await managed()]
    const person = await makeClient(app())
    await join(app(), firm.organizationId, person.uId)
    const members = await app().call(
      `GET ${place}/member`,
      { params: firm.params, query: {} },
      { as: firm.manager },
    )
    expect(members.data).toMatchObject([{ name: expect.stringContaining(' ') }])
    expect(Object.keys(members.data?.[0] ?? {}).sort()).toEqual(['joined_at', 'name', 'u_id'])
    for (const as of [person, other.manager]) {
      expect((await look(as, firm.organizationId)).status).toBe(404)
      const calls: Call[] = [`GET ${place}/member`, `GET ${place}/invitation`]
      for (const name of calls)
        expect(
          (await app().call(name as `GET ${typeof place}/member`, { params: firm.params, query: {} }, { as }))
            .status,
        ).toBe(404)
    }
    const memberId = members.data?.[0]?.u_id ?? ''
    const remove = (as: TestUser) =>
      app().call(`DELETE ${place}/member/{memberId}`, { params: { ...firm.params, memberId } }, { as })
    expect((await remove(other.manager)).status).toBe(404)
    expect((await remove(firm.manager)).status).toBe(200)
    expect((await mine(person))?.membership).toBeNull()
    const news = await app().call('GET /api/website/notification', { query: {} }, { as: person })
    expect(news.data?.[0]?.title).toContain('no longer pays for your sessions')
  })

  test('whose right is taken away is refused with the next call', async () => {
    const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
    const email = `${randomUUID()}@example.com`
    const { u_id: personId } = await makePerson(app(), { email })
    const person = await signIn(app(), personId)
    const params = { organizationId }
    const add = (as: TestUser, contact = email) =>
      app().call(
        'POST /api/staff/organization-desk/{organizationId}/manager',
        { params, body: { contact } },
        { as },
      )
    expect((await add(await makeStaff(app(), ['admin']))).code).toBe('stepUpRequired')
    expect((await add(await steppedUp(app(), await makeStaff(app(), ['finance'])))).status).toBe(403)
    expect((await add(admin, 'nobody@example.com')).code).toBe('personNotFound')
    expect((await add(admin)).data?.managers).toMatchObject([{ u_id: personId }])
    expect((await mine(person))?.manages).toMatchObject([{ organization_id: organizationId }])
    expect((await look(person, organizationId)).status).toBe(200)
    await app().call(
      'DELETE /api/staff/organization-desk/{organizationId}/manager/{personId}',
      { params: { ...params, personId } },
      { as: admin },
    )
    expect((await look(person, organizationId)).status).toBe(404)
  })

  test('sees rounded totals of closed months that enough people used, counted once', async () => {
    app().clock.set(new Date('2027-01-10T06:00:00Z'))
    const firm = await managed({ budgetPaise: 10_000_000 })
    const people = await Promise.all(Array.from({ length: 10 }, () => shop.client()))
    for (const person of people.slice(1)) await join(app(), firm.organizationId, person.uId)
    const late = people[0] as TestUser
    app().clock.set(new Date('2027-02-10T06:00:00Z'))
    await join(app(), firm.organizationId, late.uId)
    const book = async (person: TestUser) => {
      const as = await again(person)
      const orderId = await shop.order(as, { pricePaise: 100_000 })
      expect((await shop.start(as, orderId, { allowancePaise: 100_000 })).data?.outcome).toBe('paid')
      return orderId
    }
    const bookAll = async (some: TestUser[]) => {
      const orders: string[] = []
      for (const person of some) orders.push(await book(person))
      return orders
    }
    await bookAll(people.slice(1, 10))
    const monthsNow = async () =>
      (await look(await again(firm.manager), firm.organizationId)).data?.months ?? []
    expect((await monthsNow()).map(({ month }) => month)).not.toContain('2027-02')
    app().clock.set(new Date('2027-03-10T06:00:00Z'))
    // Nine people were members for all of February.
    expect((await monthsNow())[0]).toEqual({ month: '2027-02', totals: null })
    // Ten are in March, and one of them has a session; four others got theirs back.
    await book(late)
    for (const orderId of await bookAll(people.slice(1, 8))) await shop.refundWhole(orderId)
    app().clock.set(new Date('2027-04-10T06:00:00Z'))
    expect((await monthsNow())[0]).toEqual({ month: '2027-03', totals: null })
    const orders = await bookAll(people)
    app().clock.set(new Date('2027-05-10T06:00:00Z'))
    const [april] = await Promise.all([monthsNow(), monthsNow()])
    expect(april[0]).toMatchObject({ month: '2027-04', totals: { members: 10, rounded_to_paise: 1_200_000 } })
    expect([0, 1_200_000]).toContain(april[0]?.totals?.used_paise)
    expect(april[0]?.totals?.sessions).toBe(10)
    // Neither what went back, nor who left, nor another allowance lets it be seen from another side.
    for (const orderId of orders.slice(0, 3)) await shop.refundWhole(orderId)
    await app().call('POST /api/website/my-organization/leave', {}, { as: await again(late) })
    await app()
      .db.updateTable('organization')
      .set({ allowance_paise: 100 })
      .where('organization_id', '=', firm.organizationId)
      .execute()
    expect((await monthsNow())[0]).toEqual(april[0])
    expect(await shop.drift()).toBe(0)
  })
})
