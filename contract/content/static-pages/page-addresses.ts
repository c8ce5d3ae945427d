import { addresses, pathTo } from '../../addresses.ts'

/** Pages with an address in the route table; the address of all others begins with `/pages/`. */
const ownAddresses: readonly string[] = [addresses.privacyPolicy, addresses.terms]

/** The word that names a page in its address. */
export const pageSlugPattern = /^[a-z0-9-]{2,60}$/
export const isPageSlug = (slug: string) => pageSlugPattern.test(slug)

/** The address of a page that the back office writes. */
export const addressOfPage = (slug: string) =>
  ownAddresses.includes(`/${slug}`) ? `/${slug}` : pathTo('writtenPage', { slug })
