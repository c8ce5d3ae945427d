import '../../messages/courses-preview.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { useSession } from '../../session/session.ts'
import { SessionRequired } from '../../session/session-required.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { PlayerScreen } from '../player/player-screen.tsx'
import { PlayerWaiting } from '../player/player-waiting.tsx'
import { playerQueries } from '../player/queries.ts'
import { PreviewMode } from '../preview-mode.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFailed } from './preview-failed.tsx'

/** Only the browser asks: the page is the same for everyone, and kept nowhere. */
export const loader = () => null

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'courses-preview')
  return pageMeta(matches, {
    path: pathTo('playerPreview', { courseId: params.courseId ?? '' }),
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  })
}

/** The player of a course in any state, for colleagues who may change it: all lessons open, nothing counted. */
export default function PlayerPreview() {
  const { courseId = '' } = useParams()
  return (
    <SessionRequired skeleton={<PlayerWaiting />} loginUrl={urls.loginStaff}>
      {() => <Preview courseId={courseId} />}
    </SessionRequired>
  )
}

function Preview({ courseId }: { courseId: string }) {
  const t = useTranslations('courses-preview')
  const userId = useSession()?.userId ?? ''
  const { data, error, refetch } = useQuery(playerQueries.course(courseId, userId, true))
  if (error) return <PreviewFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PlayerWaiting />
  return (
    <PreviewMode value={true}>
      <PreviewBar
        courseId={courseId}
        other={{ to: pathTo('coursePreview', { courseId }), words: t('toPage') }}
      />
      {data.lesson_count === 0 ? (
        <div className="wrap">
          <h1>{data.title}</h1>
          <p className="t2">{t('none')}</p>
        </div>
      ) : (
        <PlayerScreen courseId={courseId} />
      )}
    </PreviewMode>
  )
}
