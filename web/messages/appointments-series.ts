import { appointmentsSeries } from './en/appointments-series.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-series': appointmentsSeries })
