import { planWriting } from './en/plan-writing.ts'
import { addWords } from './index.ts'

addWords({ 'plan-writing': planWriting })
