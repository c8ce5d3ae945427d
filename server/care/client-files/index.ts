export { clientFilesModule } from './module.ts'
