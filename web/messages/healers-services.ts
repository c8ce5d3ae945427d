import { healersServices } from './en/healers-services.ts'
import { addWords } from './index.ts'

addWords({ 'healers-services': healersServices })
