import { ebooks } from './en/ebooks.ts'
import { addWords } from './index.ts'

addWords({ ebooks })
