import { accounts } from './accounts.ts'
import { actionPlans } from './action-plans.ts'
import { appointments } from './appointments.ts'
import { chat } from './chat.ts'
import { contact } from './contact.ts'
import { courses } from './courses.ts'
import { documents } from './documents.ts'
import { events } from './events.ts'
import { healingSessions } from './healing-sessions.ts'
import { inquiries } from './inquiries.ts'
import { payments } from './payments.ts'
import { plain } from './plain.ts'
import { purchases } from './purchases.ts'
import { rooms } from './rooms.ts'
import { support } from './support.ts'
import { waitlist } from './waitlist.ts'
import { wallet } from './wallet.ts'

export const en = {
  accounts,
  actionPlans,
  appointments,
  chat,
  contact,
  courses,
  documents,
  events,
  healingSessions,
  inquiries,
  payments,
  plain,
  purchases,
  rooms,
  support,
  waitlist,
  wallet,
}
