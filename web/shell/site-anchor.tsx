import type { MouseEventHandler } from 'react'
import { LocaleNavLink } from '../ui/locale-link.tsx'
import type { SiteEntry } from './site-menus.ts'

interface SiteAnchorProps {
  entry: SiteEntry
  className?: string | undefined
  onClick?: MouseEventHandler
  discover?: 'none'
}

/** A link of the menus or the footer, within the site or elsewhere. */
export function SiteAnchor({ entry: { to, label, category }, ...rest }: SiteAnchorProps) {
  if (!to.startsWith('/')) {
    const { discover: _, ...plain } = rest
    return (
      <a href={to} rel="noreferrer" {...plain}>
        {label}
      </a>
    )
  }
  return (
    <LocaleNavLink to={to} end data-category={category} {...rest}>
      {label}
    </LocaleNavLink>
  )
}
