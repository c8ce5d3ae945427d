import { accounts } from './accounts.ts'
import { actionPlans } from './action-plans.ts'
import { appointments } from './appointments.ts'
import { calendars } from './calendars.ts'
import { chat } from './chat.ts'
import { claimReceipts } from './claim-receipts.ts'
import { community } from './community.ts'
import { contact } from './contact.ts'
import { courses } from './courses.ts'
import { crisis } from './crisis.ts'
import { dependants } from './dependants.ts'
import { documents } from './documents.ts'
import { earnings } from './earnings.ts'
import { events } from './events.ts'
import { guardians } from './guardians.ts'
import { guests } from './guests.ts'
import { handovers } from './handovers.ts'
import { healingSessions } from './healing-sessions.ts'
import { imports } from './imports.ts'
import { inquiries } from './inquiries.ts'
import { intake } from './intake.ts'
import { mails } from './mails.ts'
import { notifications } from './notifications.ts'
import { organizations } from './organizations.ts'
import { payments } from './payments.ts'
import { plain } from './plain.ts'
import { practice } from './practice.ts'
import { privacy } from './privacy.ts'
import { progress } from './progress.ts'
import { purchases } from './purchases.ts'
import { referrals } from './referrals.ts'
import { rooms } from './rooms.ts'
import { selfTests } from './self-tests.ts'
import { signedConsents } from './signed-consents.ts'
import { staff } from './staff.ts'
import { submissions } from './submissions.ts'
import { support } from './support.ts'
import { textMessages } from './text-messages.ts'
import { waitlist } from './waitlist.ts'
import { wallet } from './wallet.ts'
import { webhooks } from './webhooks.ts'

export const en = {
  accounts,
  actionPlans,
  appointments,
  calendars,
  chat,
  claimReceipts,
  community,
  contact,
  courses,
  crisis,
  dependants,
  documents,
  earnings,
  events,
  guardians,
  guests,
  handovers,
  healingSessions,
  imports,
  inquiries,
  intake,
  mails,
  notifications,
  organizations,
  payments,
  plain,
  practice,
  privacy,
  progress,
  purchases,
  referrals,
  rooms,
  selfTests,
  signedConsents,
  staff,
  submissions,
  support,
  textMessages,
  waitlist,
  wallet,
  webhooks,
}
