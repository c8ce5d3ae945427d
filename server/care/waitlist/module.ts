import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AppointmentsModule } from '../appointments/index.ts'
import { waitlistRoutes } from './routes.ts'
import { createWaitlist } from './waitlist.ts'

interface WaitlistNeeds {
  appointments: Pick<AppointmentsModule, 'onBooked' | 'onReleased'>
  notifications: Notifications
}

const offerQueue = 'waitlist-offer'

/** Waiting lists of healers without available times. */
export function waitlistModule(platform: Platform, { appointments, notifications }: WaitlistNeeds) {
  const waitlist = createWaitlist({ ...platform, notifications })
  appointments.onBooked(waitlist.booked)
  const { jobs } = platform
  jobs.work<{ healer_id: string }>(offerQueue, ({ healer_id }) => waitlist.offer(healer_id))
  appointments.onReleased((trx, { healer_id }) => jobs.send(trx, offerQueue, { healer_id }))
  return {
    schedules: [{ name: 'waitlist', cron: '* * * * *', run: waitlist.tellWaiting }],
    routes: (http) => waitlistRoutes(http, waitlist),
  } satisfies Module
}
