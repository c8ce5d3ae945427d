import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { versionOf } from '../../versions.ts'
import { courseCard } from './courses.ts'

/** A course that the client has, with their progress. */
export const myCourse = courseCard.extend({
  granted_at: instant,
  /** The package that included it, if any. */
  bundle_u_id: uId.nullable(),
  completed_count: z.int(),
  /** The lesson to continue with; null if all are complete. */
  resume: z
    .object({
      content_u_id: uId,
      title: z.string(),
      ...versionOf({ title: z.string() }),
      position_seconds: z.int(),
    })
    .nullable(),
  certificate_code: z.string().nullable(),
})
export type MyCourse = z.output<typeof myCourse>

export const myLearning = {
  'GET /api/website/patient-course': endpoint({
    summary: 'List my courses, last opened first',
    who: 'client',
    query: z.strictObject(paging(20)),
    data: z.array(myCourse),
    list: true,
  }),
}
