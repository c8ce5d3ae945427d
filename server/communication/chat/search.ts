import type { FoundMessage } from '@newyou/contract/communication/chat'
import { sql } from 'kysely'
import { allOf, wordsOf } from '../../platform/database/statement.ts'
import type { CommunityModule, Participant } from '../community/index.ts'
import type { ChatReading } from './conversation-queries.ts'

const resultsMax = 40

/** Readable messages that contain all of these words, in conversations and groups, latest first. */
export async function searchChats(
  { reading, groups }: { reading: ChatReading; groups: Pick<CommunityModule['groups'], 'search'> },
  participant: Participant,
  search: string,
): Promise<FoundMessage[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  // Words are letters and digits alone: none of them means something to LIKE.
  const hasWords = (text: string) =>
    allOf(words.map((word) => sql`lower(${sql.ref(text)}) like ${`%${word}%`}`))
  const both = await Promise.all([
    reading.search(participant, hasWords('m.text'), resultsMax),
    groups.search(participant, hasWords('c.text'), resultsMax),
  ])
  return both
    .flat()
    .toSorted((one, other) => other.message.created_at.localeCompare(one.message.created_at))
    .slice(0, resultsMax)
}
