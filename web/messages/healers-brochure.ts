import { healersBrochure } from './en/healers-brochure.ts'
import { addWords } from './index.ts'

addWords({ 'healers-brochure': healersBrochure })
