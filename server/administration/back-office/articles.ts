import type { Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import { refuse } from './refuse.ts'
import { minutesToRead, withWords } from './rich-text.ts'
import { requireWholeVersion } from './second-version.ts'
import type { Table } from './table.ts'

function check(values: Values) {
  const { kind, teller, author_healer_id: author, body } = values
  const isStory = kind === 'success-story'
  if (isStory !== (teller !== ''))
    refuse('teller', isStory ? backOfficeReplies.chosenNameMissing : backOfficeReplies.chosenNameNotHere)
  if (isStory && author) refuse('author_healer_id', 'A success story has no author')
  if (!withWords({ body }, 'body').words) refuse('body', 'This field is required')
  requireWholeVersion(values, ['title', 'lead', 'body'])
}

export const articles: Table = {
  table: 'article',
  search: sql`t.title || ' ' || t.lead`,
  check,
  // A drawing has one file for each theme; an uploaded picture stands in both, in the width of a card.
  reads: { picture: sql`regexp_replace(t.image ->> 'dark', '-704[.]webp$', '')` },
  media: ({ picture }) => {
    if (!picture) return { image: null }
    const file = `${picture.file}-704.webp`
    return { image: JSON.stringify({ dark: file, light: file }) }
  },
  write(values) {
    const text = withWords(values, 'body')
    return {
      ...values,
      ...text,
      ...withWords(values, 'other_body', 'other_words'),
      ...(typeof text.words === 'string' && { reading_minutes: minutesToRead(text.words) }),
    }
  },
  isStamped: true,
  tags: ({ u_id: id }) => ['articles', `article:${id}`],
}
