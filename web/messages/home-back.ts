import { homeBack } from './en/home-back.ts'
import { addWords } from './index.ts'

addWords({ 'home-back': homeBack })
