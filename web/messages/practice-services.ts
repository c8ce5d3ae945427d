import { practiceServices } from './en/practice-services.ts'
import { addWords } from './index.ts'

addWords({ 'practice-services': practiceServices })
