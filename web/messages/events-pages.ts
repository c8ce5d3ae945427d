import { eventsPages } from './en/events-pages.ts'
import { addWords } from './index.ts'

addWords({ 'events-pages': eventsPages })
