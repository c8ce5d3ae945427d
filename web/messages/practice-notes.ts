import { practiceNotes } from './en/practice-notes.ts'
import { addWords } from './index.ts'

addWords({ 'practice-notes': practiceNotes })
