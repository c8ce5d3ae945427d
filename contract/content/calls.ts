import { articles } from './articles.ts'
import { home } from './home.ts'
import { reels } from './reels.ts'
import { siteLinks } from './site-links/site-links.ts'
import { pages } from './static-pages/static-pages.ts'
import { submissions } from './submissions.ts'
import { suggestions } from './suggestions.ts'

/** Every call of the wing content. */
export const contentCalls = {
  ...home,
  ...submissions,
  ...pages,
  ...siteLinks,
  ...articles,
  ...reels,
  ...suggestions,
}
