import type { MetaArgs, MetaDescriptor } from 'react-router'
import { defaultLocale, localeOf, locales, localized } from './locale.ts'

interface Page {
  /** Path of urls.ts, without language: what search engines should keep. */
  path: string
  title: string
  description: string
  /** Path of a picture to share. */
  image?: string | undefined
  /** Structured data, without `@context`. */
  jsonLd?: Record<string, unknown> | undefined
  /** For addresses that are only one view of a page, such as filters. */
  noIndex?: boolean
}

/** Where the site is served, for what needs whole addresses. */
export function originOf(matches: MetaArgs['matches']): string {
  const root = matches.find((match) => match?.id === 'root')
  const { origin = '' } = (root?.loaderData ?? {}) as { origin?: string } // the loader of root.tsx
  return origin
}

/** Title, description, canonical and translated addresses, Open Graph and structured data of a page. */
export function pageMeta(matches: MetaArgs['matches'], page: Page): MetaDescriptor[] {
  const origin = originOf(matches)
  const locale = localeOf(matches.at(-1)?.pathname ?? '')
  const address = `${origin}${localized(page.path, locale)}`
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...locales.map((each) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: each,
      href: `${origin}${localized(page.path, each)}`,
    })),
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: `${origin}${localized(page.path, defaultLocale)}`,
    },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    ...(page.image ? [{ property: 'og:image', content: `${origin}${page.image}` }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ]
}
