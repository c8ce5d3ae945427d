export { createArticleReviews } from './article-reviews.ts'
export { articleHomeModules, createArticles } from './articles.ts'
export { blogFeed } from './feed.ts'
export { articleRoutes } from './routes.ts'
