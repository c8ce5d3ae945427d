import { sql } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'

const titles = /^(?:dr|mr|mrs|ms|shri|smt)\.?\s+/i
const nameOf = (text: string) => text.toLowerCase().replace(titles, '').replace(/\s+/g, ' ').trim()
const wordOf = (text: string) => text.normalize('NFC').toLowerCase().trim()

/** A person whom a line names. */
export interface NamedPerson {
  line: number
  name: string
  email: string
}

/** The verified healer whom a line names, by e-mail or by name; null where there is none, or more than one. */
export async function healersNamed(
  trx: Trx,
  accounts: Pick<Accounts, 'peopleByContacts'>,
  asked: readonly NamedPerson[],
) {
  const contacts = asked.flatMap(({ line, email }) => (email ? [{ line, mobile: null, email }] : []))
  const people = (await accounts.peopleByContacts(trx, contacts)).filter(({ state }) => state === 'active')
  const names = [...new Set(asked.map(({ name }) => nameOf(name)))].filter(Boolean)
  const spelled = names.flatMap((name) => ['', 'dr ', 'dr. '].map((title) => title + name))
  const personIds = people.map(({ u_id: id }) => id)
  const { rows } = await sql<{ u_id: string; person_id: string | null; full_name: string }>`
    select u_id, person_id, full_name from healer_card where state = 'verified' and person_id = any(${personIds}::uuid[])
    union select h.u_id, h.person_id, h.full_name from unnest(${spelled}::text[]) as asked(name)
      join healer_card h on lower(h.full_name) = asked.name where h.state = 'verified'`.execute(trx)
  const byLine = new Map(people.map(({ line, u_id: id }) => [line, id]))
  return ({ line, name }: Pick<NamedPerson, 'line' | 'name'>): string | null => {
    const known = rows.find(({ person_id: id }) => id !== null && id === byLine.get(line))
    const named = rows.filter(({ full_name: full }) => nameOf(full) === nameOf(name))
    return known?.u_id ?? (named.length === 1 ? (named[0]?.u_id ?? null) : null)
  }
}

/** The address of a category that is offered, by its address or its name in either language. */
export async function categoriesHere(trx: Trx) {
  const rows = await trx
    .selectFrom('category')
    .select(['slug', 'name', 'name_hi'])
    .where('is_shown', '=', true)
    .execute()
  const known = new Map(
    rows.flatMap(({ slug, name, name_hi: hindi }) =>
      [slug, name, hindi].map((word) => [wordOf(word), slug] as const),
    ),
  )
  return (name: string): string | undefined => known.get(wordOf(name))
}
