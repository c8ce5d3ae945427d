import { uiReviews } from './en/ui-reviews.ts'
import { addWords } from './index.ts'

addWords({ 'ui-reviews': uiReviews })
