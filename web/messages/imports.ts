import { imports } from './en/imports.ts'
import { addWords } from './index.ts'

addWords({ imports })
