import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import { type OldAddressFault, oldAddressesOf } from '../../content/articles/index.ts'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from './refuse.ts'
import { minutesToRead, withWords } from './rich-text.ts'
import { requireWholeVersion } from './second-version.ts'
import type { Table } from './table.ts'

const faultWords: Record<OldAddressFault, (address: string) => string> = {
  'no address': (address) =>
    `“${address}” is no address. Please write it without the host, such as /2019/05/my-post`,
  'a page here': (address) => `A page of this site has the address ${address}`,
  'of another article': (address) => `Another article has the address ${address}`,
}
const pathsIn = ({ old_paths: paths }: Values): string[] => (Array.isArray(paths) ? paths.map(String) : [])

async function check(values: Values, queryable: Queryable, before: Row | undefined) {
  const { kind, teller, author_healer_id: author, body } = values
  const isStory = kind === 'success-story'
  if (isStory !== (teller !== ''))
    refuse('teller', isStory ? backOfficeReplies.chosenNameMissing : backOfficeReplies.chosenNameNotHere)
  if (isStory && author) refuse('author_healer_id', 'A success story has no author')
  if (!withWords({ body }, 'body').words) refuse('body', 'This field is required')
  requireWholeVersion(values, ['title', 'lead', 'body'])
  const fault = await oldAddressesOf.fault(queryable, before?.u_id, pathsIn(values))
  if (fault) refuse('old_paths', faultWords[fault.why](fault.address))
}

/** Articles with their old addresses, which lie in a table of their own. */
export const articles: Table = {
  table: 'article',
  search: sql`t.title || ' ' || t.lead`,
  check,
  // A drawing has one file for each theme; an uploaded picture stands in both, in the width of a card.
  reads: {
    picture: sql`regexp_replace(t.image ->> 'dark', '-704[.]webp$', '')`,
    old_paths: oldAddressesOf.column,
  },
  media: ({ picture }) => {
    if (!picture) return { image: null }
    const file = `${picture.file}-704.webp`
    return { image: JSON.stringify({ dark: file, light: file }) }
  },
  write({ old_paths: _elsewhere, ...values }) {
    const text = withWords(values, 'body')
    return {
      ...values,
      ...text,
      ...withWords(values, 'other_body', 'other_words'),
      ...(typeof text.words === 'string' && { reading_minutes: minutesToRead(text.words) }),
    }
  },
  async follow(trx, id, values) {
    const taken = await oldAddressesOf.replace(trx, id, pathsIn(values))
    if (taken !== undefined) refuse('old_paths', faultWords['of another article'](taken))
  },
  isStamped: true,
  tags: ({ u_id: id }) => ['articles', `article:${id}`],
}
