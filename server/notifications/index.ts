export { type ContactMessage, contactQueue, createDelivery, createOtpHandOver } from './delivery.ts'
export { notificationsModule } from './module.ts'
export { createNotifications, type News, type Notifications } from './notifications.ts'
export { languageOf } from './reader.ts'
