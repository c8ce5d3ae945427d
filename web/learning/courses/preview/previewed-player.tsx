import '../../../messages/courses-preview.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../session/session.ts'
import { PlayerScreen } from '../player/player-screen.tsx'
import { PlayerWaiting } from '../player/player-waiting.tsx'
import { playerQueries } from '../player/queries.ts'
import { PreviewMode } from '../preview-mode.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFailed } from './preview-failed.tsx'

/** The player of a course, below the mark of the preview. */
export default function PreviewedPlayer({ courseId }: { courseId: string }) {
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
