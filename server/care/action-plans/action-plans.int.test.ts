import type { NewPlan } from '@newyou/contract/care/action-plans'
import { describe, expect, test } from 'vitest'
import { breathe, plansOf } from '../../testing/action-plans.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { people, makePair, write, written, today, past, answer, score, rung, at } = plansOf(app, start)

describe('writing', () => {
  test('a healer writes for a client with an appointment; the client is notified by bell and mail', async () => {
    const { client, practice, plan, of, email } = await written()
    expect(plan).toMatchObject({ state: 'running', client_name: 'Silver Neem', time_zone: 'Asia/Kolkata' })
    expect((await people.news(client))[0]).toMatchObject({
      title: 'Meera Rao wrote an action plan for you',
      front_end_path: 'my-action-plan',
      target_id: plan.u_id,
    })
    await app().drain()
    const letters = app()
      .sandbox.inbox.mails(email)
      .map(({ text }) => text)
    expect(letters.filter((text) => text.includes(`/my-action-plan/${plan.u_id}`))).toHaveLength(1)
    const mine = await app().call('GET /api/website/patient-action-plan', {}, { as: client })
    expect(mine).toMatchObject({ total: 1, data: [{ u_id: plan.u_id, healer: { full_name: 'Meera Rao' } }] })
    const one = await app().call('GET /api/website/patient-action-plan/{planId}', of, { as: client })
    expect(one.data?.actions).toEqual(plan.actions)
    const list = await app().call('GET /api/practice/action-plan', {}, { as: practice })
    expect(list).toMatchObject({ total: 1, data: [{ u_id: plan.u_id }] })
    const clients = await app().call('GET /api/practice/action-plan-client', {}, { as: practice })
    expect(clients.data).toMatchObject([{ client_name: 'Silver Neem' }])
  })

  test('no other healer may: another’s appointment is not found, a cancelled one is not enough', async () => {
    const both = await makePair()
    const stranger = await signInHealer(app(), await makeHealer(app()))
    expect((await write({ ...both, practice: stranger })).status).toBe(404)
    await people.cancel(both.client, both.appointmentId, 90_000)
    expect((await write(both)).status).toBe(403)
    const asClient = await write({ ...both, practice: both.client })
    expect(asClient.status).toBe(403)
  })

  test('what makes no sense is refused at its field; three plans are enough for one client', async () => {
    const both = await makePair()
    for (const [wrong, field] of [
      [{ ends_on: '2026-11-20' }, 'ends_on'],
      [{ ends_on: '2027-08-01' }, 'ends_on'],
      [{ starts_on: '2026-11-20' }, 'starts_on'],
      [{ actions: [] }, 'actions'],
      [{ actions: [{ ...breathe, at: '25:00' }] }, 'actions.0.at'],
    ] as const) {
      const refused = await write(both, wrong as Partial<NewPlan>)
      expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, [field]])
    }
    for (let count = 0; count < 3; count++) expect((await write(both)).status).toBe(201)
    expect(await write(both)).toMatchObject({ status: 409, code: 'plansFull' })
  })

  test('another person’s plan is not there, for neither role', async () => {
    const { plan, of } = await written()
    const stranger = await signIn(app(), (await makePerson(app())).u_id)
    const otherHealer = await signInHealer(app(), await makeHealer(app()))
    const body = { title: 'Mine', description: '', ends_on: '2026-12-01', actions: [breathe] }
    const reminder = await app()
      .db.selectFrom('action_reminder')
      .select('u_id')
      .where('plan_id', '=', plan.u_id)
      .executeTakeFirstOrThrow()
    const answers = await Promise.all([
      app().call('GET /api/website/patient-action-plan/{planId}', of, { as: stranger }),
      app().call('POST /api/website/patient-action-plan/{planId}/end', of, { as: stranger }),
      app().call(
        'PATCH /api/website/patient-action-plan/{planId}',
        { ...of, body: { time_zone: 'Europe/London' } },
        { as: stranger },
      ),
      app().call(
        'PATCH /api/website/notification-status/{actionPlanId}',
        { params: { actionPlanId: plan.u_id }, body: { is_notification_enabled: false } },
        { as: stranger },
      ),
      answer(stranger, reminder.u_id, true),
      app().call('GET /api/practice/action-plan/{planId}', of, { as: otherHealer }),
      app().call('PUT /api/practice/action-plan/{planId}', { ...of, body }, { as: otherHealer }),
      app().call('POST /api/practice/action-plan/{planId}/end', of, { as: otherHealer }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404))
    expect(await score(stranger)).toMatchObject({ due: 0 })
    const theirs = await app().call(
      'GET /api/practice/action-plan-score',
      { query: { start_date: '2026-11-21', end_date: '2026-11-30', patient_action_plan_u_id: plan.u_id } },
      { as: otherHealer },
    )
    expect(theirs.data).toMatchObject({ due: 0, percent: null })
    expect((await app().call('GET /api/practice/action-plan', {}, { as: stranger })).status).toBe(403)
  })
})

describe('changing and ending', () => {
  test('a change counts from now on; what was due keeps its words and its answer', async () => {
    const { client, practice, plan, of } = await written()
    await at('2026-11-21T13:00:00Z')
    const [first] = await today(client)
    await answer(client, first?.u_id ?? '', true)
    const [action] = plan.actions
    const body = {
      title: 'Mornings',
      description: '',
      ends_on: '2026-12-01',
      actions: [
        { ...breathe, ...action, title: 'Five breaths', at: '07:00' },
        { ...breathe, title: 'A walk', at: '19:30' },
      ],
    }
    expect(
      (await app().call('PUT /api/practice/action-plan/{planId}', { ...of, body }, { as: practice })).status,
    ).toBe(200)
    expect((await people.news(client))[0]?.title).toBe('Meera Rao changed your action plan')
    expect((await today(client)).map(({ title, answer: said }) => [title, said])).toEqual([
      ['Ten slow breaths', 'done'],
      ['A walk', null],
    ])
    await at('2026-11-22T13:00:00Z')
    expect((await today(client)).map(({ title, due_at: due }) => [title, due])).toEqual([
      ['Five breaths', '2026-11-22T01:30:00Z'],
      ['A walk', '2026-11-22T14:00:00Z'],
    ])
    // An action that is taken out leaves its past behind.
    await app().call(
      'PUT /api/practice/action-plan/{planId}',
      { ...of, body: { ...body, actions: [{ ...breathe, title: 'Rest' }] } },
      { as: practice },
    )
    expect((await past(client)).map(({ title }) => title)).toContain('Ten slow breaths')
  })

  test('either side ends it, the other is notified, and no more reminders come', async () => {
    const { client, practice, of } = await written()
    const ended = await app().call('POST /api/website/patient-action-plan/{planId}/end', of, { as: client })
    expect(ended.data).toMatchObject({ state: 'ended', ended_by: 'client' })
    expect((await people.news(practice))[0]).toMatchObject({
      title: 'Silver Neem stopped an action plan',
      front_end_path: 'practice/plans',
    })
    await at('2026-11-21T13:00:00Z')
    expect([await today(client), await rung(client)]).toEqual([[], []])
    const again = await app().call('POST /api/practice/action-plan/{planId}/end', of, { as: practice })
    expect(again).toMatchObject({ status: 409, code: 'notNow' })
    const second = await written()
    await app().call('POST /api/practice/action-plan/{planId}/end', second.of, { as: second.practice })
    expect((await people.news(second.client))[0]?.title).toBe('Meera Rao ended your action plan')
  })

  test('after its last day it has ended by itself', async () => {
    const { client, practice, of } = await written({ ends_on: '2026-11-21' })
    await at('2026-11-21T18:29:00Z')
    expect(
      (await app().call('GET /api/website/patient-action-plan/{planId}', of, { as: client })).data?.state,
    ).toBe('running')
    await at('2026-11-21T18:31:00Z')
    expect(
      (await app().call('GET /api/website/patient-action-plan/{planId}', of, { as: client })).data?.state,
    ).toBe('ended')
    const late = await app().call('POST /api/practice/action-plan/{planId}/end', of, { as: practice })
    expect(late.code).toBe('notNow')
  })
})
