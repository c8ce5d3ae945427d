import { staticPages } from './en/static-pages.ts'
import { addWords } from './index.ts'

addWords({ 'static-pages': staticPages })
