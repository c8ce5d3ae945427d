import type { Accounts } from '../../../people/accounts/index.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { nameWord } from '../../../platform/name-word.ts'
import type { Match, Numbered } from './kind.ts'

/** By what a line says whom it is about. */
export interface OfClient {
  mobile: string | null
  email: string | null
  /** Its first word has to fit the client; empty where the file has none. */
  name: string
}

/** The client of each line that is known, and why the others have none. */
export async function clientsOf<Row extends OfClient>(
  accounts: Pick<Accounts, 'peopleByContacts'>,
  trx: Trx,
  lines: readonly Numbered<Row>[],
): Promise<{ found: (Numbered<Row> & { clientId: string })[]; problems: Match[] }> {
  const people = await accounts.peopleByContacts(
    trx,
    lines.map(({ line, row: { mobile, email } }) => ({ line, mobile, email })),
  )
  const byLine = Map.groupBy(people, ({ line }) => line)
  const problems: Match[] = []
  const found = lines.flatMap((one) => {
    const known = byLine.get(one.line) ?? []
    const [first] = known
    const why = !first
      ? 'No client has this contact. Please import the clients first'
      : new Set(known.map(({ u_id }) => u_id)).size > 1
        ? 'The mobile number and the e-mail belong to two different people here'
        : first.state === 'guest'
          ? 'A guest of the front desk has this number, who has not opened an account'
          : one.row.name !== '' && nameWord(one.row.name) !== nameWord(first.first_name)
            ? 'The client with this contact has another first name'
            : ''
    if (first && !why) return [{ ...one, clientId: first.u_id }]
    problems.push({ line: one.line, recordId: null, isProblem: true, words: why })
    return []
  })
  return { found, problems }
}
