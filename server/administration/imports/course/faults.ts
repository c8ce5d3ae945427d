import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const placeOf = (at: readonly PropertyKey[]) =>
  at.map((step) => (typeof step === 'number' ? `${step + 1}` : String(step))).join(', ')

function wordsOf(issue: Issue): string {
  const place = `“${placeOf(issue.path)}”`
  if (issue.code === 'unrecognized_keys')
    return `There is no field ${issue.keys.map((key) => `“${key}”`).join(', ')}${issue.path.length ? ` in ${place}` : ''}`
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? `${place} is missing` : `${place} is not a ${issue.expected}`
  if (issue.code === 'too_small' && issue.origin === 'string') return `${place} is empty`
  if (issue.code === 'too_small') return `${place} needs at least ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${place} has more than ${issue.maximum} letters`
  if (issue.code === 'too_big') return `${place} takes at most ${issue.maximum}`
  if (issue.code === 'invalid_value') return `${place} is one of: ${issue.values.map(String).join(', ')}`
  return `${place} cannot be read`
}

/** What a person has to mend in a part of a manifest. */
export const faultsOf = ({ issues }: z.core.$ZodError): string[] => [...new Set(issues.map(wordsOf))]
