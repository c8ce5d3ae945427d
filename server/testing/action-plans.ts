import type { NewPlan } from '@newyou/contract/care/action-plans'
import { beforeEach } from 'vitest'
import { appointmentsOf } from './appointments.ts'
import { makeHealer, signInHealer } from './healers.ts'
import { bookAndPay } from './sessions-paid.ts'
import { makePerson, signIn } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

export const breathe = { title: 'Ten slow breaths', how_to: 'By the window.', weekdays: [], at: '18:30' }

/** Action-plan calls of healers and clients over HTTP, from a start time common to all tests. */
export function plansOf(app: () => TestApp, start: Date) {
  const people = appointmentsOf(app)
  /** Users signed in by this test: sessions end as the clock advances. */
  const signedIn: { who: TestUser; role: 'client' | 'healer' }[] = []
  beforeEach(() => {
    app().clock.set(start)
    signedIn.length = 0
  })

  /** A healer and a client who have an appointment, on a Monday. */
  async function makePair(zone = 'Asia/Kolkata') {
    const person = await makePerson(app(), { timeZone: zone })
    const client = await signIn(app(), person.u_id)
    const healer = await makeHealer(app())
    const { u_id: appointmentId } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')
    const practice = await signInHealer(app(), healer)
    signedIn.push({ who: client, role: 'client' }, { who: practice, role: 'healer' })
    return { client, practice, appointmentId, email: person.email ?? '' }
  }
  type Pair = Awaited<ReturnType<typeof makePair>>

  const write = (
    { practice, appointmentId }: Pick<Pair, 'practice' | 'appointmentId'>,
    given: Partial<NewPlan> = {},
  ) =>
    app().call(
      'POST /api/practice/action-plan',
      {
        body: {
          appointment_u_id: appointmentId,
          title: 'Evenings without hurry',
          description: 'Small things, at their own time.',
          starts_on: '2026-11-21',
          ends_on: '2026-12-20',
          actions: [breathe],
          ...given,
        },
      },
      { as: practice },
    )

  return {
    people,
    makePair,
    write,
    /** The same two with a plan. */
    async written(given: Partial<NewPlan> = {}, zone?: string) {
      const both = await makePair(zone)
      const { data, message } = await write(both, given)
      if (!data) throw new Error(`the plan was not written: ${message}`)
      return { ...both, plan: data, of: { params: { planId: data.u_id } } }
    },
    today: async (as: TestUser) =>
      (await app().call('GET /api/website/action-plan-today', {}, { as })).data ?? [],
    past: async (as: TestUser) =>
      (await app().call('GET /api/website/action-plan-notification', {}, { as })).data ?? [],
    answer: (as: TestUser, u_id: string, done_notification: boolean | null) =>
      app().call(
        'PATCH /api/website/action-plan-notification/{u_id}',
        { params: { u_id }, body: { done_notification } },
        { as },
      ),
    score: async (as: TestUser, start_date = '2026-11-21', end_date = '2026-12-20') =>
      (await app().call('GET /api/website/action-plan-score', { query: { start_date, end_date } }, { as }))
        .data,
    /** Titles of the reminders that the bell has. */
    rung: async (as: TestUser) =>
      (await people.news(as)).filter(({ type }) => type === 'action-reminder').map(({ title }) => title),
    /** The clock goes to a moment, and what is due by then is done. */
    async at(moment: string) {
      app().clock.set(new Date(moment))
      await app().app.platform.jobs.runNow('action-plans')
      await people.due('action-reminder')
      for (const { who, role } of signedIn) Object.assign(who, await signIn(app(), who.uId, role))
    },
  }
}
