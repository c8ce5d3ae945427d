import type { FoundMessage } from '@newyou/contract/chat'
import { sql } from 'kysely'
import type { CommunityModule, Talker } from '../community/index.ts'
import { allOf, wordsOf } from '../platform/database/statement.ts'
import type { ChatReading } from './reading.ts'

const resultsMax = 40

/** What a person may read that holds all of these words, in conversations and groups, latest first. */
export async function searchChats(
  { reading, groups }: { reading: ChatReading; groups: Pick<CommunityModule['groups'], 'search'> },
  talker: Talker,
  search: string,
): Promise<FoundMessage[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  // Words are letters and digits alone: none of them means something to LIKE.
  const hasWords = (text: string) =>
    allOf(words.map((word) => sql`lower(${sql.ref(text)}) like ${`%${word}%`}`))
  const both = await Promise.all([
    reading.search(talker, hasWords('m.text'), resultsMax),
    groups.search(talker, hasWords('c.text'), resultsMax),
  ])
  return both
    .flat()
    .toSorted((one, other) => other.message.created_at.localeCompare(one.message.created_at))
    .slice(0, resultsMax)
}
