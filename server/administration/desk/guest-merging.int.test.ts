import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { child, guestsOf } from '../../testing/guests.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
let at: Awaited<ReturnType<typeof makeHealerAtPlace>>
let desk: TestUser
beforeAll(async () => {
  at = await makeHealerAtPlace(app())
  desk = await makeDesk(app(), [at.healer])
})
beforeEach(() => app().clock.set(start))
const { booked, look, claim } = guestsOf(app, () => ({ desk, ...at }))

const sendOtp = async (token: string) => {
  const device_id = `device-${randomUUID()}`
  const { data } = await app().call('POST /api/website/guest-claim/{token}/otp', {
    params: { token },
    body: { device_id },
  })
  return { device_id, challenge_u_id: data?.challenge_u_id ?? '' }
}
interface Proofs {
  device_id: string
  challenge_u_id: string
  otp: string
  code: string
}
const send = (as: TestUser | undefined, token: string, body: Proofs) =>
  app().call('POST /api/website/guest-claim/{token}/merge', { params: { token }, body }, as ? { as } : {})
async function merge(as: TestUser, guest: { token: string; mobile: string; code: string }) {
  const sent = await sendOtp(guest.token)
  return send(as, guest.token, { ...sent, otp: await app().otpFor(guest.mobile), code: guest.code })
}
const own = async (as: TestUser) =>
  (await app().call('GET /api/website/appointment', { query: {} }, { as })).data?.map(({ u_id }) => u_id)
const guestStands = async (personId: string) =>
  (await app().db.selectFrom('person').select('state').where('u_id', '=', personId).executeTakeFirst())?.state
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('a client who adds a guest’s session to their account', () => {
  test('gets session, order and drafts of notes, and the guest is gone', async () => {
    const guest = await booked()
    const guestId = guest.session.client.u_id
    await app()
      .db.insertInto('client_note')
      .values({
        u_id: randomUUID(),
        healer_id: at.healer.u_id,
        client_id: guestId,
        sealed_text: 'v1.key.words',
        created_at: app().clock.now(),
        updated_at: app().clock.now(),
      })
      .execute()
    const client = await makeClient(app())
    expect(await merge(client, guest)).toMatchObject({ status: 200, data: { is: 'mine' } })
    expect(await own(client)).toEqual([guest.session.u_id])
    expect(await guestStands(guestId)).toBeUndefined()
    const orderId = guest.session.order_u_id ?? ''
    const order = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId } },
      { as: client },
    )
    expect(order.data).toMatchObject({ state: 'open' })
    const note = await app()
      .db.selectFrom('client_note')
      .select('u_id')
      .where('client_id', '=', client.uId)
      .execute()
    expect(note).toHaveLength(1)
    const kept = await app()
      .db.selectFrom('guest_merge')
      .selectAll()
      .where('guest_id', '=', guestId)
      .execute()
    expect(kept).toMatchObject([{ person_id: client.uId }])
    // The desk sees the session as before, now with the client who has it.
    const { data: shown } = await app().call(
      'GET /api/staff/desk/sessions/{appointmentId}',
      { params: { appointmentId: guest.session.u_id } },
      { as: desk },
    )
    expect(shown?.client).toMatchObject({ u_id: client.uId, guest: null })
    // Whose contacts are, the booking does not tell.
    expect(
      await app().call(
        'POST /api/staff/desk/clients/{personId}/reveal',
        { params: { personId: client.uId } },
        { as: desk },
      ),
    ).toMatchObject({ status: 404 })
  })

  test('may be the one whose account has proven the number meanwhile', async () => {
    const guest = await booked()
    const client = await makeClient(app(), { mobile: guest.mobile })
    expect(await claim(guest.token, guest.mobile, guest.code)).toMatchObject({ code: 'contactTaken' })
    expect(await merge(client, guest)).toMatchObject({ status: 200 })
    expect(await own(client)).toEqual([guest.session.u_id])
  })
})

describe('nobody takes a guest’s session', () => {
  test('by the number alone, without the link, the code, an OTP to that number, or a client’s log-in', async () => {
    const guest = await booked()
    const other = await booked()
    const client = await makeClient(app(), { mobile: guest.mobile })
    const sent = await sendOtp(guest.token)
    const otp = await app().otpFor(guest.mobile)
    const proofs = { ...sent, otp, code: guest.code }
    expect(await send(client, 'x'.repeat(32), proofs)).toMatchObject({
      status: 404,
      code: 'guestLinkUnknown',
    })
    expect(await send(client, guest.token, { ...proofs, code: wrong(guest.code) })).toMatchObject({
      code: 'guestCodeWrong',
    })
    expect(await send(client, guest.token, { ...proofs, otp: wrong(otp).padStart(6, '0') })).toMatchObject({
      code: 'otpWrong',
    })
    // The OTP of another guest’s number.
    const theirs = await sendOtp(other.token)
    const theirOtp = await app().otpFor(other.mobile)
    expect(await send(client, guest.token, { ...proofs, ...theirs, otp: theirOtp })).toMatchObject({
      code: 'otpWrong',
    })
    expect(await send(undefined, guest.token, proofs)).toMatchObject({ status: 401 })
    expect(await send(desk, guest.token, proofs)).toMatchObject({ status: 403 })
    const healer = await signIn(app(), at.healer.person_id, 'healer')
    expect(await send(healer, guest.token, proofs)).toMatchObject({ status: 403 })
    expect(await own(client)).toEqual([])
    expect(await guestStands(guest.session.client.u_id)).toBe('guest')
  })

  test('by trying codes: after five the link is closed for a merge too', async () => {
    const guest = await booked()
    const client = await makeClient(app())
    const sent = await sendOtp(guest.token)
    const otp = await app().otpFor(guest.mobile)
    for (let tries = 0; tries < 5; tries++)
      expect(await send(client, guest.token, { ...sent, otp, code: wrong(guest.code) })).toMatchObject({
        code: 'guestCodeWrong',
      })
    expect(await send(client, guest.token, { ...sent, otp, code: guest.code })).toMatchObject({
      code: 'guestLinkClosed',
    })
    expect((await look(guest.token)).data).toEqual({ is: 'closed' })
  })

  test('twice: of two at once one has it', async () => {
    const guest = await booked()
    const [one, two] = [await makeClient(app()), await makeClient(app())]
    const [first, second] = [await sendOtp(guest.token), await sendOtp(guest.token)]
    const otps = await app().otpFor(guest.mobile)
    const answers = await Promise.all([
      send(one, guest.token, { ...first, otp: otps, code: guest.code }),
      send(two, guest.token, { ...second, otp: otps, code: guest.code }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([...((await own(one)) ?? []), ...((await own(two)) ?? [])]).toEqual([guest.session.u_id])
  })

  test('of a child, of whom more is kept, or who meets a healer that they may not', async () => {
    const young = await booked(child)
    const client = await makeClient(app())
    expect(await merge(client, young)).toMatchObject({ status: 409, code: 'notNow' })
    expect(await own(client)).toEqual([])

    const guest = await booked()
    const guestId = guest.session.client.u_id
    await app()
      .db.insertInto('ledger_account')
      .values({ kind: 'wallet', asset: 'INR', owner_id: guestId, floor: 0 })
      .execute()
    expect(await merge(client, guest)).toMatchObject({ status: 409, code: 'guestHasMore' })
    expect(await own(client)).toEqual([])
    expect(await guestStands(guestId)).toBe('guest')
    // Nothing was done by half: the link is still open.
    expect((await look(guest.token)).data).toMatchObject({ is: 'open' })

    const another = await booked()
    await app()
      .db.insertInto('person_block')
      .values({
        u_id: randomUUID(),
        person_id: at.healer.person_id,
        blocked_id: client.uId,
        known_as: 'Somebody',
        created_at: start,
      })
      .execute()
    expect(await merge(client, another)).toMatchObject({ code: 'blocked' })
    expect(await own(client)).toEqual([])
  })

  test('while they are somewhere else at that time', async () => {
    const guest = await booked()
    const other = await makeHealerAtPlace(app())
    const client = await makeClient(app())
    const { data } = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          healer_u_id: other.healer.u_id,
          service_u_id: other.serviceId,
          starts_at: guest.session.starts_at,
          mode: 'video',
          description: 'I sleep badly.',
        },
      },
      { as: client },
    )
    expect(data?.u_id).toEqual(expect.any(String))
    expect(await merge(client, guest)).toMatchObject({ status: 409, code: 'clientBusy' })
    expect(await guestStands(guest.session.client.u_id)).toBe('guest')
  })
})
