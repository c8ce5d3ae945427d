import { notificationsPush } from './en/notifications-push.ts'
import { addWords } from './index.ts'

addWords({ 'notifications-push': notificationsPush })
