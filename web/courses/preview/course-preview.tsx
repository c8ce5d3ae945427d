import '../../messages/courses-preview.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { SessionRequired } from '../../session/session-required.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { CourseBody } from '../course-body.tsx'
import { PreviewMode } from '../preview-mode.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFailed } from './preview-failed.tsx'
import { PreviewWaiting } from './preview-waiting.tsx'

/** Only the browser asks: the page is the same for everyone, and kept nowhere. */
export const loader = () => null

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'courses-preview')
  return pageMeta(matches, {
    path: pathTo('coursePreview', { courseId: params.courseId ?? '' }),
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  })
}

/** The page of a course in any state, for colleagues who may change it. */
export default function CoursePreview() {
  const { courseId = '' } = useParams()
  return (
    <SessionRequired skeleton={<PreviewWaiting />} loginUrl={urls.loginStaff}>
      {() => <Preview courseId={courseId} />}
    </SessionRequired>
  )
}

function Preview({ courseId }: { courseId: string }) {
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
