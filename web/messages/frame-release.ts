import { frameRelease } from './en/frame-release.ts'
import { addWords } from './index.ts'

addWords({ 'frame-release': frameRelease })
