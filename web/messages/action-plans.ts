import { actionPlans } from './en/action-plans.ts'
import { addWords } from './index.ts'

addWords({ 'action-plans': actionPlans })
