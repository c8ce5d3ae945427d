export { plansOf } from './handed-over.ts'
export { momentOf } from './local-days.ts'
export { actionPlansModule } from './module.ts'
export { plansOfClient } from './of-client.ts'
