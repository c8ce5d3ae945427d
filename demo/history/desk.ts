import { homeZone } from '@newyou/contract/business'
import { after, dayIn, days, hours } from '../../server/platform/clock.ts'
import { demoGuests } from '../content/desk.ts'
import { demoId } from '../ids.ts'
import { deskPerson } from '../logins.ts'
import type { PastSite } from './past-site.ts'
import type { Timeline } from './timeline.ts'

const desk = demoId('person', deskPerson.slug)

/** A session of the front desk after the second factor. */
async function asDesk(site: PastSite) {
  const person = await site.as(desk, 'staff')
  const sessions = await site.db
    .updateTable('session')
    .set({ second_factor_at: site.clock.now() })
    .where('person_id', '=', desk)
    .returning('u_id')
    .execute()
  for (const { u_id: id } of sessions) site.forgetSession(id)
  return person
}

/** Sessions at the clinic that the front desk booked on the phone, of people without an account. */
export function planDesk(site: PastSite, timeline: Timeline, now: Date) {
  /** On this day of the clinic or the next one, whatever weekday it is. */
  async function firstFree(inDays: number, nth: number, freeOn: (date: string) => Promise<string[]>) {
    for (let ahead = inDays; ahead < inDays + 7; ahead++) {
      const free = await freeOn(dayIn(homeZone, after(now, days(ahead))))
      const start = free[Math.min(nth, free.length - 1)]
      if (start) return start
    }
    throw new Error('the clinic has no free time in a week')
  }

  timeline.at(after(now, -hours(3)), async () => {
    const person = await asDesk(site)
    for (const { healer, inDays, nth, hasTerms, ...guest } of demoGuests) {
      const wanted = {
        service_u_id: demoId('service', `${healer}:0`),
        place_u_id: demoId('place', 'banyan-clinic'),
      }
      const params = { healerId: demoId('healer', healer) }
      const start = await firstFree(inDays, nth, async (date) =>
        site.call(person, 'GET /api/staff/desk/healers/{healerId}/free-times', {
          params,
          query: { date, ...wanted },
        }),
      )
      const { session } = await site.call(person, 'POST /api/staff/desk/guests', {
        body: {
          guest: { ...guest, age: { is: 'adult' } },
          healer_u_id: params.healerId,
          ...wanted,
          starts_at: start,
          mode: 'in-person',
          asked_by: '',
          channel: 'phone',
        },
      })
      if (hasTerms)
        await site.call(person, 'POST /api/staff/desk/sessions/{appointmentId}/terms', {
          params: { appointmentId: session.u_id },
        })
      await site.db
        .updateTable('person')
        .set({ is_demo: true })
        .where('u_id', '=', session.client.u_id)
        .execute()
    }
  })
}
