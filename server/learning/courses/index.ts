export { courseCardColumns } from './catalogue.ts'
export * as courseOrder from './course-order.ts'
export { type CoursesModule, coursesModule } from './module.ts'
export { certificatesOf } from './of-client.ts'
