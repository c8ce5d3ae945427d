import '../../../messages/ebooks.ts'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { urls } from '../../../urls.ts'
import styles from './reader.module.css'

/** The book cannot be read: it is not bought, it does not exist, or it does not open. */
export function BookFailure({
  error,
  ebookId,
  onRetry,
}: {
  error: unknown
  ebookId: string
  onRetry: () => void
}) {
  const t = useTranslations('ebooks.reader')
  const status = error instanceof ApiError ? error.status : undefined
  return (
    <div className={styles.failure}>
      {status === 403 ? (
        <EmptyState heading="h1" title={t('notYours')} words={t('notYoursWords')}>
          <Button variant="primary" to={urls.ebook(ebookId)}>
            {t('notYoursAction')}
          </Button>
        </EmptyState>
      ) : status === 404 || status === 400 ? (
        <EmptyState heading="h1" title={t('gone')} words={t('goneWords')}>
          <Button variant="primary" to={urls.ebooks()}>
            {t('goneAction')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState heading="h1" title={t('broken')} words={t('brokenWords')}>
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button variant="quiet" to={urls.contactUs()}>
            {t('contact')}
          </Button>
        </EmptyState>
      )}
    </div>
  )
}
