import { notifications } from './en/notifications.ts'
import { addWords } from './index.ts'

addWords({ notifications })
