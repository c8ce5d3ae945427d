import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { useLocale } from 'use-intl'
import { localized } from './locale.ts'

/** Turns a path of urls.ts into one of the language being read. */
export function useLocalized() {
  const locale = useLocale()
  return (path: string) => localized(path, locale)
}

type WithPath<Props> = Omit<Props, 'to'> & { to: string }

/** A link inside the site; `to` comes from urls.ts. */
export function LocaleLink({ to, ...rest }: WithPath<LinkProps>) {
  return <Link to={useLocalized()(to)} {...rest} />
}

export function LocaleNavLink({ to, ...rest }: WithPath<NavLinkProps>) {
  return <NavLink to={useLocalized()(to)} {...rest} />
}
