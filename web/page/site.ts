import { useRouteLoaderData } from 'react-router'
import type { Site } from './load-site.ts'

/** Settings and categories, loaded once with the page. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root')
  if (!site) throw new Error('The site frame was used outside of the root route')
  return site
}
