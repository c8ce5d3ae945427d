import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useFailureWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { urls } from '../urls.ts'
import styles from './plain-page.module.css'

/** What stands in a page's place when it is not there or could not be made. */
export function PageErrors() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailedPage of={error} />
}

function NotFoundPage() {
  const t = useTranslations('frame.notFound')
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="primary" to={urls.home()}>
          {t('home')}
        </Button>
        <Button variant="quiet" to={urls.healers()}>
          {t('healers')}
        </Button>
      </EmptyState>
    </div>
  )
}

/** The call that a loader waited for in vain, in the browser or on the server. */
function callOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.call
  return isRouteErrorResponse(error) ? (error.data as { call?: string } | undefined)?.call : undefined
}

function FailedPage({ of: error }: { of: unknown }) {
  const t = useTranslations('frame.failed')
  const title = useFailureWords()(callOf(error)) ?? t('title')
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{title}</title>
      <ErrorState heading="h1" title={title} words={t('words')} onRetry={() => location.reload()} />
    </div>
  )
}
