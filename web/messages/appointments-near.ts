import { appointmentsNear } from './en/appointments-near.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-near': appointmentsNear })
