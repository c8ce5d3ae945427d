import { appointmentsTooltip } from './en/appointments-tooltip.ts'
import { addWords } from './index.ts'

addWords({ 'appointments-tooltip': appointmentsTooltip })
