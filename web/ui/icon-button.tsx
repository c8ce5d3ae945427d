import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

/** A 44 px target with an icon and a name that screen readers say. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
      {...rest}
    >
      {children}
    </button>
  )
}

export const iconButtonClass = styles.iconButton
