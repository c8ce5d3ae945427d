import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './button.module.css'
import { LocaleLink } from './locale-link.tsx'

export type ButtonVariant = 'accent' | 'primary' | 'quiet' | 'bare'

interface Shape {
  /** accent commits to a person or a payment, primary is every other first choice, quiet and bare are the rest. */
  variant: ButtonVariant
  /** 48 by default; small is 40. */
  small?: boolean
  wide?: boolean
  className?: string | undefined
  children: ReactNode
}
type AsButton = Shape &
  Omit<ComponentProps<'button'>, keyof Shape> & { busy?: boolean; to?: undefined; href?: undefined }
type AsLink = Shape &
  Omit<ComponentProps<'a'>, keyof Shape | 'href'> & {
    to: string
    href?: undefined
    preventScrollReset?: boolean
    /** A page load of its own, for a page that may do what others may not. */
    reloadDocument?: boolean
    discover?: 'none'
  }
type AsOutsideLink = Shape & Omit<ComponentProps<'a'>, keyof Shape> & { href: string; to?: undefined }

/** A button, or a link that looks like one (`to` inside the site, `href` outside). */
export function Button(props: AsButton | AsLink | AsOutsideLink) {
  const { variant, small, wide, className, children, ...rest } = props
  const classes = [styles.button, styles[variant], small && styles.small, wide && styles.wide, className]
    .filter(Boolean)
    .join(' ')
  if (rest.to !== undefined)
    return (
      <LocaleLink className={classes} {...rest}>
        {children}
      </LocaleLink>
    )
  if (rest.href !== undefined)
    return (
      <a className={classes} {...rest}>
        {children}
      </a>
    )
  return (
    <PressButton className={classes} {...rest}>
      {children}
    </PressButton>
  )
}

function PressButton({
  busy = false,
  children,
  ...rest
}: ComponentProps<'button'> & { busy?: boolean; to?: undefined }) {
  const t = useTranslations('ui')
  const { to: _, onClick, ...attributes } = rest
  return (
    <button
      type="button"
      {...attributes}
      {...(onClick && !busy ? { onClick } : {})}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
    >
      {children}
      {busy && <span className="sr-only">{t('busy')}</span>}
    </button>
  )
}
