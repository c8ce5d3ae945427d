import { frameCategory } from './en/frame-category.ts'
import { addWords } from './index.ts'

addWords({ 'frame-category': frameCategory })
