import { deskAbsences } from './absences.ts'
import { deskClients } from './clients.ts'
import { deskDiary } from './diary.ts'
import { deskGuests } from './guests.ts'
import { deskHours } from './healer-hours.ts'
import { deskSessions } from './sessions.ts'

/** Every call of the front desk. Each of them asks for the colleague's scope. */
export const deskCalls = {
  ...deskDiary,
  ...deskSessions,
  ...deskClients,
  ...deskGuests,
  ...deskAbsences,
  ...deskHours,
}
