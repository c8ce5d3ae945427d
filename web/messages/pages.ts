import { pages } from './en/pages.ts'
import { addWords } from './index.ts'

addWords({ pages })
