import type { ImportedSessions } from '../../../care/appointments/index.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import { nameWord } from '../../../platform/name-word.ts'
import { type Read, readEmail, readMinutes, readMobile, readMoment, readTime } from '../cells.ts'
import type { Lines, Match, Numbered, RunOf, Store } from './kind.ts'

export interface SessionLine {
  mobile: string | null
  email: string | null
  name: string
  /** An instant, or a time on the healer's wall. */
  start: string
  /** Null: as long as the service. */
  minutes: number | null
  service: string
  state: 'held' | 'no-show'
}

const cancelled = /^(?:true|yes|1|cancel|declined|rejected|रद्द)/i
const missed = /no[\s_-]?show|absent|did not (?:come|attend)/i
const nameMax = 120

const optional = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value | null> =>
  text === '' ? { value: null } : read(text)

/** An end of the same form as the start is a moment; a time alone is on the day of the start. */
function lengthOf(start: string, end: string, latestYear: number): Read<number> {
  const alone = readTime(end)
  const moment =
    'value' in alone ? { value: `${start.slice(0, 10)}T${alone.value}` } : readMoment(end, '', latestYear)
  if ('problem' in moment) return { problem: `“${end}” is no end` }
  const minutesAt = (at: string) => new Date(at.endsWith('Z') ? at : `${at}Z`).getTime() / 60_000
  const minutes = minutesAt(moment.value) - minutesAt(start)
  const isSame = moment.value.endsWith('Z') === start.endsWith('Z')
  return isSame && minutes > 0 ? { value: minutes } : { problem: `“${end}” is not after the start` }
}

/** Sessions of one healer, past and coming: with whom, when and what. */
export const sessionLines: Lines<SessionLine> = {
  guesses: {
    mobile: [
      'mobile',
      'mobilenumber',
      'mobileno',
      'mobilephone',
      'phone',
      'phonenumber',
      'phoneno',
      'contactno',
      'contactnumber',
      'clientmobile',
      'clientphone',
      'customerphone',
      'guestmobile',
      'guestphone',
      'textremindernumber',
      'attendeephone',
      'attendeephonenumber',
      'whatsappnumber',
      'मोबाइल',
    ],
    email: [
      'email',
      'emailaddress',
      'emailid',
      'clientemail',
      'customeremail',
      'inviteeemail',
      'attendeeemail',
      'guestemail',
      'ईमेल',
    ],
    name: [
      'name',
      'fullname',
      'clientname',
      'client',
      'customer',
      'customername',
      'patientname',
      'patient',
      'inviteename',
      'attendeename',
      'guestname',
      'firstname',
      'inviteefirstname',
      'नाम',
    ],
    start: [
      'startdatetime',
      'starts',
      'startat',
      'datetime',
      'appointmentdate',
      'bookingdate',
      'sessiondate',
      'startdate',
      'date',
      'scheduleddate',
      'start',
      'starttime',
      'तारीख',
    ],
    time: ['time', 'starttime', 'sessiontime', 'appointmenttime', 'समय'],
    end: ['enddatetime', 'end', 'ends', 'endat', 'endtime'],
    minutes: [
      'minutes',
      'duration',
      'durationmins',
      'durationmin',
      'durationminutes',
      'durationinminutes',
      'length',
    ],
    service: [
      'service',
      'servicename',
      'eventtypename',
      'eventtype',
      'appointmenttype',
      'type',
      'treatment',
      'सेवा',
    ],
    status: ['status', 'state', 'appointmentstatus', 'bookingstatus', 'canceled', 'cancelled', 'स्थिति'],
  },
  missing(fields) {
    if (!fields.has('mobile') && !fields.has('email'))
      return 'Please choose the column with the mobile number or the e-mail of the client'
    return fields.has('start') ? undefined : 'Please choose the column with the start'
  },
  read(given, today) {
    const { start: at = '', time = '', end = '', status = '', name = '', service = '' } = given
    if (cancelled.test(status)) return { problems: ['Cancelled, so it is left out'] }
    const latestYear = Number(today.slice(0, 4)) + 2
    const mobile = optional(given.mobile ?? '', readMobile)
    const email = optional(given.email ?? '', readEmail)
    const start = at ? readMoment(at, time, latestYear) : { problem: 'There is no start' }
    const minutes =
      end && 'value' in start && !given.minutes
        ? lengthOf(start.value, end, latestYear)
        : optional(given.minutes ?? '', readMinutes)
    const problems = [mobile, email, start, minutes].flatMap((one) => ('problem' in one ? [one.problem] : []))
    if (!given.mobile && !given.email) problems.push('There is neither a mobile number nor an e-mail')
    if (
      'problem' in mobile ||
      'problem' in email ||
      'problem' in start ||
      'problem' in minutes ||
      problems.length
    )
      return { problems }
    return {
      row: {
        mobile: mobile.value,
        email: email.value,
        name: name.slice(0, nameMax),
        start: start.value,
        minutes: minutes.value,
        service: service.slice(0, nameMax),
        state: missed.test(status) ? 'no-show' : 'held',
      },
    }
  },
  keysOf: ({ mobile, email, start }) => [{ key: `${mobile ?? email} ${start}`, name: 'client and start' }],
  wordsOf: ({ name, mobile, email, start }) =>
    [name || (mobile ?? email), start.replace('T', ' ').replace(':00.000Z', ' UTC')]
      .filter(Boolean)
      .join(', '),
}

interface SessionNeeds {
  accounts: Pick<Accounts, 'peopleByContacts'>
  sessions: ImportedSessions
}

type Trx = Parameters<Store<SessionLine>['match']>[0]

/** Past sessions without money, and coming ones that hold their time; nobody is told of either. */
export function sessionStore({ accounts, sessions }: SessionNeeds): Store<SessionLine> {
  const healerIn = ({ healerId }: RunOf) => {
    if (!healerId) throw new Error('sessions belong to a healer')
    return healerId
  }

  /** The client of each line, or why there is none. */
  async function clientsOf(trx: Trx, lines: readonly Numbered<SessionLine>[]) {
    const found = await accounts.peopleByContacts(
      trx,
      lines.map(({ line, row: { mobile, email } }) => ({ line, mobile, email })),
    )
    const byLine = Map.groupBy(found, ({ line }) => line)
    return new Map(
      lines.map(({ line, row }): [number, { clientId: string } | { problem: string }] => {
        const people = byLine.get(line) ?? []
        const [first] = people
        if (!first) return [line, { problem: 'No client has this contact. Please import the clients first' }]
        if (new Set(people.map(({ u_id }) => u_id)).size > 1)
          return [line, { problem: 'The mobile number and the e-mail belong to two different people here' }]
        if (first.state === 'guest')
          return [
            line,
            { problem: 'A guest of the front desk has this number, who has not opened an account' },
          ]
        const isOther = row.name !== '' && nameWord(row.name) !== nameWord(first.first_name)
        return [
          line,
          isOther
            ? { problem: 'The client with this contact has another first name' }
            : { clientId: first.u_id },
        ]
      }),
    )
  }

  async function withClients(trx: Trx, lines: readonly Numbered<SessionLine>[]) {
    const clients = await clientsOf(trx, lines)
    const problems: Match[] = []
    const asked = lines.flatMap(({ line, row }) => {
      const client = clients.get(line)
      if (client && 'clientId' in client) {
        const { start, minutes, service, state } = row
        return [{ line, client_id: client.clientId, start, minutes, service, state }]
      }
      problems.push({ line, recordId: null, isProblem: true, words: client?.problem ?? '' })
      return []
    })
    return { asked, problems }
  }

  return {
    lock: (trx, run) => sessions.lock(trx, healerIn(run)),
    async match(trx, run, lines) {
      const { asked, problems } = await withClients(trx, lines)
      return [...problems, ...(await sessions.match(trx, healerIn(run), asked))]
    },
    async add(trx, run, lines) {
      return sessions.add(trx, healerIn(run), (await withClients(trx, lines)).asked)
    },
    remove: (trx, run, made) => sessions.remove(trx, healerIn(run), made),
  }
}
