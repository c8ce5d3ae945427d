import { paymentsLink } from './en/payments-link.ts'
import { addWords } from './index.ts'

addWords({ 'payments-link': paymentsLink })
