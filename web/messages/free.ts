import { free } from './en/free.ts'
import { addWords } from './index.ts'

addWords({ free })
