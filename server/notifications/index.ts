export { type ContactMessage, contactQueue, createDelivery } from './delivery.ts'
export { rupees, timeInWords } from './formats.ts'
export { notificationsModule } from './module.ts'
export { createNotifications, type News, type Notifications } from './notifications.ts'
