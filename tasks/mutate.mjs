import { continueIn } from './ensure-installed.mjs'

continueIn('mutate.ts')
