import { personalName } from '@newyou/contract/names'
import { isAdult, yearsOld } from '@newyou/contract/people/accounts/age'
import type { Accounts } from '../../../people/accounts/index.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { nameWord } from '../../../platform/name-word.ts'
import { optional, problemsIn, type Read, readDay, readEmail, readMobile } from '../cells.ts'
import { emailHeadings, mobileHeadings, nameHeadings } from './contact-headings.ts'
import type { Given, Lines, Store } from './kind.ts'

export interface ClientLine {
  first_name: string
  last_name: string
  mobile: string | null
  email: string | null
  dob: string | null
  language: 'en' | 'hi'
  city: string
}

const titles = /^(?:mrs?|ms|miss|dr|prof|shri|smt|sri|श्री|श्रीमती)\.?\s+(?=\S)/iu
const nameMax = 60
const oldest = 120

/** A full name at its last space; a single name is a first name. */
function namesIn({ name = '', first_name: first = '', last_name: last = '' }: Given) {
  const whole = name.replace(titles, '').replace(/\s+/g, ' ')
  if (first || !whole) return { first: first.replace(titles, ''), last }
  const space = whole.lastIndexOf(' ')
  if (last || space < 0)
    return { first: last ? whole.replace(new RegExp(`\\s*${RegExp.escape(last)}$`), '') : whole, last }
  return { first: whole.slice(0, space), last: whole.slice(space + 1) }
}

function readBirth(text: string, today: string): Read<string> {
  const birth = readDay(text, Number(today.slice(0, 4)))
  if ('problem' in birth) return birth
  if (birth.value > today || yearsOld(birth.value, today) > oldest)
    return { problem: `“${text}” cannot be a date of birth` }
  return isAdult(birth.value, today)
    ? birth
    : { problem: 'Under 18: they register themselves, with the consent of a guardian' }
}

/** Clients of a practice: who they are and how to reach them, without notes, which are for their healer's file alone. */
export const clientLines: Lines<ClientLine> = {
  guesses: {
    name: nameHeadings,
    first_name: [
      'firstname',
      'givenname',
      'fname',
      'inviteefirstname',
      'clientfirstname',
      'customerfirstname',
      'guestfirstname',
      'attendeefirstname',
      'legalfirstname',
      'clientlegalfirstname',
      'billingfirstname',
      'पहलानाम',
      'प्रथमनाम',
    ],
    last_name: [
      'lastname',
      'surname',
      'familyname',
      'lname',
      'inviteelastname',
      'clientlastname',
      'customerlastname',
      'guestlastname',
      'attendeelastname',
      'legallastname',
      'clientlegallastname',
      'billinglastname',
      'उपनाम',
      'अंतिमनाम',
      'कुलनाम',
    ],
    mobile: mobileHeadings,
    email: emailHeadings,
    dob: [
      'dob',
      'dateofbirth',
      'birthday',
      'birthdate',
      'जन्मतिथि',
      'dobddmmyyyy',
      'जन्मदिनांक',
      'जन्मदिन',
      'जन्मतारीख',
    ],
    language: ['language', 'lang', 'preferredlanguage', 'inviteelanguage', 'attendeelanguage', 'भाषा'],
    city: [
      'city',
      'town',
      'location',
      'शहर',
      'homecity',
      'address1city',
      'billingcity',
      'defaultaddresscity',
      'village',
      'place',
      'गांव',
      'नगर',
    ],
  },
  missing(fields) {
    if (!fields.has('name') && !fields.has('first_name')) return 'Please choose the column with the name'
    if (!fields.has('mobile') && !fields.has('email'))
      return 'Please choose the column with the mobile number or the e-mail'
    return undefined
  },
  read(given, today) {
    const { first, last } = namesIn(given)
    const mobile = optional(given.mobile ?? '', readMobile)
    const email = optional(given.email ?? '', readEmail)
    const dob = optional(given.dob ?? '', (text) => readBirth(text, today))
    const named = personalName.safeParse(`${first} ${last}`.trim())
    const problems = problemsIn(mobile, email, dob)
    if (!first) problems.push('There is no name')
    else if (named.error) problems.push(named.error.issues[0]?.message ?? 'The name cannot be used')
    if (first.length > nameMax || last.length > nameMax)
      problems.push(`A name has at most ${nameMax} letters`)
    if (!given.mobile && !given.email) problems.push('There is neither a mobile number nor an e-mail')
    if (problems.length || 'problem' in mobile || 'problem' in email || 'problem' in dob) return { problems }
    return {
      row: {
        first_name: first,
        last_name: last,
        mobile: mobile.value,
        email: email.value,
        dob: dob.value,
        language: /^(?:hi$|hi[-_]|hindi|हिन्दी|हिंदी)/i.test(given.language ?? '') ? 'hi' : 'en',
        city: (given.city ?? '').slice(0, nameMax),
      },
    }
  },
  keysOf: ({ mobile, email }) => [
    ...(mobile ? [{ key: mobile, name: 'mobile number' }] : []),
    ...(email ? [{ key: email, name: 'e-mail' }] : []),
  ],
  wordsOf: ({ first_name: first, last_name: last, mobile, email }) =>
    [`${first} ${last}`.trim(), mobile ?? email].join(', '),
}

interface ClientNeeds {
  accounts: Pick<Accounts, 'peopleByContacts' | 'addImported' | 'removableImported' | 'dropImported'>
  /** The question to each of them goes and comes with the person. */
  questions: {
    expect: (trx: Trx, runId: string, personIds: readonly string[]) => Promise<void>
    drop: (trx: Trx, personIds: readonly string[]) => Promise<void>
  }
}

const known = {
  active: 'Has an account with this',
  guest: 'The front desk knows this',
  imported: 'Was imported before with this',
}

/** People without an account and without a channel, until they say yes. */
export function clientStore({ accounts, questions }: ClientNeeds): Store<ClientLine> {
  return {
    async match(trx, _run, lines) {
      const rows = new Map(lines.map(({ line, row }) => [line, row]))
      const found = await accounts.peopleByContacts(
        trx,
        lines.map(({ line, row: { mobile, email } }) => ({ line, mobile, email })),
      )
      const byLine = Map.groupBy(found, ({ line }) => line)
      return [...byLine].map(([line, people]) => {
        const [first] = people
        const ids = new Set(people.map(({ u_id }) => u_id))
        const contact = first?.by === 'mobile' ? 'mobile number' : 'e-mail'
        const words = `${known[first?.state ?? 'active']} ${contact}`
        if (ids.size > 1)
          return {
            line,
            recordId: null,
            isProblem: true,
            words: 'The mobile number and the e-mail belong to two different people here',
          }
        const isSame = nameWord(first?.first_name ?? '') === nameWord(rows.get(line)?.first_name ?? '')
        return isSame
          ? { line, recordId: first?.u_id ?? null, isProblem: false, words }
          : {
              line,
              recordId: null,
              isProblem: true,
              words: `${words}, under another first name. Nothing was merged`,
            }
      })
    },
    async add(trx, { runId }, lines) {
      const added = await accounts.addImported(trx, lines)
      await questions.expect(
        trx,
        runId,
        added.map(({ record_id: id }) => id),
      )
      return added
    },
    async remove(trx, _run, made) {
      const removable = await accounts.removableImported(trx, made, ['imported_client'])
      await questions.drop(trx, removable)
      await accounts.dropImported(trx, removable)
      return removable
    },
  }
}
