import type { ReportRow } from '@newyou/contract/people/moderation/admin'
import { wordsOf } from '../fields/words.ts'

const things: Record<NonNullable<ReportRow['thing']>, string> = {
  'healer-review': 'Healer page',
  'course-review': 'Course page',
  'article-review': 'Article page',
  'healer-name': 'Healer page',
  'healer-picture': 'Healer page',
  'member-name': 'Group',
}

/** Where something was reported. */
export function placeWords(row: ReportRow): string {
  if (row.group_name) return row.group_name
  return row.thing ? things[row.thing] : 'Private conversation'
}

const links = { message: ' by', review: ' by', name: ' of', picture: ' of', person: ':' } as const

/** The reported content and its owner: `Review by Plain Dosa`. */
export const reportedContent = ({ about, subject_name: name }: Pick<ReportRow, 'about' | 'subject_name'>) =>
  `${wordsOf(about)}${links[about]} ${name}`
