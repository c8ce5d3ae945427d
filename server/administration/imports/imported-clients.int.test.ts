import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveryQueue } from '../../foundation/notifications/delivery.ts'
import { type Channel, createMessages } from '../../messages/index.ts'
import { days } from '../../platform/clock.ts'
import { importsOf } from '../../testing/imports.ts'
import { freshMobile, logIn, tryToRegister } from '../../testing/people.ts'
import { makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(() => app().clock.set(start))
const { apply, undo, ask, one, tried } = importsOf(app, () => admin)

const freshEmail = () => `imported-${randomUUID()}@example.com`
const table = (...rows: string[][]) => ['Name,Phone,Email', ...rows.map((row) => row.join(','))].join('\n')
const person = (contact: string) =>
  app()
    .db.selectFrom('person')
    .selectAll()
    .where(contact.includes('@') ? 'email' : 'phone', '=', contact)
    .executeTakeFirst()

/** One imported client with these contacts. */
async function imported(name: string, mobile: string, email: string) {
  const { u_id: id } = await tried(table([name, mobile, email]))
  expect((await apply(id)).data?.counts).toMatchObject({ added: 1 })
  const made = await person(email || mobile)
  if (!made) throw new Error('nobody was imported')
  return { id, personId: made.u_id }
}
const heardAt = async (mobile: string, email: string) => {
  await app().drain()
  // What that wrote is sent by another queue.
  await app().drain()
  const { inbox } = app().sandbox
  return [...inbox.mails(email).map(({ text }) => text), ...inbox.sms(mobile).map(({ text }) => text)]
}

describe('an imported client', () => {
  test('is sent no message of any kind before a yes', async () => {
    const [mobile, email] = [freshMobile(), freshEmail()]
    const { personId } = await imported('Asha Rao', mobile, email)
    const messages = createMessages()
    const channels: (Channel | 'push')[] = ['mail', 'sms', 'whatsapp', 'push']
    const { jobs } = app().app.platform
    const all = messages.keys().flatMap((message) => channels.map((channel) => ({ message, channel })))
    await jobs.sendMany(
      app().db,
      deliveryQueue,
      all.map((one) => ({
        data: { ...one, key: `${one.channel} ${one.message}`, personId, about: null, parameters: {} },
        key: `${personId} ${one.channel} ${one.message}`,
        afterSeconds: 0,
      })),
    )
    expect(all.length).toBeGreaterThan(400)
    expect(await heardAt(mobile, email)).toEqual([])
    const sent = await app()
      .db.selectFrom('message_sent')
      .select('key')
      .where('person_id', '=', personId)
      .execute()
    expect(sent).toEqual([])
    expect((await logIn(app(), mobile)).answer.data).toMatchObject({ outcome: 'not-registered' })
  })

  test('is found among the clients by colleagues, marked, and goes with the import', async () => {
    const [mobile, email] = [freshMobile(), freshEmail()]
    const { id, personId } = await imported('Yashodhara Rao', mobile, email)
    const support = await makeStaff(app(), ['support'])
    const find = async (search: string) =>
      (await app().call('GET /api/staff/clients', { query: { search } }, { as: support })).data
    for (const search of ['yashodhara', mobile, email])
      expect(await find(search)).toMatchObject([{ u_id: personId, is_imported: true }])
    const { data } = await app().call(
      'GET /api/staff/clients/{personId}',
      { params: { personId } },
      { as: support },
    )
    expect(data).toMatchObject({ name: 'Yashodhara Rao', is_imported: true, mobile_verified: false })
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 1 })
    expect(await find('yashodhara')).toEqual([])
  })

  test('is asked once, by a press, and says yes by the name that the practice knows', async () => {
    const [mobile, email] = [freshMobile(), freshEmail()]
    const { id, personId } = await imported('Asha Rao', mobile, email)
    expect(await heardAt(mobile, email)).toEqual([])
    expect((await ask(id)).data).toEqual({ asked: 1 })
    expect((await ask(id)).data).toEqual({ asked: 0 })
    const heard = await heardAt(mobile, email)
    expect(heard).toHaveLength(1)
    expect(withoutChance(heard[0])).not.toMatch(/Asha|Rao|session|heal/i)
    const token = heard[0]?.match(/\/welcome\/([\w-]+)/)?.[1] ?? ''
    const at = { params: { token } }
    const look = async () => (await app().call('GET /api/website/imported-client/{token}', at)).data
    expect(await look()).toEqual({ is: 'open' })
    const yes = (first_name: string) =>
      app().call('POST /api/website/imported-client/{token}', {
        ...at,
        body: { first_name, accepts_terms: true },
      })
    expect(await yes('Ravi')).toMatchObject({ status: 400, code: 'importedNameWrong' })
    expect(await yes('  ASHA ')).toMatchObject({ status: 200 })
    expect(await look()).toEqual({ is: 'closed' })
    expect((await yes('Asha')).code).toBe('importedLinkClosed')
    expect(await person(email)).toMatchObject({ u_id: personId, state: 'active', phone_verified_at: null })
    expect(await one(id)).toMatchObject({ clients: { asked: 0, yes: 1, no: 0, to_ask: 0 } })
    // What has an account is kept.
    expect((await undo(id)).data).toMatchObject({ counts: { kept: 1, removed: 0 } })
    expect(await signIn(app(), personId)).toMatchObject({ uId: personId })
  })

  test('by five wrong names the link closes, and a no deletes the contacts at once', async () => {
    const mobile = freshMobile()
    const { id, personId } = await imported('Asha Rao', mobile, '')
    await ask(id)
    const token = (await heardAt(mobile, '-'))[0]?.match(/\/welcome\/([\w-]+)/)?.[1] ?? ''
    const at = { params: { token } }
    const yes = (first_name: string) =>
      app().call('POST /api/website/imported-client/{token}', {
        ...at,
        body: { first_name, accepts_terms: true },
      })
    for (let tries = 0; tries < 5; tries += 1) expect((await yes('Ravi')).code).toBe('importedNameWrong')
    expect((await yes('Asha')).code).toBe('importedLinkClosed')
    const no = () => app().call('POST /api/website/imported-client/{token}/no', at)
    expect((await no()).status).toBe(200)
    expect((await no()).code).toBe('importedLinkClosed')
    const { phone, state } = await app()
      .db.selectFrom('person')
      .select(['phone', 'state'])
      .where('u_id', '=', personId)
      .executeTakeFirstOrThrow()
    expect([phone, state]).toEqual([null, 'imported'])
    expect((await one(id))?.clients).toMatchObject({ no: 1 })
    const unknown = await app().call('GET /api/website/imported-client/{token}', {
      params: { token: 'x'.repeat(32) },
    })
    expect(unknown.code).toBe('importedLinkUnknown')
  })

  test('is the same person when they register with the same number and first name, and another with another name', async () => {
    const [mobile, second] = [freshMobile(), freshMobile()]
    const [known, unknown] = [await imported('Asha Rao', mobile, ''), await imported('Ravi Iyer', second, '')]
    app().clock.advance(days(2))
    const { answer } = await tryToRegister(app(), { mobile, firstName: 'Asha' })
    expect(answer.data?.u_id).toBe(known.personId)
    expect((await person(mobile))?.created_at).toEqual(app().clock.now())
    const other = await tryToRegister(app(), { mobile: second, firstName: 'Kiran' })
    expect(other.answer.status).toBe(201)
    expect(other.answer.data?.u_id).not.toBe(unknown.personId)
    admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    expect((await one(known.id))?.clients).toMatchObject({ yes: 1, to_ask: 0 })
    expect((await one(unknown.id))?.clients).toMatchObject({ yes: 0, to_ask: 1 })
  })

  test('counts as registered, and is told to other systems, only from the yes on', async () => {
    const { personId } = await imported('Asha Rao', freshMobile(), freshEmail())
    const told = async () =>
      (await app().db.selectFrom('outgoing_event').select('kind').where('subject', '=', personId).execute())
        .length
    const reported = async () =>
      (
        await sql<{
          changes: number
        }>`select count(*)::int as changes from report_change where report = 'first-sessions'`.execute(
          app().db,
        )
      ).rows[0]?.changes
    const before = await reported()
    await app().app.modules.imports.sweep()
    expect(await told()).toBe(0)
    await app().db.updateTable('person').set({ state: 'active' }).where('u_id', '=', personId).execute()
    expect(await reported()).toBe((before ?? 0) + 1)
  })
})
