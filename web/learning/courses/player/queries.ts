import type { CoursePlayer, LessonProgress, PlayerContent } from '@newyou/contract/learning/courses/player'
import { queryClient } from '../../../api/query-client.ts'
import { callApi } from '../../../session/call-api.ts'

interface Asked {
  signal?: AbortSignal
}

/** A lesson, with addresses that are new. */
export const fetchLesson = async (courseContentId: string, isPreview: boolean, { signal }: Asked = {}) =>
  (
    await callApi(
      isPreview
        ? 'GET /api/staff/course-preview-content/{courseContentId}'
        : 'GET /api/website/course-content/{courseContentId}',
      { params: { courseContentId }, ...(signal && { signal }) },
    )
  ).data

/** `userId` is empty for a visitor: what is open depends on who asks. */
export const playerQueries = {
  course: (courseId: string, userId: string, isPreview = false) => ({
    queryKey: ['course-player', courseId, userId, ...(isPreview ? ['preview'] : [])],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi(
          isPreview
            ? 'GET /api/staff/course-preview/{courseId}/player'
            : 'GET /api/website/course-player/{courseId}',
          { params: { courseId }, signal },
        )
      ).data,
    // Opened anew, it is asked anew: it may have been bought, or watched elsewhere.
    gcTime: 0,
  }),
  /** Never remembered: its addresses end, and its place is the server's. */
  lesson: (courseContentId: string, userId: string, isPreview: boolean) => ({
    queryKey: ['course-content', courseContentId, userId, ...(isPreview ? ['preview'] : [])],
    queryFn: (asked: { signal: AbortSignal }) => fetchLesson(courseContentId, isPreview, asked),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  notes: (courseId: string, userId: string) => ({
    queryKey: ['course-note', courseId, userId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/course-note/{courseId}', { params: { courseId }, signal })).data,
  }),
}

export const allContents = (course: CoursePlayer): PlayerContent[] =>
  course.sections.flatMap(({ contents }) => contents)

/** Shows at once what a report or a quiz has changed. */
export function showProgress(courseId: string, userId: string, progress: LessonProgress) {
  const { queryKey } = playerQueries.course(courseId, userId)
  void queryClient.invalidateQueries({ queryKey: ['learning'] })
  queryClient.setQueryData<CoursePlayer>(queryKey, (course) =>
    course
      ? {
          ...course,
          completed_count: progress.completed_count,
          certificate: progress.certificate ?? course.certificate,
          sections: course.sections.map((section) => ({
            ...section,
            contents: section.contents.map((content) =>
              content.u_id === progress.content_u_id
                ? {
                    ...content,
                    is_complete: progress.is_complete,
                    position_seconds: progress.position_seconds,
                    watched_seconds: progress.watched_seconds,
                  }
                : content,
            ),
          })),
        }
      : course,
  )
}
