import { eventsHosting } from './en/events-hosting.ts'
import { addWords } from './index.ts'

addWords({ 'events-hosting': eventsHosting })
