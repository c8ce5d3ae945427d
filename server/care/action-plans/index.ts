export { momentOf } from './local-days.ts'
export { actionPlansModule } from './module.ts'
