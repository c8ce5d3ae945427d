import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { urls } from '../urls.ts'
import styles from './plain-page.module.css'

/** What stands in a page's place when it is not there or could not be made. */
export function PageErrors() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailedPage />
}

function NotFoundPage() {
  const t = useTranslations('frame.notFound')
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button look="rice" to={urls.home()}>
          {t('home')}
        </Button>
        <Button look="quiet" to={urls.healers()}>
          {t('healers')}
        </Button>
      </EmptyState>
    </div>
  )
}

function FailedPage() {
  const t = useTranslations('frame.failed')
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <ErrorState heading="h1" title={t('title')} words={t('words')} onRetry={() => location.reload()} />
    </div>
  )
}
