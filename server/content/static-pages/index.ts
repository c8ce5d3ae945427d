export { staticPagesModule } from './module.ts'
