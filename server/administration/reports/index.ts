export { createCounting } from './counting.ts'
export { reportsModule } from './module.ts'
