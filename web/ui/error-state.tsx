import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import styles from './empty-state.module.css'

/** Something did not load: what happened, what was not lost, try again. */
export function ErrorState({
  title,
  words,
  onRetry,
  heading: Heading = 'h2',
}: {
  title?: ReactNode
  words?: ReactNode
  onRetry: () => void
  heading?: 'h1' | 'h2' | 'h3'
}) {
  const t = useTranslations('ui')
  return (
    <div className={styles.empty} role="alert">
      <Heading className={styles.title}>{title ?? t('errors.failed')}</Heading>
      <p className="t2">{words ?? t('errors.failedWhy')}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    </div>
  )
}
