import { reviews } from './en/reviews.ts'
import { addWords } from './index.ts'

addWords({ reviews })
