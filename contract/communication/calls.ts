import { chats } from './chat.ts'
import { cometChat } from './cometchat.ts'
import { communityDesk } from './community/admin.ts'
import { community } from './community/community.ts'
import { contact } from './contact.ts'
import { faq } from './faq.ts'
import { roomAudience } from './rooms/audience.ts'
import { roomLine } from './rooms/line.ts'
import { roomLineReports } from './rooms/line-report.ts'
import { objections } from './rooms/objections.ts'
import { roomPhones } from './rooms/phone.ts'
import { roomRecordings } from './rooms/recordings.ts'
import { rooms } from './rooms/rooms.ts'
import { supportDesk, supportTickets } from './support.ts'

/** Every call of the wing communication. */
export const communicationCalls = {
  ...contact,
  ...faq,
  ...cometChat,
  ...supportTickets,
  ...supportDesk,
  ...chats,
  ...community,
  ...communityDesk,
  ...roomAudience,
  ...roomLine,
  ...roomLineReports,
  ...roomPhones,
  ...roomRecordings,
  ...rooms,
  ...objections,
}
