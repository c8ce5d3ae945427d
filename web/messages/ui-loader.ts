import { uiLoader } from './en/ui-loader.ts'
import { addWords } from './index.ts'

addWords({ 'ui-loader': uiLoader })
