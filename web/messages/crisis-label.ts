import { crisisLabel } from './en/crisis-label.ts'
import { addWords } from './index.ts'

addWords({ 'crisis-label': crisisLabel })
