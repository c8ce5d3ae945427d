import { coursesPlayer } from './en/courses-player.ts'
import { addWords } from './index.ts'

addWords({ 'courses-player': coursesPlayer })
