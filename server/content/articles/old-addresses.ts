import { pathTo } from '@newyou/contract/addresses'
import type { ArticleKind } from '@newyou/contract/content/articles'
import { sql } from 'kysely'
import type { Reads } from '../../platform/database/replica.ts'
import { rowsOf } from '../../platform/database/statement.ts'
import { articleTag } from './article-reviews.ts'
import { asksForPost, oldPathOf } from './old-path.ts'

/** Where a page stands now, and the tags of what that depends on. */
export interface MovedPage {
  path: string
  tags: string[]
}

/** Addresses of the site that a practice had before: each leads to its article for as long as that is public. */
export const createOldAddresses = ({ pool }: Pick<Reads, 'pool'>) => ({
  mayBe: asksForPost,

  /** The article that had this address, if there is one. */
  async to(address: string): Promise<MovedPage | undefined> {
    const path = oldPathOf(address)
    if (!path) return undefined
    const query = sql<{ u_id: string; kind: ArticleKind }>`select a.u_id, a.kind
      from article_old_address o join article a on a.u_id = o.article_id
      where o.path = ${path} and a.state = 'published'`
    const [found] = await rowsOf(pool, query, 'article-moved')
    if (!found) return undefined
    const { u_id: id, kind } = found
    const now = kind === 'blog' ? pathTo('blogPost', { blogId: id }) : pathTo('successStory', { storyId: id })
    return { path: now, tags: ['articles', articleTag(id)] }
  },
})
