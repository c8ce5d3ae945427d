import { appointments } from './en/appointments.ts'
import { addWords } from './index.ts'

addWords({ appointments })
