import { continueIn } from './ensure-installed.mjs'

continueIn('image.ts')
