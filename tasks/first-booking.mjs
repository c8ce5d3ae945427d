import { continueIn } from './ensure-installed.mjs'

continueIn('first-booking.ts')
