export { faqModule } from './module.ts'
