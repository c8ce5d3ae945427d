import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { courseDetail } from './courses.ts'
import { coursePlayer, lessonContent } from './player.ts'

/** Course-editing roles. */
const who = ['editor', 'admin'] as const
const params = z.object({ courseId: uId })

const coursePreview = courseDetail.extend({ state: z.enum(['draft', 'scheduled', 'published', 'archived']) })
export type CoursePreview = z.output<typeof coursePreview>

/** A course as clients see it, for colleagues who may change it: in any state, and without being counted. */
export const coursePreviews = {
  'GET /api/staff/course-preview/{courseId}': endpoint({
    summary: 'Preview the page of a course in any state',
    who,
    params,
    data: coursePreview,
  }),
  'GET /api/staff/course-preview/{courseId}/player': endpoint({
    summary: 'Preview the player of a course in any state, with all its lessons open and no progress',
    who,
    params,
    data: coursePlayer,
  }),
  'GET /api/staff/course-preview-content/{courseContentId}': endpoint({
    summary: 'Preview a lesson of a course in any state; its file addresses expire after five minutes',
    who,
    params: z.object({ courseContentId: uId }),
    data: lessonContent,
  }),
}
