import { learning } from './en/learning.ts'
import { addWords } from './index.ts'

addWords({ learning })
