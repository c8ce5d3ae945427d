export { type StaticPagesModule, staticPagesModule } from './module.ts'
