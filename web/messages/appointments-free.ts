import { appointmentsFree } from './en/appointments-free.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-free': appointmentsFree })
