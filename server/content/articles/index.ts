export type { ImportedArticle, ImportedArticles } from './imported-articles.ts'
export { type ArticlesModule, articlesModule } from './module.ts'
export { type OldAddressFault, oldAddressesOf } from './old-addresses-of.ts'
