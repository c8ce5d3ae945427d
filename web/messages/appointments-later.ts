import { appointmentsLater } from './en/appointments-later.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-later': appointmentsLater })
