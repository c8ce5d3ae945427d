import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { ModerationModule } from '../../people/moderation/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createArticleReviews } from './article-reviews.ts'
import { articleHomeModules, createArticles } from './articles.ts'
import { blogFeed } from './feed.ts'
import { createImportedArticles } from './imported-articles.ts'
import { createOldAddresses } from './old-addresses.ts'
import { articleReviewContent } from './review-content.ts'
import { articleRoutes } from './routes.ts'

interface ArticleNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteBelowArticle'>
  moderation: Pick<ModerationModule, 'content'>
}

/** Blog posts and success stories, with their reviews and the feed of the blog. */
export function articlesModule(platform: Platform, { accounts, crisis, moderation }: ArticleNeeds) {
  const articles = createArticles(platform.reads)
  const articleReviews = createArticleReviews({ ...platform, accounts, crisis })
  moderation.content.register('article-review', articleReviewContent(platform))
  return {
    /** Where articles stand now that had an address elsewhere. */
    moved: createOldAddresses(platform.reads),
    imported: createImportedArticles({ ...platform }),
    routes(http) {
      articleRoutes(http, { articles, articleReviews })
      blogFeed(http, { articles, publicUrl: platform.publicUrl })
    },
    homeModules: articleHomeModules,
    publicPages: articles.publicPages,
  } satisfies Module & Record<string, unknown>
}
export type ArticlesModule = ReturnType<typeof articlesModule>
