import { home } from './en/home.ts'
import { addWords } from './index.ts'

addWords({ home })
