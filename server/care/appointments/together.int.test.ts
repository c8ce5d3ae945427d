import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { signInHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { togetherOf } from '../../testing/together.ts'

// Saturday, 11:30 in India; sessions are on Monday of the week after next, 9:00.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const of = appointmentsOf(app)
const together = togetherOf(app)
const privacy = privacyOf(app)
beforeEach(() => app().clock.set(start))

const { again, mine: mineOf, passTo: endAt, titles, view } = together
const proved = async () =>
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
const ended = 'This session will not take place together'

describe('a session together that one pays', () => {
  test('is asked after it was paid, without names, and stands once all have said yes', async () => {
    const session = await together.asked({ others: 2 })
    const { booker, invited, u_id, healer } = session
    const asHealer = await signInHealer(app(), healer)
    expect(await view(booker.client, u_id)).toMatchObject({ state: 'confirmed', is_together: true })
    const mine = await mineOf(booker.client, u_id)
    expect(mine).toMatchObject({ is_booker: true, state: 'asking', people: 3, rest_paise: 0 })
    expect(mine?.invited.map(({ is_in }) => is_in)).toEqual([false, false])
    await app().drain()
    const [first] = invited
    const sms =
      app()
        .sandbox.inbox.sms(first?.contact ?? '')
        .at(-1)?.text ?? ''
    expect(sms).toContain(mine?.invited.find(({ contact }) => contact === first?.contact)?.code ?? '-')
    const companions = await together.allIn(session)
    for (const { client, u_id: own } of companions) {
      expect(await view(client, own)).toMatchObject({
        state: 'confirmed',
        price_paise: 0,
        order_u_id: null,
        room_u_id: u_id,
        description: 'I have words of my own.',
      })
      expect(await mineOf(client, own)).toMatchObject({ is_booker: false, state: 'standing', invited: [] })
      expect(await titles(client)).toContain('Your session takes place together')
    }
    expect(await titles(asHealer, 'healer')).toContain('A session together takes place')
    const { clients } = (await together.clients(asHealer, u_id)) ?? {}
    expect(clients).toHaveLength(3)
    const { data: list } = await app().call(
      'GET /api/practice/appointment',
      { query: { from: '2026-11-29T00:00:00Z', to: '2026-12-05T00:00:00Z' } },
      { as: asHealer },
    )
    expect(list).toMatchObject([{ u_id, companions: [expect.any(String), expect.any(String)] }])
  })

  test('shows more than its number only to the person with that contact', async () => {
    const { invited, booker } = await together.asked()
    const token = await together.tokenOf(invited[0]?.contact ?? '')
    const stranger = await makeClient(app())
    expect((await together.look(token)).data).toMatchObject({ needs: 'log-in', session: null })
    expect((await together.look(token, stranger)).data).toMatchObject({ needs: 'contact', session: null })
    expect((await together.look(token, booker.client)).data).toMatchObject({
      needs: 'contact',
      session: null,
    })
    expect((await together.yes(stranger, token)).code).toBe('invitationUnknown')
    expect((await together.look(token, invited[0]?.client)).data).toMatchObject({
      state: 'open',
      needs: 'nothing',
      session: { people: 2, share_paise: 0 },
    })
    expect((await together.look('x'.repeat(32))).code).toBe('invitationUnknown')
  })

  test('tells nobody of a no: the one who booked chooses at the last moment, or it ends for all', async () => {
    const session = await together.asked({ others: 2 })
    const { booker, invited, u_id } = session
    const [one, two] = invited.map(({ client, contact }) => ({ client, contact }))
    if (!one || !two) throw new Error('two were invited')
    const before = await titles(booker.client)
    expect((await together.no(await together.tokenOf(one.contact))).status).toBe(200)
    const { data: joined } = await together.yes(two.client, await together.tokenOf(two.contact))
    expect(await titles(booker.client)).toEqual(before)
    const mine = await mineOf(booker.client, u_id)
    expect(mine?.invited.map(({ is_in }) => is_in).sort()).toEqual([false, true])
    await endAt(new Date(start.getTime() + hours(24) + minutes(1)))
    expect(await titles(booker.client)).toContain('Please choose how your session goes on')
    expect(await mineOf(booker.client, u_id)).toMatchObject({ can_go_ahead: true, rest_paise: 0 })
    expect((await together.goAhead(await again(booker.client), u_id)).data).toEqual({ order_u_id: null })
    await endAt(new Date(start.getTime() + days(2)))
    expect(await view(two.client, joined?.u_id ?? '')).toMatchObject({ state: 'confirmed' })
    expect(await mineOf(booker.client, u_id)).toMatchObject({ state: 'standing', people: 2 })
    // The link of the one who said no leads nowhere any more.
    expect(
      (await together.yes(await again(one.client), await together.tokenOf(one.contact))).status,
    ).not.toBe(200)
  })

  test('ends by silence, or where too few said yes, with everything refunded', async () => {
    const session = await together.asked({ others: 1, least: 2 })
    const { booker, u_id } = session
    await endAt(new Date(start.getTime() + hours(24) + minutes(1)))
    expect(await titles(booker.client)).not.toContain('Please choose how your session goes on')
    expect(await view(booker.client, u_id)).toMatchObject({ state: 'confirmed' })
    await endAt(new Date('2026-11-22T07:00:30Z'))
    expect(await view(booker.client, u_id)).toMatchObject({
      state: 'cancelled',
      payment_state: 'refunded',
      refunded_paise: 100_100,
    })
    expect(await titles(booker.client)).toContain(ended)
    await proved()
  })
})

describe('withdrawing', () => {
  test.each(['booker', 'companion', 'healer'] as const)(
    'by the %s ends it for all at a full hour, in one wording, refunded whole',
    async (who) => {
      const session = await together.asked({ isSplit: true })
      const { booker, u_id, healer } = session
      const [companion] = await together.allIn(session)
      if (!companion) throw new Error('one is in')
      const asHealer = await signInHealer(app(), healer)
      // Late enough that a session alone would keep half.
      const at = new Date('2026-11-29T10:20:00Z')
      app().clock.set(at)
      if (who === 'healer')
        expect((await of.healerCancel(await signIn(app(), asHealer.uId, 'healer'), u_id)).status).toBe(200)
      else {
        const [as, id] = who === 'booker' ? [booker.client, u_id] : [companion.client, companion.u_id]
        const { data } = await of.preview(await again(as), id)
        expect(data).toMatchObject({ refund_percent: 100, refund_paise: 50_050 })
        expect((await of.cancel(await again(as), id, 50_050)).status).toBe(200)
        expect(await mineOf(as, id)).toMatchObject({ leaving_at: '2026-11-29T11:00:00.000Z' })
      }
      // Until then nothing has changed for the others.
      for (const [as, id] of [
        [booker.client, u_id],
        [companion.client, companion.u_id],
      ] as const) {
        expect(await view(as, id)).toMatchObject({ state: 'confirmed' })
        expect(await titles(as)).not.toContain(ended)
      }
      await endAt(new Date('2026-11-29T11:00:00Z'))
      const seen = []
      for (const [as, id] of [
        [booker.client, u_id],
        [companion.client, companion.u_id],
      ] as const) {
        const { state, cancelled_by, payment_state, refunded_paise } = (await view(as, id)) ?? {}
        seen.push({ state, cancelled_by, payment_state, refunded_paise })
        expect((await of.news(await again(as))).find(({ title }) => title === ended)?.text).toContain(
          'will not take place together',
        )
      }
      expect(seen).toEqual(
        Array(2).fill({
          state: 'cancelled',
          cancelled_by: 'client',
          payment_state: 'refunded',
          refunded_paise: 50_050,
        }),
      )
      expect(await titles(asHealer, 'healer')).toContain(ended)
      await proved()
    },
  )

  test('leaves the time free for others', async () => {
    const session = await together.asked()
    const [companion] = await together.allIn(session)
    if (!companion) throw new Error('one is in')
    await of.cancel(companion.client, companion.u_id, 0)
    await endAt(new Date(start.getTime() + hours(1)))
    const other = await makeClient(app())
    const again = await together.book(other, session.healer.u_id, session.serviceId, [session.booker.contact])
    expect(again.status).toBe(201)
  })
})

test('a note about a session together stands in the file of each, is of neither’s copy, and is handed over with none', async () => {
  const session = await together.asked()
  const [companion] = await together.allIn(session)
  const asHealer = await signInHealer(app(), session.healer)
  const sections = [{ heading: '', text: 'They listen to each other.' }]
  const note = { u_id: randomUUID(), template: 'free' as const, sections, is_together: true }
  const at = (appointmentId: string) => ({ params: { appointmentId } })
  const written = await app().call(
    'POST /api/practice/client/{appointmentId}/note',
    { ...at(session.u_id), body: note },
    { as: asHealer },
  )
  expect(written).toMatchObject({ status: 201, data: { is_together: true } })
  const own = { ...note, u_id: randomUUID(), is_together: false }
  await app().call(
    'POST /api/practice/client/{appointmentId}/note',
    { ...at(session.u_id), body: own },
    { as: asHealer },
  )
  const notesIn = async (id: string) =>
    (await app().call('GET /api/practice/client/{appointmentId}/note', at(id), { as: asHealer })).data?.map(
      ({ u_id }) => u_id,
    )
  expect((await notesIn(session.u_id))?.toSorted()).toEqual([note.u_id, own.u_id].toSorted())
  expect(await notesIn(companion?.u_id ?? '')).toEqual([note.u_id])
  const page = await app().call('GET /api/practice/client/{appointmentId}', at(companion?.u_id ?? ''), {
    as: asHealer,
  })
  expect(page.data).toMatchObject({ notes: 1, has_together: true })
  // It goes with the account of either.
  await app().call(
    'POST /api/practice/client-note/{noteId}/signature',
    { params: { noteId: note.u_id }, body: { version: 1 } },
    { as: asHealer },
  )
  await of.cancel(companion?.client as TestUser, companion?.u_id ?? '', 0)
  await endAt(new Date(start.getTime() + hours(2)))
  const leaving = await again(companion?.client as TestUser)
  expect((await privacy.remove(leaving, true)).status).toBe(201)
  app().clock.set(new Date(start.getTime() + days(16)))
  await privacy.eraseDue()
  const { rows } = await sql`select u_id from client_note where u_id in (${note.u_id}, ${own.u_id})`.execute(
    app().db,
  )
  expect(rows).toEqual([{ u_id: own.u_id }])
})
