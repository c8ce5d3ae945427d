import { search } from './en/search.ts'
import { addWords } from './index.ts'

addWords({ search })
