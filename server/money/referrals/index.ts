export { referralsModule } from './module.ts'
