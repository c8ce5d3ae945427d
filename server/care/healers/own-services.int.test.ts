import { describe, expect, test } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { addService, serviceForm } from '../../testing/services.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })

const mine = async (healer: TestHealer) => {
  const { data } = await app().call(
    'GET /api/practice/service',
    {},
    { as: await signInHealer(app(), healer) },
  )
  return data ?? []
}
const shown = async (healer: TestHealer) =>
  (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data

describe('a healer’s services', () => {
  test('begin with one of 45 minutes, which takes price and modes from the page', async () => {
    const healer = await makeHealer(app())
    expect(await mine(healer)).toMatchObject([
      { u_id: healer.u_id, is_first: true, name: 'Session', name_hi: 'सेशन', minutes: 45, price_rupees: null },
    ])
    const page = await shown(healer)
    expect(page).toMatchObject({ price_paise: 90_000, price_from_paise: null })
    expect(page?.services).toMatchObject([
      { u_id: healer.u_id, minutes: 45, price_paise: 90_000, modes: ['video', 'voice', 'chat'] },
    ])
  })

  test('say what a law limits in their words, and a text that stood before is not held against them', async () => {
    const healer = await makeHealer(app())
    const as = await signInHealer(app(), healer)
    const claimed = serviceForm({ description: 'A permanent cure for anxiety.' })
    expect(await app().call('POST /api/practice/service', { body: claimed }, { as })).toMatchObject({
      status: 400,
      errors: { description: expect.stringMatching(/^The law limits what these words claim/) },
    })
    expect(await mine(healer)).toHaveLength(1)
    const serviceId = await addService(app(), healer)
    await app()
      .db.updateTable('service')
      .set({ description: 'A permanent cure for anxiety.' })
      .where('u_id', '=', serviceId)
      .execute()
    const [, stood] = await mine(healer)
    const change = (name: string, description: string) =>
      app().call(
        'PUT /api/practice/service/{serviceId}',
        {
          params: { serviceId },
          body: { ...serviceForm({ name, description }), version: stood?.version ?? 0 },
        },
        { as },
      )
    expect(await change('A miracle', 'A permanent cure for anxiety.')).toMatchObject({
      errors: { name: expect.any(String) },
    })
    expect((await change('A long evening', 'A permanent cure for anxiety.')).status).toBe(200)
  })

  test('keep every value that the form can send', async () => {
    const healer = await makeHealer(app())
    const wanted = serviceForm({
      description: 'For two hours of work.',
      description_hi: 'दो घंटे के काम के लिए।',
      minutes: 120,
      break_before: 10,
      break_after: 20,
      start_step: 30,
      price_rupees: 2_400,
      modes: ['voice'],
      audience: 'known',
      notice_minutes: 2_880,
      horizon_days: 90,
      daily_cap: 1,
      state: 'draft',
    })
    const serviceId = await addService(app(), healer, wanted)
    const [, added] = await mine(healer)
    expect(added).toEqual({ ...wanted, u_id: serviceId, is_first: false, version: 1 })
    const plain = serviceForm({ name: 'Plain' })
    const { data } = await app().call(
      'PUT /api/practice/service/{serviceId}',
      { params: { serviceId }, body: { ...plain, version: 1 } },
      { as: await signInHealer(app(), healer) },
    )
    expect(data).toEqual({ ...plain, u_id: serviceId, is_first: false, version: 2 })
    expect((await mine(healer))[1]).toEqual(data)
  })

  test('are shown in the healer’s order, without drafts, retired ones and those by link', async () => {
    const healer = await makeHealer(app())
    const [long, short] = [
      await addService(app(), healer),
      await addService(app(), healer, { name: 'Short talk', minutes: 20, price_rupees: 400 }),
    ]
    await addService(app(), healer, { state: 'draft' })
    await addService(app(), healer, { state: 'retired' })
    const byLink = await addService(app(), healer, { audience: 'link', price_rupees: 1 })
    const as = await signInHealer(app(), healer)
    const standing = (await mine(healer)).filter(({ state }) => state !== 'retired').map(({ u_id }) => u_id)
    const order = [short, healer.u_id, ...standing.filter((id) => id !== short && id !== healer.u_id)]
    const ordered = await app().call('PUT /api/practice/service-order', { body: { services: order } }, { as })
    expect(ordered.data?.map(({ u_id }) => u_id).slice(0, order.length)).toEqual(order)
    const page = await shown(healer)
    expect(page?.services.map(({ u_id }) => u_id)).toEqual([short, healer.u_id, long])
    expect(page?.price_from_paise).toBe(40_000)
    const { data } = await app().call('GET /api/website/healer-service/{serviceId}', {
      params: { serviceId: byLink },
    })
    expect(data).toMatchObject({ u_id: byLink, healer_u_id: healer.u_id, price_paise: 100, audience: 'link' })
    const wrong = { body: { services: [short, short] } }
    expect(await app().call('PUT /api/practice/service-order', wrong, { as })).toMatchObject({ status: 400 })
  })

  test('are changed by their healer alone, from the version that was read', async () => {
    const [healer, other] = [await makeHealer(app()), await makeHealer(app())]
    const serviceId = await addService(app(), healer)
    const body = { ...serviceForm({ name: 'Mine now' }), version: 1 }
    const change = async (as: Awaited<ReturnType<typeof signInHealer>>, version = 1) =>
      app().call(
        'PUT /api/practice/service/{serviceId}',
        { params: { serviceId }, body: { ...body, version } },
        { as },
      )
    expect(await change(await signInHealer(app(), other))).toMatchObject({ status: 404 })
    expect(await change(await makeClient(app()))).toMatchObject({ status: 403 })
    const me = await signInHealer(app(), healer)
    expect((await change(me)).data).toMatchObject({ name: 'Mine now', version: 2 })
    expect(await change(me)).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  })

  test('refuse what no session can be', async () => {
    const as = await signInHealer(app(), await makeHealer(app()))
    for (const [field, wrong] of Object.entries({
      minutes: [10, 245, 47],
      break_after: [-5, 125, 7],
      price_rupees: [-1, 50_001, 1.5],
      name: ['', 'x'.repeat(81)],
      modes: [[], ['letter']],
      daily_cap: [0, 25],
      horizon_days: [0, 366],
    }))
      for (const value of wrong) {
        const answer = await app().call(
          'POST /api/practice/service',
          { body: { ...serviceForm(), [field]: value } as never },
          { as },
        )
        expect(answer, `${field} ${value}`).toMatchObject({ status: 400, code: 'invalidInput' })
        expect(
          Object.keys(answer.errors ?? {}).some((name) => name.startsWith(field)),
          field,
        ).toBe(true)
      }
  })

  test('have a first one that is named and described, and cannot be made another', async () => {
    const healer = await makeHealer(app())
    const as = await signInHealer(app(), healer)
    const words = {
      name: 'Counselling',
      name_hi: 'परामर्श',
      description: 'We talk.',
      description_hi: 'हम बात करते हैं।',
    }
    const { data } = await app().call(
      'PUT /api/practice/first-service',
      { body: { ...words, version: 1 } },
      { as },
    )
    expect(data).toMatchObject({ ...words, minutes: 45, is_first: true, version: 2 })
    const other = { params: { serviceId: healer.u_id }, body: { ...serviceForm(), version: 2 } }
    expect(await app().call('PUT /api/practice/service/{serviceId}', other, { as })).toMatchObject({
      status: 404,
    })
  })
})
