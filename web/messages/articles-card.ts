import { articlesCard } from './en/articles-card.ts'
import { addWords } from './index.ts'

addWords({ 'articles-card': articlesCard })
