import { suggestions } from './en/suggestions.ts'
import { addWords } from './index.ts'

addWords({ suggestions })
