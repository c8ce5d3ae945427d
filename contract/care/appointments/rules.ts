import type { MeetingMode } from '../healers/meeting-modes.ts'
import type { BookingPolicy } from './policy.ts'

/**
 * The states of an appointment, and the actions of each side. The server decides by these tables, and the screens use
 * the same ones to enable a button or to explain why it is disabled. No schema library here: public pages use it too.
 */

/**
 * `released`: the client released the time and does not come; it ends when someone books the time, or at its start.
 * `held` while the client pays; `lapsed` when the hold expired, the payment came after the time was taken, or a session
 * that was to be paid later was not paid when it was due.
 * `reported`: the client says that the healer did not come, and the healer is asked. `disputed`: the healer says that
 * they did come; staff decide. `no-show` is the client's, `healer-no-show` the healer's.
 */
export const appointmentStates = [
  'held',
  'confirmed',
  'released',
  'reported',
  'disputed',
  'completed',
  'cancelled',
  'no-show',
  'healer-no-show',
  'lapsed',
] as const
export type AppointmentState = (typeof appointmentStates)[number]

/**
 * How the visits to its room settle a session. `nobody-met`: neither came, or a person tried and could not connect;
 * the client is refunded in full.
 */
export type Settlement = 'held' | 'healer-absent' | 'client-absent' | 'nobody-met'

/** Actors; `clock` stands for time passing and payments arriving. */
export const sides = ['client', 'healer', 'clock'] as const
export type Side = (typeof sides)[number]

export const appointmentActions = [
  'pay',
  'pay-later',
  'confirm',
  'reschedule',
  'accept-reschedule',
  'accept-booking',
  'cancel',
  'arrive',
  'run-late',
  'complete',
  'mark-no-show',
  'report-absence',
  'admit-absence',
  'deny-absence',
  'object',
  'release',
  'take-back',
  'give',
  'expire',
  'end-unpaid',
  'end-unanswered',
] as const
export type AppointmentAction = (typeof appointmentActions)[number]

/** The facts of an appointment that the rules need. Times are in UTC. */
export interface AppointmentFacts {
  state: AppointmentState
  /** When it was paid; for free ones, when it was made. */
  booked_at: string
  starts_at: string
  ends_at: string
  hold_until: string | null
  /** The healer rescheduled it, and the client has not accepted the new time yet. */
  is_reschedule_open: boolean
  reported_at: string | null
  /** Cancelling side; null if neither came. */
  cancelled_by: 'client' | 'healer' | null
  /** `in-person`: client and healer meet at a place. */
  mode: MeetingMode
  /** Until when it is to be paid, of one that is booked and not paid yet. */
  pay_by: string | null
  /** Until when the client says whether they want what the practice booked for them; null: nobody asked, or yes. */
  ask_until?: string | null
  /** Several clients have it together: it is neither moved nor released, and ends for all. */
  is_together?: boolean
}

const minute = 60_000
const hour = 60 * minute

interface Rule {
  from: readonly AppointmentState[]
  to: AppointmentState
  /** Epoch milliseconds from which the step is allowed. */
  opens?: (facts: AppointmentFacts, policy: BookingPolicy) => number
  /** Epoch milliseconds from which the step is too late. */
  closes?: (facts: AppointmentFacts, policy: BookingPolicy) => number
  /** Only while the client has not answered the healer's reschedule. */
  needsOpenReschedule?: true
  /** Not after one of the two cancelled. */
  needsNoCanceller?: true
  /** Only where they meet at a place. */
  needsPlace?: true
  /** Only while a booked session is still to be paid, or only once it is. */
  needs?: 'paid' | 'unpaid'
  /** Only while the client is asked whether they want it. */
  needsAsk?: true
  /** Only where a client comes alone. */
  needsAlone?: true
}

const start = ({ starts_at }: AppointmentFacts) => Date.parse(starts_at)
const end = ({ ends_at }: AppointmentFacts) => Date.parse(ends_at)
const nobodyCame = (facts: AppointmentFacts, policy: BookingPolicy) =>
  start(facts) + policy.late_minutes * minute
const lastWord = (facts: AppointmentFacts, policy: BookingPolicy) =>
  Date.parse(facts.ends_at) + policy.report_hours * hour
/** From half an hour before the session until its end. */
const arrival: Rule = {
  from: ['confirmed'],
  to: 'confirmed',
  opens: (facts) => start(facts) - 30 * minute,
  closes: end,
  needsPlace: true,
}
/** From the day before until the end. */
const lateness: Rule = {
  from: ['confirmed'],
  to: 'confirmed',
  opens: (facts) => start(facts) - 24 * hour,
  closes: end,
}
const payBy = (facts: AppointmentFacts) => Date.parse(facts.pay_by ?? facts.starts_at)
const askedUntil = (facts: AppointmentFacts) => Date.parse(facts.ask_until ?? facts.ends_at)
const holdEnds = (facts: AppointmentFacts) => Date.parse(facts.hold_until ?? facts.starts_at)

/** All possible actions: by whom, from which states, to which state, and when. */
export const appointmentRules: Record<Side, Partial<Record<AppointmentAction, Rule>>> = {
  client: {
    pay: { from: ['held'], to: 'held', closes: holdEnds },
    'pay-later': { from: ['confirmed'], to: 'confirmed', closes: payBy, needs: 'unpaid' },
    confirm: { from: ['confirmed'], to: 'confirmed', closes: start },
    reschedule: {
      from: ['confirmed'],
      to: 'confirmed',
      closes: (facts, policy) =>
        facts.is_reschedule_open ? start(facts) : start(facts) - policy.reschedule_until_hours * hour,
      needsAlone: true,
    },
    'accept-reschedule': { from: ['confirmed'], to: 'confirmed', closes: start, needsOpenReschedule: true },
    'accept-booking': { from: ['confirmed'], to: 'confirmed', closes: askedUntil, needsAsk: true },
    cancel: { from: ['held', 'confirmed'], to: 'cancelled', closes: start },
    arrive: arrival,
    'run-late': lateness,
    'report-absence': {
      from: ['confirmed', 'completed', 'no-show'],
      to: 'reported',
      opens: nobodyCame,
      closes: lastWord,
    },
    object: { from: ['completed', 'no-show'], to: 'disputed', opens: end, closes: lastWord },
    // Of an unpaid one nothing could come back; cancelling it is free.
    release: { from: ['confirmed'], to: 'released', closes: start, needs: 'paid', needsAlone: true },
    'take-back': { from: ['released'], to: 'confirmed', closes: start },
  },
  healer: {
    confirm: { from: ['confirmed'], to: 'confirmed', closes: start },
    reschedule: { from: ['confirmed'], to: 'confirmed', closes: start, needsAlone: true },
    cancel: { from: ['confirmed', 'released'], to: 'cancelled', closes: start },
    arrive: arrival,
    'run-late': lateness,
    complete: { from: ['confirmed'], to: 'completed', opens: start },
    'mark-no-show': { from: ['confirmed'], to: 'no-show', opens: nobodyCame, closes: lastWord },
    'admit-absence': { from: ['reported'], to: 'healer-no-show' },
    'deny-absence': { from: ['reported'], to: 'disputed' },
    object: {
      from: ['healer-no-show', 'cancelled'],
      to: 'disputed',
      opens: end,
      closes: lastWord,
      needsNoCanceller: true,
    },
  },
  clock: {
    give: { from: ['held', 'lapsed'], to: 'confirmed' },
    expire: { from: ['held'], to: 'lapsed' },
    // It was to be paid later, and was not. One that has begun is settled like any other.
    'end-unpaid': { from: ['confirmed'], to: 'lapsed', opens: payBy, closes: start, needs: 'unpaid' },
    // The practice booked it, and its client did not say yes.
    'end-unanswered': { from: ['confirmed'], to: 'lapsed', opens: askedUntil, closes: start, needsAsk: true },
    // Immediately if both were in the room, otherwise if neither side reports anything in time.
    complete: { from: ['confirmed'], to: 'completed', opens: end },
    // A report was not answered, or the visits to the room show who came.
    'admit-absence': {
      from: ['confirmed', 'reported'],
      to: 'healer-no-show',
      opens: (facts, policy) =>
        facts.state === 'confirmed'
          ? nobodyCame(facts, policy)
          : Date.parse(facts.reported_at ?? facts.ends_at) + policy.report_hours * hour,
    },
    'mark-no-show': { from: ['confirmed'], to: 'no-show', opens: end },
    // Neither came; or the time was released, and someone booked it or its start has come.
    cancel: {
      from: ['confirmed', 'released'],
      to: 'cancelled',
      opens: (facts) => (facts.state === 'confirmed' ? end(facts) : Number.NEGATIVE_INFINITY),
    },
  },
}

export interface WhyNot {
  /** `never`: not by this side, or not in this state. */
  reason: 'never' | 'too-early' | 'too-late'
  /** When it becomes possible, or when it stopped being so, in milliseconds. */
  at?: number
}

/** Why a side may not do this now; undefined when it may. */
export function refusalReason(
  side: Side,
  action: AppointmentAction,
  facts: AppointmentFacts,
  policy: BookingPolicy,
  now: number,
): WhyNot | undefined {
  const rule = appointmentRules[side][action]
  if (!rule?.from.includes(facts.state) || (rule.needsOpenReschedule && !facts.is_reschedule_open))
    return { reason: 'never' }
  if (rule.needsAsk && !facts.ask_until) return { reason: 'never' }
  if (rule.needsAlone && facts.is_together) return { reason: 'never' }
  if (rule.needsPlace && facts.mode !== 'in-person') return { reason: 'never' }
  if (rule.needs && (rule.needs === 'unpaid') !== (facts.pay_by !== null)) return { reason: 'never' }
  const wasCancelled = facts.state === 'cancelled' && facts.cancelled_by !== null
  if (rule.needsNoCanceller && wasCancelled) return { reason: 'never' }
  const opens = rule.opens?.(facts, policy)
  if (opens !== undefined && now < opens) return { reason: 'too-early', at: opens }
  const closes = rule.closes?.(facts, policy)
  if (closes !== undefined && now >= closes) return { reason: 'too-late', at: closes }
  return undefined
}
