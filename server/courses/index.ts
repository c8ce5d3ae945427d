export { courseCardColumns } from './catalogue.ts'
export { type CoursesModule, coursesModule } from './module.ts'
