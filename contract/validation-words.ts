import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const check = 'Please check this field'
const choose = 'Please choose one of the options'

const formats: Record<string, string> = {
  email: 'Please enter valid email',
  uuid: choose,
  url: 'Please enter a complete link',
  date: 'Please choose a date',
  datetime: 'Please choose a date and time',
}
const types: Record<string, string> = {
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please choose yes or no',
  array: 'Please choose from the list',
}

function tooSmall({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === 'string')
    return minimum > 1 ? `Please enter at least ${minimum} characters` : 'This field is required'
  if (origin === 'array' || origin === 'set') return `Please choose at least ${minimum}`
  return origin === 'date' ? 'Please choose a later date' : `Please enter ${minimum} or more`
}

function tooBig({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  if (origin === 'string') return `Please enter at most ${maximum} characters`
  if (origin === 'array' || origin === 'set') return `Please choose at most ${maximum}`
  return origin === 'date' ? 'Please choose an earlier date' : `Please enter ${maximum} or less`
}

/** The message for a wrong field whose schema has no message of its own. */
function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required' : (types[issue.expected] ?? check)
    case 'unrecognized_keys':
      return 'This field is not known here'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? check
    case 'invalid_value':
    case 'invalid_union':
      return choose
    default:
      return check
  }
}

/** Replaces the messages of the validation library by ours. */
export function speakPlainly() {
  z.config({ customError: wordsFor })
}
