import { healersAvailable } from './en/healers-available.ts'
import { addWords } from './index.ts'

addWords({ 'healers-available': healersAvailable })
