export { momentOf } from './local-days.ts'
export { createWellbeing } from './wellbeing.ts'
