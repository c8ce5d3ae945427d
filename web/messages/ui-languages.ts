import { uiLanguages } from './en/ui-languages.ts'
import { addWords } from './index.ts'

addWords({ 'ui-languages': uiLanguages })
