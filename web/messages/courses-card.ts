import { coursesCard } from './en/courses-card.ts'
import { addWords } from './index.ts'

addWords({ 'courses-card': coursesCard })
