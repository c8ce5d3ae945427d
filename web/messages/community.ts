import { community } from './en/community.ts'
import { addWords } from './index.ts'

addWords({ community })
