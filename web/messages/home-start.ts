import { homeStart } from './en/home-start.ts'
import { addWords } from './index.ts'

addWords({ 'home-start': homeStart })
