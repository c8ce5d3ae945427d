import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'

/** A checkbox or radio with its word, and how many it would leave. */
export function Choice({
  children,
  count,
  ...rest
}: ComponentProps<'input'> & {
  type: 'checkbox' | 'radio'
  children: ReactNode
  count?: number | string | undefined
}) {
  return (
    <label className={styles.choice}>
      <input {...rest} />
      <span>{children}</span>
      {count !== undefined && <span className={`${styles.count} num`}>{count}</span>}
    </label>
  )
}

/** A radio that is a card: a first line, a second, something at the end. */
export function RadioCard({
  children,
  end,
  ...rest
}: ComponentProps<'input'> & { children: ReactNode; end?: ReactNode }) {
  return (
    <label className={styles.card}>
      <input type="radio" {...rest} />
      <span>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  )
}

/** A checkbox that is a card. */
export function CheckCard({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles.card}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}

/** On or off, at once. */
export function Switch({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself */}
      <input type="checkbox" role="switch" {...rest} />
      <span>{children}</span>
    </label>
  )
}
