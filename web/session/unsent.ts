import type { IntakeAnswers } from '@newyou/contract/care/intake/rules'
import type { GivenAnswer } from '@newyou/contract/care/questionnaire'
import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { useSyncExternalStore } from 'react'
import { storageKeys } from '../ui/storage-keys.ts'
import { randomId } from './random-id.ts'

/** A test that was begun here. With a key it is finished, and waits to be sent under it, once. */
export interface BegunTest {
  version: number
  answers: (number | null)[]
  key?: string
}
type BegunTests = Partial<Record<SelfTestCode, BegunTest>>
/** By the reminder's id: done, not today, or null for an answer taken back. */
type ReminderAnswers = Readonly<Record<string, boolean | null>>

/** Answers to the form of a session, saved or sent to the healer. */
export interface KeptIntake {
  version_u_id: string
  answers: IntakeAnswers
  is_sent: boolean
}
/** By the appointment's id. */
type Intakes = Readonly<Record<string, KeptIntake>>

/**
 * Answers that the server does not have yet. In the browser's storage, because that is emptied with the session, however
 * it ends, and heard by every tab.
 */
interface Unsent {
  answers: readonly GivenAnswer[]
  tests: BegunTests
  reminders: ReminderAnswers
  intakes: Intakes
}

const listeners = new Set<() => void>()
const none: Unsent = { answers: [], tests: {}, reminders: {}, intakes: {} }
let lastRead = { text: '', unsent: none }

const textOf = () => {
  const kept = (key: string, otherwise: string) => localStorage.getItem(key) ?? otherwise
  return `[${kept(storageKeys.unsentAnswers, '[]')},${kept(storageKeys.begunTests, '{}')},${kept(storageKeys.unsentReminders, '{}')},${kept(storageKeys.unsentIntakes, '{}')}]`
}

/** The stored data; the same object while nothing changes. */
export function readUnsent(): Unsent {
  const text = textOf()
  if (text === lastRead.text) return lastRead.unsent
  try {
    // Written below only.
    const [answers, tests, reminders, intakes] = JSON.parse(text) as [
      readonly GivenAnswer[],
      BegunTests,
      ReminderAnswers,
      Intakes,
    ]
    lastRead = { text, unsent: { answers, tests, reminders, intakes } }
  } catch {
    lastRead = { text, unsent: none }
  }
  return lastRead.unsent
}

function write(key: string, value: object) {
  if (Object.keys(value).length) localStorage.setItem(key, JSON.stringify(value))
  else localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** Takes the place of an earlier answer to the same question. */
export function keepAnswer(answer: GivenAnswer) {
  const others = readUnsent().answers.filter((one) => one.question_u_id !== answer.question_u_id)
  write(storageKeys.unsentAnswers, [...others, answer])
}

/** Those that were sent; what was answered anew meanwhile stays. */
export function dropAnswers(sent: readonly GivenAnswer[]) {
  const gone = new Set(sent.map((one) => JSON.stringify(one)))
  write(
    storageKeys.unsentAnswers,
    readUnsent().answers.filter((one) => !gone.has(JSON.stringify(one))),
  )
}

export const keepTest = (code: SelfTestCode, test: BegunTest) =>
  write(storageKeys.begunTests, { ...readUnsent().tests, [code]: test })

/** Pressing twice is one result: the key stays. */
export const finishTest = (code: SelfTestCode, version: number, answers: number[]) =>
  keepTest(code, { version, answers, key: readUnsent().tests[code]?.key ?? randomId() })

export function dropTest(code: SelfTestCode) {
  const { [code]: _, ...others } = readUnsent().tests
  write(storageKeys.begunTests, others)
}

/** The latest answer to a reminder takes the place of those before it. */
export const keepReminderAnswer = (reminderId: string, isDone: boolean | null) =>
  write(storageKeys.unsentReminders, { ...readUnsent().reminders, [reminderId]: isDone })

/** One that was sent; what was answered anew meanwhile stays. */
export function dropReminderAnswer(reminderId: string, sent: boolean | null) {
  const { [reminderId]: kept, ...others } = readUnsent().reminders
  if (kept === sent) write(storageKeys.unsentReminders, others)
}

/** The latest answers to a form take the place of those before them. */
export const keepIntake = (appointmentId: string, intake: KeptIntake) =>
  write(storageKeys.unsentIntakes, { ...readUnsent().intakes, [appointmentId]: intake })

/** Those that were sent; what was answered anew meanwhile stays. */
export function dropIntake(appointmentId: string, sent: KeptIntake) {
  const { [appointmentId]: kept, ...others } = readUnsent().intakes
  if (JSON.stringify(kept) === JSON.stringify(sent)) write(storageKeys.unsentIntakes, others)
}

/** Whether something waits for the line. */
export const isWaiting = ({ answers, tests, reminders, intakes }: Unsent) =>
  answers.length > 0 ||
  Object.keys(intakes).length > 0 ||
  Object.keys(reminders).length > 0 ||
  Object.values(tests).some(({ key }) => key !== undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useUnsent = () => useSyncExternalStore(subscribe, readUnsent, () => none)
