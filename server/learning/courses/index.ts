export { courseCardColumns } from './catalogue.ts'
export * as courseOrder from './course-order.ts'
export type { ImportedCourse, ImportedCourses, ImportedLesson } from './imported-courses.ts'
export { type CoursesModule, coursesModule } from './module.ts'
