import { bundles } from './en/bundles.ts'
import { addWords } from './index.ts'

addWords({ bundles })
