import { healersPlaces } from './en/healers-places.ts'
import { addWords } from './index.ts'

addWords({ 'healers-places': healersPlaces })
