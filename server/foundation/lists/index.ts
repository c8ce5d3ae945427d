export { areLanguages, requireLanguages } from './languages.ts'
export { listsModule } from './module.ts'
export { isPlace } from './places.ts'
