import '../../../messages/courses-preview.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/call-api.ts'
import { CourseBody } from '../course-body.tsx'
import { PreviewMode } from '../preview-mode.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFailed } from './preview-failed.tsx'
import { PreviewWaiting } from './preview-waiting.tsx'

/** The page of a course, below the mark of the preview. */
export default function PreviewedCourse({ courseId }: { courseId: string }) {
  const t = useTranslations('courses-preview')
  const { data, error, refetch } = useQuery({
    queryKey: ['course-preview', courseId],
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/staff/course-preview/{courseId}', { params: { courseId }, signal })).data,
    // Opened anew, it is asked anew: it may have been changed in the window beside.
    gcTime: 0,
  })
  if (error) return <PreviewFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PreviewWaiting />
  return (
    <PreviewMode value={true}>
      <PreviewBar
        courseId={courseId}
        state={data.state}
        other={{ to: pathTo('playerPreview', { courseId }), words: t('toPlayer') }}
      />
      <CourseBody course={data} />
    </PreviewMode>
  )
}
