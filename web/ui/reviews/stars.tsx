import '../../messages/ui-reviews.ts'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon.tsx'
import { IconStar } from '../icons.ts'
import styles from './reviews.module.css'

const numbers = [1, 2, 3, 4, 5] as const

/** One to five, by pointer or arrow keys. */
export function StarsChoice({
  value,
  error,
  onChange,
}: {
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}) {
  const t = useTranslations('ui-reviews')
  return (
    <fieldset className={styles.stars}>
      <legend>{t('stars')}</legend>
      <div>
        {numbers.map((stars) => (
          <label key={stars} data-lit={stars <= value || undefined}>
            <input
              className="over"
              type="radio"
              name="stars"
              checked={stars === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <span className="sr-only">{t('star', { count: stars })}</span>
            <Icon of={IconStar} />
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

export function Stars({ of }: { of: number }) {
  const t = useTranslations('ui-reviews')
  return (
    <p className={styles.given}>
      {numbers.map((stars) => (
        <span key={stars} data-lit={stars <= of || undefined} aria-hidden="true">
          <Icon of={IconStar} size="meta" />
        </span>
      ))}
      <span className="small t2">{t('given', { stars: `${of}` })}</span>
    </p>
  )
}
