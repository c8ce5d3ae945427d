import type { CommunityReport, ReportRow } from '@newyou/contract/community/desk'
import type { ReportedThing } from '@newyou/contract/community/reports'

/** A report as the table has it. */
export interface ReportColumns extends Omit<ReportRow, 'created_at' | 'place'> {
  created_at: Date
  conversation_id: string | null
  group_id: string | null
  seq: number | null
  thing_id: string | null
  subject_id: string | null
  words: string
  note: string
  decided_at: Date | null
  decided_by_name: string | null
  earlier: number
  message: CommunityReport['message']
}

/** What stands on a page, by what it is and its id. */
export interface OpenThing {
  thing: ReportedThing
  thingId: string
}

function placeOf({ group_id: groupId, conversation_id: conversationId }: ReportColumns): ReportRow['place'] {
  if (groupId) return 'group'
  return conversationId ? 'conversation' : 'page'
}

/** What a list shows of a report. */
export const presentRow = (row: ReportColumns): ReportRow => ({
  u_id: row.u_id,
  about: row.about,
  place: placeOf(row),
  thing: row.thing,
  group_name: row.group_name,
  subject_name: row.subject_name,
  reason: row.reason,
  state: row.state,
  decision: row.decision,
  created_at: row.created_at.toISOString(),
})
