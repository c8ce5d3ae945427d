import '../../../messages/courses-preview.ts'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { isNotThere } from '../../../api/not-found.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'

/** Why a preview is not shown: another role, no such course, or a call that failed. */
export function PreviewFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('courses-preview')
  const isClosed = error instanceof ApiError && error.status === 403
  const reason = isClosed ? 'closed' : isNotThere(error) ? 'notFound' : undefined
  return (
    <div className="wrap">
      {reason ? (
        <EmptyState heading="h1" title={t(`${reason}.title`)} words={t(`${reason}.words`)} />
      ) : (
        <ErrorState heading="h1" words={t('failed')} onRetry={onRetry} />
      )}
    </div>
  )
}
