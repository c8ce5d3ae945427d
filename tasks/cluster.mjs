import { continueIn } from './ensure-installed.mjs'

continueIn('cluster.ts')
