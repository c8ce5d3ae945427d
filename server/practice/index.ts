export { practiceModule } from './module.ts'
