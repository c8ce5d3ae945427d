import type { ArticleKind, ArticleReview } from '@newyou/contract/content/articles'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, violatedConstraint } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'

interface ReviewDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteBelowArticle'>
  pageCache: PageCache
}

/** Cache tag of an article's reviews. */
export const articleTag = (articleId: string) => `article:${articleId}`

/** Reviews of posts and stories: one for each reader and article, deleted only by its writer. */
export function createArticleReviews({ db, clock, ids, accounts, crisis, pageCache }: ReviewDependencies) {
  return {
    /** @throws DomainError notFound, alreadyReviewed */
    async add(personId: string, kind: ArticleKind, articleId: string, text: string): Promise<ArticleReview> {
      const uId = ids.next()
      const now = clock.now()
      try {
        return await inTransaction(db, async (trx) => {
          orNotFound(
            await trx
              .selectFrom('article')
              .select('u_id')
              .where('u_id', '=', articleId)
              .where('kind', '=', kind)
              .where('state', '=', 'published')
              .executeTakeFirst(),
          )
          const person = await trx
            .selectFrom('person_name')
            .select(['anonymous_name', 'first_name', 'last_name'])
            .where('u_id', '=', personId)
            .executeTakeFirstOrThrow()
          const by = accounts.knownAs(person)
          await trx
            .insertInto('article_review')
            .values({
              u_id: uId,
              article_id: articleId,
              person_id: personId,
              by_name: by,
              text,
              created_at: now,
            })
            .execute()
          await crisis.wroteBelowArticle(trx, { reviewId: uId, articleId, kind, text })
          await pageCache.invalidate(trx, articleTag(articleId))
          return {
            u_id: uId,
            by,
            is_mine: true,
            text,
            is_hidden: false,
            is_demo: false,
            created_at: now.toISOString(),
          }
        })
      } catch (error) {
        if (violatedConstraint(error) === 'article_review_article_id_person_id_key')
          throwError('alreadyReviewed')
        throw error
      }
    },

    /** @throws DomainError notFound, also for another person's review */
    async remove(personId: string, reviewId: string) {
      await inTransaction(db, async (trx) => {
        const { article_id } = orNotFound(
          await trx
            .deleteFrom('article_review')
            .where('u_id', '=', reviewId)
            .where('person_id', '=', personId)
            .returning('article_id')
            .executeTakeFirst(),
        )
        await pageCache.invalidate(trx, articleTag(article_id))
      })
    },
  }
}

export type ArticleReviews = ReturnType<typeof createArticleReviews>
