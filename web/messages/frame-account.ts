import { frameAccount } from './en/frame-account.ts'
import { addWords } from './index.ts'

addWords({ 'frame-account': frameAccount })
