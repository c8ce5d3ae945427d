import { ebooksCard } from './en/ebooks-card.ts'
import { addWords } from './index.ts'

addWords({ 'ebooks-card': ebooksCard })
