import type { PracticeHours } from '@newyou/contract/care/appointments/hours'
import type { PageForm } from '@newyou/contract/care/healers/page'
import { describe, expect, test } from 'vitest'
import { makeDesk } from '../../testing/desk.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const app = useTestApp({ start: new Date('2026-11-22T23:30:00Z') })
const afternoon = '2026-11-24T09:30:00.000Z' // 15:00 in India

const byPhone = { asked_by: '', channel: 'phone' } as const
const read = (healer: TestHealer, as: TestUser) =>
  app().call('GET /api/staff/desk/healers/{healerId}/hours', { params: { healerId: healer.u_id } }, { as })
const change = (
  healer: TestHealer,
  as: TestUser | undefined,
  body: { version: string; hours: PracticeHours; asked_by: string; channel: 'phone' | 'counter' | 'message' },
) =>
  app().call(
    'PUT /api/staff/desk/healers/{healerId}/hours',
    { params: { healerId: healer.u_id }, body },
    { as },
  )
async function standing(healer: TestHealer, as: TestUser) {
  const { data } = await read(healer, as)
  if (!data) throw new Error('the healer has hours')
  return data
}
const mornings = (hours: PracticeHours): PracticeHours => ({
  ...hours,
  weekly: hours.weekly.map((one) => ({ ...one, to: '12:00' })),
})
const trail = (healer: TestHealer) =>
  app()
    .db.selectFrom('audit_entry')
    .select(['staff_id', 'action', 'changes', 'reason'])
    .where('resource', '=', 'healers')
    .where('record_id', '=', healer.u_id)
    .execute()
const newsOf = async (healer: TestHealer) => {
  const as = await signInHealer(app(), healer)
  return (await app().call('GET /api/website/notification', {}, { as })).data ?? []
}

describe('hours that a colleague changes because the healer asked', () => {
  test('are those of the healer’s own calls: booked sessions stay and are named, the trail says who asked, the healer is told', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const desk = await makeDesk(app(), [healer])
    const { u_id } = await bookAndPay(app(), client, healer, afternoon)
    const seen = await standing(healer, desk)
    const wanted = { ...mornings(seen.hours), leave: [{ from: '2026-12-24', to: '2026-12-26' }] }
    const { data } = await change(healer, desk, {
      version: seen.version,
      hours: wanted,
      asked_by: 'Her sister',
      channel: 'counter',
    })
    expect(data?.outside).toEqual([{ u_id, client_name: 'Ananya Kulkarni', starts_at: afternoon }])
    expect(data?.hours).toEqual(wanted)
    const as = await signInHealer(app(), healer)
    expect((await app().call('GET /api/practice/hours', {}, { as })).data).toEqual(wanted)
    const session = await app().call(
      'GET /api/practice/appointment/{appointmentId}',
      { params: { appointmentId: u_id } },
      { as },
    )
    expect(session.data?.state).toBe('confirmed')
    expect(await trail(healer)).toEqual([
      {
        staff_id: desk.uId,
        action: 'hours-for',
        reason: 'Her sister',
        changes: {
          channel: [null, 'counter'],
          leave: [[], wanted.leave],
          weekly: [seen.hours.weekly, wanted.weekly],
        },
      },
    ])
    const [news] = await newsOf(healer)
    expect(news).toMatchObject({
      title: 'We changed your working hours for you',
      description:
        'Her sister asked us for it in person. Your weekly hours are changed. Your leave is changed. One booked session is outside the new hours. It stays. If nobody asked for this, please tell us.',
    })
  })

  test('are refused as the healer would hear it, and where the healer or a colleague changed them meanwhile', async () => {
    const healer = await makeHealer(app())
    const desk = await makeDesk(app(), [healer])
    const { version, hours } = await standing(healer, desk)
    const backward = { ...hours, weekly: [{ weekday: 1, from: '18:00', to: '09:00' }] }
    expect(await change(healer, desk, { version, hours: backward, ...byPhone })).toMatchObject({
      status: 400,
      code: 'invalidInput',
      errors: { weekly: expect.any(String) },
    })
    const as = await signInHealer(app(), healer)
    await app().call('PUT /api/practice/hours', { body: { ...hours, notice_minutes: 120 } }, { as })
    expect(await change(healer, desk, { version, hours: mornings(hours), ...byPhone })).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    })
    expect((await standing(healer, desk)).hours).toEqual({ ...hours, notice_minutes: 120 })
    expect(await trail(healer)).toEqual([])
  })

  test('that are as they were write no line and tell nobody', async () => {
    const healer = await makeHealer(app())
    const desk = await makeDesk(app(), [healer])
    const { version, hours } = await standing(healer, desk)
    expect((await change(healer, desk, { version, hours, ...byPhone })).status).toBe(200)
    expect([await trail(healer), await newsOf(healer)]).toEqual([[], []])
  })

  test('are for administrators and for the front desk within its scope', async () => {
    const healer = await makeHealer(app())
    const other = await makeDesk(app(), [await makeHealer(app())])
    const admin = await makeStaff(app(), ['admin'])
    const { version, hours } = await standing(healer, admin)
    const body = { version, hours: mornings(hours), ...byPhone }
    for (const role of ['support', 'editor', 'finance'] as const)
      expect((await change(healer, await makeStaff(app(), [role]), body)).status, role).toBe(403)
    expect((await change(healer, other, body)).status).toBe(404)
    expect((await change(healer, await signInHealer(app(), healer), body)).status).toBe(403)
    expect((await change(healer, undefined, body)).status).toBe(401)
    expect((await change(healer, admin, body)).status).toBe(200)
  })
})

describe('the page that an administrator changes because the healer asked', () => {
  const pageOf = (healer: TestHealer, as: TestUser) =>
    app().call('GET /api/staff/healers/{healerId}/page', { params: { healerId: healer.u_id } }, { as })
  const save = (
    healer: TestHealer,
    as: TestUser | undefined,
    body: PageForm & { asked_by: string; channel: 'phone' },
  ) =>
    app().call('PUT /api/staff/healers/{healerId}/page', { params: { healerId: healer.u_id }, body }, { as })
  async function formOf(healer: TestHealer, as: TestUser): Promise<PageForm> {
    const { data } = await pageOf(healer, as)
    if (!data) throw new Error('a healer has a page')
    const { version, city, main_category, categories, languages, modes } = data
    const { topics, client_concerns, greeting } = data
    return {
      ...{ version, city, main_category, categories, languages, modes, topics, client_concerns, greeting },
      about: 'I listen first, and then we look at the week together.',
      price_rupees: data.price_paise / 100,
    }
  }

  test('changes its price at once and its text after the review, with the trail and a notice', async () => {
    const healer = await makeHealer(app(), { price_paise: 90_000 })
    const admin = await makeStaff(app(), ['admin'])
    const form = await formOf(healer, admin)
    const { data } = await save(healer, admin, { ...form, price_rupees: 800, city: 'Nashik', ...byPhone })
    expect(data).toMatchObject({
      price_paise: 80_000,
      city: 'Nashik',
      about: 'I listen first.',
      change: { about: form.about },
    })
    expect((await pageOf(healer, admin)).data).toEqual(data)
    expect(await trail(healer)).toEqual([
      {
        staff_id: admin.uId,
        action: 'page-for',
        reason: '',
        changes: {
          channel: [null, 'phone'],
          price_paise: [90_000, 80_000],
          city: ['Pune', 'Nashik'],
          about: ['I listen first.', form.about],
        },
      },
    ])
    const [news] = await newsOf(healer)
    expect(news?.description).toBe(
      'You asked us for it by phone. Your session price is now ₹800. It applies to new bookings. Your details are changed. Your new text is shown after our review. If nobody asked for this, please tell us.',
    )
    expect(await save(healer, admin, { ...form, ...byPhone })).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    })
  })

  test('is for administrators alone', async () => {
    const healer = await makeHealer(app())
    const form = { ...(await formOf(healer, await makeStaff(app(), ['admin']))), ...byPhone }
    const others = [
      await makeDesk(app(), [healer]),
      await makeStaff(app(), ['support', 'editor', 'finance']),
      await signInHealer(app(), healer),
    ]
    for (const as of others) {
      expect((await save(healer, as, form)).status).toBe(403)
      expect((await pageOf(healer, as)).status).toBe(403)
    }
    expect((await save(healer, undefined, form)).status).toBe(401)
  })
})
