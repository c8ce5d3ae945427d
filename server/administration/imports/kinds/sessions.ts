import { homeZone } from '@newyou/contract/business'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { ImportedSessions } from '../../../care/appointments/index.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { optional, problemsIn, type Read, readEmail, readMobile } from '../cells.ts'
import { readMode } from '../modes.ts'
import { readMinutes, readMoment } from '../time-cells.ts'
import { clientsOf, type OfClient } from './client-of-line.ts'
import { emailHeadings, mobileHeadings, nameHeadings } from './contact-headings.ts'
import { healerIn, type Lines, type Numbered, type Store } from './kind.ts'

export interface SessionLine extends OfClient {
  /** An instant, or a time on the healer's wall. */
  start: string
  /** Null: as long as the service. */
  minutes: number | null
  service: string
  mode: MeetingMode
  /** By its name; empty for a session online. */
  place: string
  state: 'held' | 'no-show'
}

const cancelled = /^(?:true|yes|1|cancel|declined|rejected|रद्द)/i
const missed = /no[\s_-]?show|absent|did not (?:come|attend)/i
const nameMax = 120

const inWords = (timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const [inIndia, onTheWall] = [inWords(homeZone), inWords('UTC')]
/** An instant in India's time, which says so; any other as it stands on the healer's wall. */
const shown = (start: string) =>
  start.endsWith('Z') ? `${inIndia.format(new Date(start))} IST` : onTheWall.format(new Date(`${start}Z`))

/** An end of the same form as the start is a moment; a time alone is on the day of the start. */
function lengthOf(start: string, end: string, latestYear: number): Read<number> {
  const day = start.endsWith('Z') ? dayIn(homeZone, new Date(start)) : start.slice(0, 10)
  const alone = readMoment(day, end, latestYear)
  const moment = 'value' in alone ? alone : readMoment(end, '', latestYear)
  if ('problem' in moment) return { problem: `“${end}” is no end` }
  const minutesAt = (at: string) => new Date(at.endsWith('Z') ? at : `${at}Z`).getTime() / 60_000
  const minutes = minutesAt(moment.value) - minutesAt(start)
  const isSame = moment.value.endsWith('Z') === start.endsWith('Z')
  return isSame && minutes > 0 ? { value: minutes } : { problem: `“${end}” is not after the start` }
}

/** Sessions of one healer, past and coming: with whom, when and what. */
export const sessionLines: Lines<SessionLine> = {
  guesses: {
    mobile: mobileHeadings,
    email: emailHeadings,
    name: [...nameHeadings, 'firstname', 'inviteefirstname'],
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
      'bookingstart',
      'startson',
      'dateofservice',
      'dateofappointment',
      'appointmentdatetime',
      'दिनांक',
      'तिथि',
      'प्रारंभ',
    ],
    time: [
      'time',
      'starttime',
      'sessiontime',
      'appointmenttime',
      'समय',
      'scheduledtime',
      'appointmentstarttime',
      'slot',
      'टाइम',
    ],
    end: ['enddatetime', 'end', 'ends', 'endat', 'endtime'],
    minutes: [
      'minutes',
      'duration',
      'durationmins',
      'durationmin',
      'durationminutes',
      'durationinminutes',
      'length',
      'अवधि',
      'durationm',
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
      'appointmenttypename',
      'nameofservice',
      'सेवाकानाम',
    ],
    mode: ['mode', 'sessionmode', 'sessiontype', 'locationtype', 'माध्यम'],
    place: ['place', 'location', 'venue', 'branch', 'centre', 'center', 'clinic', 'स्थान', 'जगह'],
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
    if (/^(?:whole|all)[ -]day$/i.test(status))
      return { problems: ['It lasts the whole day, so it is left out'] }
    if (/^several guests$/i.test(status))
      return { problems: ['It has several guests, so nobody can tell which of them is the client'] }
    const latestYear = Number(today.slice(0, 4)) + 2
    const mobile = optional(given.mobile ?? '', readMobile)
    const email = optional(given.email ?? '', readEmail)
    const start = at ? readMoment(at, time, latestYear) : { problem: 'There is no start' }
    const minutes =
      end && 'value' in start && !given.minutes
        ? lengthOf(start.value, end, latestYear)
        : optional(given.minutes ?? '', readMinutes)
    const held = readMode(given.mode ?? '', given.place ?? '')
    const problems = problemsIn(mobile, email, start, minutes, held)
    if (!given.mobile && !given.email) problems.push('There is neither a mobile number nor an e-mail')
    if (
      'problem' in mobile ||
      'problem' in email ||
      'problem' in start ||
      'problem' in minutes ||
      'problem' in held ||
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
        ...held.value,
        state: missed.test(status) ? 'no-show' : 'held',
      },
    }
  },
  keysOf: ({ mobile, email, start }) => [{ key: `${mobile ?? email} ${start}`, name: 'client and start' }],
  wordsOf: ({ name, mobile, email, start, place }) =>
    [name || (mobile ?? email), shown(start), place].filter(Boolean).join(', '),
}

interface SessionNeeds {
  accounts: Pick<Accounts, 'peopleByContacts'>
  sessions: ImportedSessions
}

/** Past sessions without money, and coming ones that hold their time; nobody is told of either. */
export function sessionStore({ accounts, sessions }: SessionNeeds): Store<SessionLine> {
  async function withClients(trx: Trx, lines: readonly Numbered<SessionLine>[]) {
    const { found, problems } = await clientsOf(accounts, trx, lines)
    const asked = found.map(({ line, clientId, row: { start, minutes, service, mode, place, state } }) => ({
      ...{ line, client_id: clientId, start, minutes, service, mode, place, state },
    }))
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
