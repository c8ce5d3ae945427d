import { plainDigits } from '@newyou/contract/people/accounts/digits'
import type { ImportedPacks } from '../../../care/session-packs/index.ts'
import type { BundlesModule } from '../../../learning/bundles/index.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import { after, type Clock, days } from '../../../platform/clock.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { optional, problemsIn, type Read, readDay, readEmail, readMobile, startOfDay } from '../cells.ts'
import { clientsOf, type OfClient } from './client-of-line.ts'
import { emailHeadings, mobileHeadings, nameHeadings } from './contact-headings.ts'
import type { Lines, Match, Numbered, RunOf, Store } from './kind.ts'

export interface PackLine extends OfClient {
  /** By its title. */
  title: string
  left: number
  /** The end of the last day; null: as long as the package lasts when it is bought. */
  until: string | null
}

const nameMax = 120
const leftMax = 100

function readLeft(text: string): Read<number> {
  const plain = plainDigits(text)
  const left = /^\d{1,4}(?:\.0+)?$/.test(plain) ? Number.parseInt(plain, 10) : Number.NaN
  if (left === 0) return { problem: 'None is left' }
  return left <= leftMax
    ? { value: left }
    : { problem: `“${text}” is no number of sessions from 1 to ${leftMax}` }
}

/** Sessions of packages that clients have paid for elsewhere and not used yet. */
export const packLines: Lines<PackLine> = {
  guesses: {
    mobile: mobileHeadings,
    email: emailHeadings,
    name: [...nameHeadings, 'firstname'],
    title: ['package', 'packagename', 'packagetitle', 'pack', 'membership', 'plan', 'bundle', 'title', 'पैकेज'],
    left: [
      'sessionsleft',
      'left',
      'remaining',
      'remainingsessions',
      'sessionsremaining',
      'balance',
      'balancesessions',
      'balancequantity',
      'बाकीसेशन',
      'creditsremaining',
      'शेषसेशन',
      'बाकी',
    ],
    until: [
      'validuntil',
      'validtill',
      'until',
      'expires',
      'expiry',
      'expirydate',
      'expirationdate',
      'enddate',
    ],
  },
  missing(chosen) {
    if (!chosen.has('mobile') && !chosen.has('email'))
      return 'Please choose the column with the mobile number or the e-mail of the client'
    if (!chosen.has('title')) return 'Please choose the column with the package'
    return chosen.has('left') ? undefined : 'Please choose the column with the sessions left'
  },
  read(given, today) {
    const mobile = optional(given.mobile ?? '', readMobile)
    const email = optional(given.email ?? '', readEmail)
    const left: Read<number> = given.left
      ? readLeft(given.left)
      : { problem: 'There is no number of sessions' }
    const until = optional(given.until ?? '', (text) => readDay(text, Number(today.slice(0, 4)) + 10))
    const problems = problemsIn(mobile, email, left, until)
    if (!given.mobile && !given.email) problems.push('There is neither a mobile number nor an e-mail')
    if (!given.title) problems.push('There is no package')
    if ('problem' in mobile || 'problem' in email || 'problem' in left || 'problem' in until)
      return { problems }
    if (until.value && until.value < today) problems.push('Its last day is over')
    if (problems.length) return { problems }
    return {
      row: {
        ...{ mobile: mobile.value, email: email.value, name: (given.name ?? '').slice(0, nameMax) },
        ...{ title: given.title ?? '', left: left.value },
        until: until.value && startOfDay(until.value, 1),
      },
    }
  },
  keysOf: ({ mobile, email, title }) => [
    ...(mobile ? [{ key: `${mobile} ${title.toLowerCase()}`, name: 'mobile number and package' }] : []),
    ...(email ? [{ key: `${email} ${title.toLowerCase()}`, name: 'e-mail and package' }] : []),
  ],
  wordsOf: ({ name, mobile, email, title, left }) =>
    [name || (mobile ?? email), `${left} of ${title}`].join(', '),
}

interface PackNeeds {
  accounts: Pick<Accounts, 'peopleByContacts'>
  bundles: Pick<BundlesModule, 'named'>
  packs: ImportedPacks
  clock: Clock
}

/** Sessions that clients may book as if they had bought the package here; nobody imports some for themselves. */
export function packStore({ accounts, bundles, packs, clock }: PackNeeds): Store<PackLine> {
  async function look(trx: Trx, { by }: RunOf, lines: readonly Numbered<PackLine>[]) {
    const { found, problems } = await clientsOf(accounts, trx, lines)
    const known = await bundles.named(trx, [...new Set(found.map(({ row }) => row.title.toLowerCase()))])
    const first = new Map<string, number>()
    const matches: Match[] = [...problems]
    const problem = (line: number, words: string) => {
      matches.push({ line, recordId: null, isProblem: true, words })
      return []
    }
    const asked = found.flatMap(({ line, clientId, row: { title, left, until } }) => {
      const bundle = known.get(title.toLowerCase())
      if (clientId === by) return problem(line, 'Nobody imports sessions of their own')
      if (!bundle) return problem(line, `There is no package “${title}” with sessions, or more than one`)
      const key = `${clientId} ${bundle.u_id}`
      const before = first.get(key)
      if (before !== undefined) return problem(line, `Line ${before} is of the same client and package`)
      first.set(key, line)
      return [
        {
          ...{ line, person_id: clientId, bundle_id: bundle.u_id },
          ...{ healer_id: bundle.healer_id, service_id: bundle.service_id, count: left },
          expires_at: until ?? after(clock.now(), days(bundle.lasts_days)).toISOString(),
        },
      ]
    })
    const there = await packs.standing(trx, asked)
    for (const [line, recordId] of there)
      matches.push({ line, recordId, isProblem: false, words: 'Has sessions left of this package already' })
    return { wanted: asked.filter(({ line }) => !there.has(line)), matches }
  }
  return {
    match: async (trx, run, lines) => (await look(trx, run, lines)).matches,
    add: async (trx, run, lines) => packs.add(trx, (await look(trx, run, lines)).wanted),
    remove: (trx, _run, made) => packs.remove(trx, made),
  }
}
