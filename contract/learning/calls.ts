import { bundles } from './bundles.ts'
import { courses } from './courses/courses.ts'
import { myLearning } from './courses/my-learning.ts'
import { coursePlaying } from './courses/player.ts'
import { coursePreviews } from './courses/preview.ts'
import { ebooks } from './ebooks.ts'
import { enrolments } from './events/enrolments.ts'
import { events } from './events/events.ts'
import { hostedEvents } from './events/hosted-events.ts'
import { myEvents } from './events/my-events.ts'
import { recordingDesk } from './events/recording-admin.ts'

/** Every call of the wing learning. */
export const learningCalls = {
  ...courses,
  ...bundles,
  ...myLearning,
  ...coursePlaying,
  ...coursePreviews,
  ...ebooks,
  ...enrolments,
  ...events,
  ...hostedEvents,
  ...myEvents,
  ...recordingDesk,
}
