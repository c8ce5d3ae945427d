import { crisis as calls } from '@newyou/contract/crisis/crisis'
import type { Accounts } from '../accounts/index.ts'
import type { AppointmentsModule } from '../appointments/index.ts'
import type { CoursesModule } from '../courses/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createCrisis } from './crisis.ts'

interface CrisisNeeds {
  accounts: Pick<Accounts, 'peopleWithRole' | 'knownAs'>
  appointments: Pick<AppointmentsModule, 'onBooked' | 'onReviewed'>
  courses: Pick<CoursesModule, 'onWritten'>
  notifications: Notifications
}

/** Words of crisis: helplines for the writer, a notification for the healer or staff. */
export function crisisModule(
  platform: Platform,
  { accounts, appointments, courses, notifications }: CrisisNeeds,
) {
  const crisis = createCrisis({ ...platform, accounts, notifications })
  appointments.onBooked(async (trx, { u_id: appointmentId }) => {
    const booked = await trx
      .selectFrom('appointment as a')
      .innerJoin('healer as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person as p', 'p.u_id', 'a.client_id')
      .select(['a.description', 'a.client_id', 'h.person_id', 'p.anonymous_name', 'p.first_name'])
      .where('a.u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    await crisis.wroteToHealer(trx, {
      place: 'booking',
      targetId: appointmentId,
      text: booked.description,
      healerPersonId: booked.person_id,
      clientId: booked.client_id,
      client: accounts.knownAs(booked),
    })
  })
  appointments.onReviewed((trx, { appointmentId, ...review }) =>
    crisis.wroteToHealer(trx, { ...review, place: 'review', targetId: appointmentId }),
  )
  courses.onWritten((trx, { u_id: subjectId, courseId, ...what }) =>
    crisis.wroteToHealer(trx, { ...what, place: 'question', targetId: courseId, subjectId }),
  )
  return {
    ...crisis,
    routes: (http) =>
      bindRoutes(http, calls, {
        'POST /api/website/helpline-shown': {
          limit: limits.write,
          async handle({ body }) {
            await crisis.shown(body.place)
            return { data: {} }
          },
        },
      }),
  } satisfies Module & typeof crisis
}
