import { healersPage } from './en/healers-page.ts'
import { addWords } from './index.ts'

addWords({ 'healers-page': healersPage })
