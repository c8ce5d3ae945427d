import { continueIn } from './ensure-installed.mjs'

continueIn('run-site.ts')
