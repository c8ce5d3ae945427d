export { courseCardColumns } from './catalogue.ts'
export { coursesModule } from './module.ts'
