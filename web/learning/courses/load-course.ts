import type { CallApi } from '../../api/client.ts'
import { orNotFound } from '../../api/not-found.ts'

export const loadCourse = async (api: CallApi, courseId = '') =>
  (await orNotFound(api('GET /api/website/course/{courseId}', { params: { courseId } }))).data

/** Cache tags of course pages. */
export const courseHandle = {
  pageTags: ({ courseId }: Readonly<Record<string, string | undefined>>) => ['courses', `course:${courseId}`],
  pageMaxAge: 600,
}
