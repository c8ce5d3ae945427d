export {
  type ContactMessage,
  contactQueue,
  createDelivery,
  createOtpHandOver,
  messageQueues,
} from './delivery.ts'
export type { CalendarEntry } from './mails/invitation.ts'
export { mergeNews } from './merging.ts'
export { notificationsModule } from './module.ts'
export { createNotifications, type NotificationInput, type Notifications } from './notifications.ts'
export { languageOf } from './reader.ts'
export { createRecords } from './records.ts'
