import type { AppointmentsModule } from '../../care/appointments/index.ts'
import type { HealersModule } from '../../care/healers/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { GuestsModule } from '../../people/guests/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAbsencePreview } from './absence-preview.ts'
import { createAbsences } from './absences.ts'
import { createDeskClients } from './clients.ts'
import { createDeskDiary } from './diary.ts'
import { createDeskGuests } from './guests.ts'
import { createOnBehalf } from './on-behalf.ts'
import { onBehalfRoutes } from './on-behalf-routes.ts'
import { deskRoutes } from './routes.ts'
import { createDeskSessions } from './sessions.ts'
import { createDeskWaiting } from './waiting.ts'

interface DeskNeeds {
  appointments: Pick<AppointmentsModule, 'forClients' | 'forHealers'>
  audit: Audit
  guests: Pick<GuestsModule, 'guests'>
  healers: Pick<HealersModule, 'freeTimes' | 'nextFree' | 'ownPages'>
  notifications: Notifications
}

/** The front desk: the diary of chosen healers, and sessions booked and changed for their clients. */
export function deskModule(platform: Platform, needs: DeskNeeds) {
  const base = { ...platform, ...needs }
  const sessions = createDeskSessions(base)
  const absences = createAbsences({ ...base, preview: createAbsencePreview(base) })
  return {
    routes(http) {
      deskRoutes(http, {
        absences,
        clients: createDeskClients(base),
        diary: createDeskDiary(base),
        guests: createDeskGuests({ ...base, ...needs.guests, sessions }),
        sessions,
        waiting: createDeskWaiting(base),
        once: platform.idempotency,
      })
      onBehalfRoutes(http, createOnBehalf(base))
    },
  } satisfies Module
}
export type DeskModule = ReturnType<typeof deskModule>
