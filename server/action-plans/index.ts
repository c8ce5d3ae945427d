export { createActionPlans } from './action-plans.ts'
export { momentOf } from './local-days.ts'
