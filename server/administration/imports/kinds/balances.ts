import type { ImportedBalances } from '../../../money/ledger/index.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { optional, problemsIn, type Read, readEmail, readMobile } from '../cells.ts'
import { readSum } from '../money-cells.ts'
import { clientsOf, type OfClient } from './client-of-line.ts'
import { emailHeadings, mobileHeadings, nameHeadings } from './contact-headings.ts'
import type { Lines, Match, Numbered, RunOf, Store } from './kind.ts'

export interface BalanceLine extends OfClient {
  amount_paise: number
}

const nameMax = 120
/** As much as a client may add at once. */
const mostPaise = 10_000_000

function readBalance(text: string): Read<number> {
  const sum = readSum(text)
  if ('problem' in sum) return sum
  if (sum.value === 0) return { problem: 'There is nothing on it, so it is left out' }
  return sum.value > mostPaise ? { problem: 'A balance is at most ₹1,00,000' } : sum
}

/** What clients have paid in elsewhere and not used yet. */
export const balanceLines: Lines<BalanceLine> = {
  guesses: {
    mobile: mobileHeadings,
    email: emailHeadings,
    name: [...nameHeadings, 'firstname'],
    balance: [
      'balance',
      'wallet',
      'walletbalance',
      'credit',
      'credits',
      'creditbalance',
      'accountbalance',
      'advance',
      'prepaid',
      'amount',
      'बैलेंस',
      'prepaidbalance',
      'storecredit',
      'giftcardbalance',
      'advancebalance',
      'शेष',
      'शेषराशि',
      'जमा',
      'राशि',
    ],
  },
  missing(chosen) {
    if (!chosen.has('mobile') && !chosen.has('email'))
      return 'Please choose the column with the mobile number or the e-mail of the client'
    return chosen.has('balance') ? undefined : 'Please choose the column with the balance'
  },
  read(given) {
    const mobile = optional(given.mobile ?? '', readMobile)
    const email = optional(given.email ?? '', readEmail)
    const balance: Read<number> = given.balance
      ? readBalance(given.balance)
      : { problem: 'There is no balance' }
    const problems = problemsIn(mobile, email, balance)
    if (!given.mobile && !given.email) problems.push('There is neither a mobile number nor an e-mail')
    if ('problem' in mobile || 'problem' in email || 'problem' in balance || problems.length)
      return { problems }
    const name = (given.name ?? '').slice(0, nameMax)
    return { row: { mobile: mobile.value, email: email.value, name, amount_paise: balance.value } }
  },
  keysOf: ({ mobile, email }) => [
    ...(mobile ? [{ key: mobile, name: 'mobile number' }] : []),
    ...(email ? [{ key: email, name: 'e-mail' }] : []),
  ],
  wordsOf: ({ name, mobile, email, amount_paise: paise }) =>
    [name || (mobile ?? email), `₹${(paise / 100).toLocaleString('en-IN')}`].join(', '),
}

interface BalanceNeeds {
  accounts: Pick<Accounts, 'peopleByContacts'>
  balances: ImportedBalances
}

/** Wallets of clients that hold what they have paid in elsewhere; nobody imports one for themselves. */
export function balanceStore({ accounts, balances }: BalanceNeeds): Store<BalanceLine> {
  async function look(trx: Trx, { by }: RunOf, lines: readonly Numbered<BalanceLine>[]) {
    const { found, problems } = await clientsOf(accounts, trx, lines)
    const standing = await balances.standing(
      trx,
      found.map(({ clientId }) => clientId),
    )
    const first = new Map<string, number>()
    const matches: Match[] = [...problems]
    const wanted = found.flatMap(({ line, clientId, row }) => {
      const [before, there] = [first.get(clientId), standing.get(clientId)]
      const why =
        clientId === by
          ? 'Nobody imports a balance of their own'
          : before !== undefined
            ? `Line ${before} is of the same client`
            : ''
      if (why) matches.push({ line, recordId: null, isProblem: true, words: why })
      else if (there)
        matches.push({ line, recordId: there, isProblem: false, words: 'Has a balance of an import already' })
      if (why || there) return []
      first.set(clientId, line)
      return [{ line, person_id: clientId, amount: row.amount_paise }]
    })
    return { wanted, matches }
  }
  return {
    match: async (trx, run, lines) => (await look(trx, run, lines)).matches,
    add: async (trx, run, lines) => balances.add(trx, (await look(trx, run, lines)).wanted),
    remove: (trx, _run, made) => balances.remove(trx, made),
  }
}
