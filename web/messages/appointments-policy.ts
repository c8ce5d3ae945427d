import { appointmentsPolicy } from './en/appointments-policy.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-policy': appointmentsPolicy })
