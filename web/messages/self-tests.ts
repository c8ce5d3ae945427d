import { selfTests } from './en/self-tests.ts'
import { addWords } from './index.ts'

addWords({ 'self-tests': selfTests })
