import { continueIn } from './ensure-installed.mjs'

continueIn('lines.ts')
