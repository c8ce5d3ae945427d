import '../../messages/accounts.ts'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import styles from './step-heading.module.css'

interface Steps {
  index: number
  count: number
  heading: RefObject<HTMLHeadingElement | null>
  goTo: (index: number) => void
}

/** How far a form in steps is, and what this step is about. */
export function StepHeading({ of: { index, count, heading }, title }: { of: Steps; title: string }) {
  const t = useTranslations('accounts.register')
  return (
    <div className={styles.head}>
      <h2 className={styles.step} ref={heading} tabIndex={-1}>
        {t('step', { step: index + 1, count, title })}
      </h2>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: count }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps stay where they are
          <span key={step} data-reached={step <= index || undefined} />
        ))}
      </div>
    </div>
  )
}

/** One step back, with all that was typed. */
export function StepBack({ of: { index, goTo } }: { of: Steps }) {
  const t = useTranslations('accounts.register')
  if (index === 0) return null
  return (
    <Button variant="bare" onClick={() => goTo(index - 1)}>
      {t('before')}
    </Button>
  )
}
