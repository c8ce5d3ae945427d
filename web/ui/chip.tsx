import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconX } from './icons.ts'
import { LocaleLink } from './locale-link.tsx'
import styles from './marks.module.css'

/** A filter that is on; it is a link to the same list without it. */
export function RemovableChip({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <LocaleLink className={`${styles.chip} ${styles.on}`} to={to} aria-label={label} preventScrollReset>
      {children}
      <Icon of={IconX} size="meta" />
    </LocaleLink>
  )
}

/** A choice among a few that is pressed or not. */
export function Chip({ pressed, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={pressed ? `${styles.chip} ${styles.on}` : styles.chip}
    />
  )
}

export const chipClass = styles.chip
export const bareChipClass = `${styles.chip} ${styles.bare}`
/** Chips in a row that scrolls sideways on the phone. */
export const chipRowClass = styles.row
