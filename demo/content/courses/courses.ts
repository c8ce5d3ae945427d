import { takeTurns } from '../../take-turns.ts'
import type { DemoCourse } from './course.ts'
import { familyCourses } from './family.ts'
import { healthCourses } from './health.ts'
import { relationshipCourses } from './relationship.ts'
import { selfCourses } from './self.ts'
import { spiritCourses } from './spirit.ts'
import { wealthCourses } from './wealth.ts'
import { workCourses } from './work.ts'

/** In the order in which they came out, the newest first; topics take turns. */
export const demoCourses: DemoCourse[] = takeTurns(
  healthCourses,
  workCourses,
  familyCourses,
  selfCourses,
  wealthCourses,
  relationshipCourses,
  spiritCourses,
)
