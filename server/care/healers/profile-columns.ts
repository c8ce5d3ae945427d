import { paisePerRupee } from '@newyou/contract/business'
import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import type { OwnPage, PageForm } from '@newyou/contract/care/healers/page'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { DB } from '../../platform/database/schema.ts'
import { type OtherWords, versionColumns } from '../../platform/database/versions.ts'
import { paragraphs } from '../../platform/paragraphs.ts'

const { price_rupees: _price, ...namedAsColumns } = healerFields
type Column = keyof typeof namedAsColumns

/** The declared columns of cards, and those of the page alone, of a table with this alias; without those that are named. */
export const columnsShown = (
  on: 'card' | 'page',
  alias = 'h',
  without: readonly string[] = [],
): RawBuilder<unknown> =>
  // Constant names, joined once because lists are requested often.
  sql.raw(
    namesOf(having(healerFields, 'shown', on))
      .filter((name) => !without.includes(name))
      .map((name) => `${alias}.${name}`)
      .join(', '),
  )

/** A healer's words in the other language of the site, on a table called h; a card has the topics, a page more. */
export const otherWords = (more: OtherWords = {}) =>
  versionColumns(sql.ref('h'), 'other_topics', { topics: 'other_topics', ...more })
export const otherWordsOfPage = { about: 'other_about', client_concerns: 'other_concerns' }

function stored(name: HealerFieldName, value: unknown) {
  switch (healerFields[name].kind) {
    case 'paragraphs':
      return paragraphs(String(value))
    case 'greeting':
      return value && JSON.stringify(value)
    case 'choices':
    case 'categories':
    case 'languages':
      return [...new Set(value as string[])] // a form of these kinds has lists
    case 'rupees':
      return Number(value) * paisePerRupee
    default:
      return value
  }
}

type Stored = Pick<Insertable<DB['healer']>, Column | 'price_paise'>

/** The columns of the given fields as a form has them; what the form left out stays as it is. */
export function columnsOf<Name extends HealerFieldName>(
  names: readonly Name[],
  form: { [N in Name]?: unknown },
) {
  const columns = names
    .filter((name) => form[name] !== undefined)
    .map((name) => [name === 'price_rupees' ? 'price_paise' : name, stored(name, form[name])])
  // Each kind is stored as its column wants it, which the types of rows cannot follow.
  return Object.fromEntries(columns) as {
    [N in Name as N extends 'price_rupees' ? 'price_paise' : N]: Stored[N extends Column ? N : 'price_paise']
  }
}

/** Texts that staff read before the public does, as the healer edits them. */
export type Words = Pick<OwnPage, keyof typeof reviewed>
const reviewed = having(healerFields, 'page', 'reviewed')
const reviewedNames = namesOf(reviewed)

/** The columns of reviewed texts: in `healer` those that are public, in `healer_page_change` those that wait. */
export const wordColumns = (words: Words) => columnsOf(reviewedNames, words)

/** The texts of a form merged with the saved ones: omitted texts stay. */
export const wordsIn = (form: PageForm, standing: Words) =>
  Object.fromEntries(
    reviewedNames.map((name) => [name, form[name] === undefined ? standing[name] : form[name]]),
  ) as Words // each from one of the two

type WordsRow = { [Name in keyof typeof reviewed]: unknown }
/** The reviewed texts of a row as their form shows them. */
export const wordsOf = (row: WordsRow) =>
  Object.fromEntries(
    reviewedNames.map((name) => [
      name,
      healerFields[name].kind === 'paragraphs' ? (row[name] as string[]).join('\n') : row[name],
    ]),
  ) as Words // written by wordColumns

const { price_rupees: _rupees, ...facts } = having(healerFields, 'page', 'at once')
type Facts = Pick<OwnPage, keyof typeof facts>

/** The facts that need no review, except the price. */
export const factsOf = (row: { [Name in keyof Facts]: unknown }) =>
  Object.fromEntries(namesOf(facts).map((name) => [name, row[name]])) as Facts // checked by the table or written by columnsOf

export type HealerColumns = Updateable<DB['healer']>
