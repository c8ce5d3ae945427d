import '../../../messages/ebooks.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import styles from './reader.module.css'

/** One chapter or page cannot be shown. The reader stays, and turning goes on behind it. */
export function PartFailure({
  label,
  onShown,
  onRetry,
}: {
  label: string
  onShown: (page: Element) => void
  onRetry: () => void
}) {
  const t = useTranslations('ebooks.reader')
  const page = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that failed
  useEffect(() => {
    if (page.current) onShown(page.current)
  }, [label])
  return (
    <div ref={page} className={styles.partFailure} role="alert">
      <h2>{t('partBroken', { part: label })}</h2>
      <p>{t('partBrokenWords')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
