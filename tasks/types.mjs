import { continueIn } from './ensure-installed.mjs'

continueIn('check-types.ts')
