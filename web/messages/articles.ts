import { articles } from './en/articles.ts'
import { addWords } from './index.ts'

addWords({ articles })
