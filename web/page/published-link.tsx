import { addressOfPage } from '@newyou/contract/content/static-pages/page-addresses'
import type { ReactNode } from 'react'
import { LocaleLink } from '../ui/locale-link.tsx'
import { useSite } from './site.ts'

/** A link to a written page; its words alone while nobody can read that page. */
export function PublishedLink({ slug, children }: { slug: string; children: ReactNode }) {
  return useSite().pages.includes(slug) ? (
    <LocaleLink to={addressOfPage(slug)}>{children}</LocaleLink>
  ) : (
    children
  )
}
