export { ebooksModule } from './module.ts'
