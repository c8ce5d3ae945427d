import { dashboard } from './en/dashboard.ts'
import { addWords } from './index.ts'

addWords({ dashboard })
