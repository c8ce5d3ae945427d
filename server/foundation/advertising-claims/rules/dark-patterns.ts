import { choicePatterns } from './dark-patterns-choice.ts'
import { paymentPatterns } from './dark-patterns-payment.ts'
import { pressingPatterns } from './dark-patterns-pressing.ts'
import { finder, type Rule } from './rule.ts'
import { urgencyPatterns } from './urgency.ts'

const guideline = 'Guidelines for Prevention and Regulation of Dark Patterns, 2023, Annexure 1'

/** The thirteen dark patterns of the guidelines, as far as words show them. */
export const darkPatternRules: Rule[] = [
  ...urgencyPatterns,
  ...choicePatterns,
  ...paymentPatterns,
  ...pressingPatterns,
]
  .sort((one, other) => one.number - other.number)
  .map(({ id, number, title, advice, marks, excuses }) => ({
    id,
    title,
    source: `${guideline}, (${number})`,
    advice,
    find: finder(marks, excuses),
  }))
