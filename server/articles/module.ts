import type { Accounts } from '../accounts/index.ts'
import type { Crisis } from '../crisis/index.ts'
import type { HomeModule } from '../home/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createArticleReviews } from './article-reviews.ts'
import { articleHomeModules, createArticles } from './articles.ts'
import { blogFeed } from './feed.ts'
import { articleRoutes } from './routes.ts'

interface ArticleNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  home: HomeModule
  crisis: Pick<Crisis, 'wroteBelowArticle'>
}

/** Blog posts and success stories, with their reviews and the feed of the blog. */
export function articlesModule(platform: Platform, { accounts, crisis, home }: ArticleNeeds) {
  const articles = createArticles(platform)
  const articleReviews = createArticleReviews({ ...platform, accounts, crisis })
  home.register(articleHomeModules)
  return {
    routes(http) {
      articleRoutes(http, { articles, articleReviews })
      blogFeed(http, { articles, publicUrl: platform.publicUrl })
    },
    publicPages: articles.publicPages,
  } satisfies Module
}
