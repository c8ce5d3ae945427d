import { appointmentsTogether } from './en/appointments-together.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-together': appointmentsTogether })
