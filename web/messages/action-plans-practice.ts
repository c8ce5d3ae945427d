import { actionPlansPractice } from './en/action-plans-practice.ts'
import { addWords } from './index.ts'

addWords({ 'action-plans-practice': actionPlansPractice })
