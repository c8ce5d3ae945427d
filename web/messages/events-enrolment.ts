import { eventsEnrolment } from './en/events-enrolment.ts'
import { addWords } from './index.ts'

addWords({ 'events-enrolment': eventsEnrolment })
