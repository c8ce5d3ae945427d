export { importsModule } from './module.ts'
