import { eventPages } from './en/event-pages.ts'
import { addWords } from './index.ts'

addWords({ 'event-pages': eventPages })
