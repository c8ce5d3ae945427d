import { player } from './en/player.ts'
import { addWords } from './index.ts'

addWords({ player })
