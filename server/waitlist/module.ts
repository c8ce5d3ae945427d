import type { AppointmentsModule } from '../appointments/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { waitlistRoutes } from './routes.ts'
import { createWaitlist } from './waitlist.ts'

interface WaitlistNeeds {
  appointments: Pick<AppointmentsModule, 'onBooked'>
  notifications: Notifications
}

/** Clients who wait for a healer without free times. */
export function waitlistModule(platform: Platform, { appointments, notifications }: WaitlistNeeds) {
  const waitlist = createWaitlist({ ...platform, notifications })
  appointments.onBooked(waitlist.booked)
  return {
    schedules: [{ name: 'waitlist', cron: '* * * * *', run: waitlist.tellWaiting }],
    routes: (http) => waitlistRoutes(http, waitlist),
  } satisfies Module
}
