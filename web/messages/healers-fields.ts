import { healersFields } from './en/healers-fields.ts'
import { addWords } from './index.ts'

addWords({ 'healers-fields': healersFields })
