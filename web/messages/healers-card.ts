import { healersCard } from './en/healers-card.ts'
import { addWords } from './index.ts'

addWords({ 'healers-card': healersCard })
