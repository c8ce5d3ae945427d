export { pagesModule } from './module.ts'
