import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useFailureWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Stack } from '../ui/parts.tsx'
import { urls } from '../urls.ts'

/** Replaces a page that does not exist or could not be rendered. */
export function PageErrors() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailedPage of={error} />
}

function NotFoundPage() {
  const t = useTranslations('frame.notFound')
  return (
    <Stack gap={0} width="text" className="wrap section">
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
    </Stack>
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
    <Stack gap={0} width="text" className="wrap section">
      <title>{title}</title>
      <ErrorState heading="h1" title={title} words={t('words')} onRetry={() => location.reload()} />
    </Stack>
  )
}
