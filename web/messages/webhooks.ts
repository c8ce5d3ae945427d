import { webhooks } from './en/webhooks.ts'
import { addWords } from './index.ts'

addWords({ webhooks })
