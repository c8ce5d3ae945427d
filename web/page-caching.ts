import type { EntryContext } from 'react-router'

type Params = Readonly<Record<string, string | undefined>>

/** Cache settings of a route: how long its page may be kept, and which changes expire it. */
export interface PageHandle {
  pageTags?: readonly string[] | ((params: Params) => readonly string[])
  /** The query parameters that change a kept page; all others are left out of its address before it is rendered. */
  pageQuery?: readonly string[]
  /** Seconds. The shortest of all matched routes counts; a page without its own is not cached. */
  pageMaxAge?: number
}

export function pageCaching({ staticHandlerContext, routeModules }: EntryContext) {
  const tags = new Set<string>()
  let maxAge: number | undefined
  // The page itself must say that it may be kept; the frame around it always could.
  const leaf = staticHandlerContext.matches.at(-1)
  const isCacheable = leaf !== undefined && handleOf(leaf.route.id)?.pageMaxAge !== undefined
  for (const { route, params } of staticHandlerContext.matches) {
    const handle = handleOf(route.id)
    const own = typeof handle?.pageTags === 'function' ? handle.pageTags(params) : (handle?.pageTags ?? [])
    for (const tag of own) tags.add(tag)
    if (handle?.pageMaxAge !== undefined) maxAge = Math.min(maxAge ?? handle.pageMaxAge, handle.pageMaxAge)
  }
  return { tags: [...tags], maxAge: isCacheable ? maxAge : undefined }

  function handleOf(routeId: string) {
    return routeModules[routeId]?.handle as PageHandle | undefined // route modules of ours only
  }
}
