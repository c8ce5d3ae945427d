export { suggestionsModule } from './module.ts'
