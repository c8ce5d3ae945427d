import type { ReportRow } from '@newyou/contract/community/desk'

const things: Record<NonNullable<ReportRow['thing']>, string> = {
  'healer-review': 'Page of a healer',
  'course-review': 'Page of a course',
  'article-review': 'Page of an article',
  'healer-name': 'Page of a healer',
  'healer-picture': 'Page of a healer',
  'member-name': 'Group',
}

/** Where something was reported. */
export function placeWords(row: ReportRow): string {
  if (row.group_name) return row.group_name
  return row.thing ? things[row.thing] : 'Private conversation'
}
