import type { ReportRow } from '@newyou/contract/people/moderation/admin'
import type { ModeratedContentType } from '@newyou/contract/people/moderation/reports'

/** A report as the table has it. */
export interface ReportColumns extends Omit<ReportRow, 'created_at' | 'place' | 'group_name'> {
  created_at: Date
  conversation_id: string | null
  group_id: string | null
  seq: number | null
  thing_id: string | null
  subject_id: string | null
  words: string
  note: string
  decided_at: Date | null
}

/** Content of a page, by what it is and its id. */
export interface ContentAddress {
  contentType: ModeratedContentType
  id: string
}

export const contentOf = ({ thing, thing_id: id }: ReportColumns): ContentAddress | undefined =>
  thing && id ? { contentType: thing, id } : undefined

export function placeOf({
  group_id: groupId,
  conversation_id: conversationId,
}: Pick<ReportColumns, 'group_id' | 'conversation_id'>): ReportRow['place'] {
  if (groupId) return 'group'
  return conversationId ? 'conversation' : 'page'
}

/** List row of a report. */
export const presentRow = (row: ReportColumns, groupNames: ReadonlyMap<string, string>): ReportRow => ({
  u_id: row.u_id,
  about: row.about,
  place: placeOf(row),
  thing: row.thing,
  group_name: (row.group_id && groupNames.get(row.group_id)) ?? '',
  subject_name: row.subject_name,
  reason: row.reason,
  state: row.state,
  decision: row.decision,
  created_at: row.created_at.toISOString(),
})
