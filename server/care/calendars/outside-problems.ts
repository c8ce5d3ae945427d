import type { CalendarProblem } from '@newyou/contract/care/calendars'
import type { OutsideRefusal } from '../../platform/http/outside.ts'

/** Why an address of a calendar was not asked, in the words of a calendar that cannot be read. */
export const outsideProblems: Record<OutsideRefusal, CalendarProblem> = {
  'not an address': 'private',
  'not https': 'private',
  'not public': 'private',
  'unknown host': 'unreachable',
  unreachable: 'unreachable',
  'too slow': 'slow',
  'too large': 'large',
  redirected: 'failing',
}
