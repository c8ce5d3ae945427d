import type { GivenAnswer } from '@newyou/contract/questionnaire'
import type { SelfTestCode } from '@newyou/contract/self-tests'
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

/**
 * Answers that the server does not have yet. In the browser's storage, because that is emptied with the session, however
 * it ends, and heard by every tab.
 */
interface Unsent {
  answers: readonly GivenAnswer[]
  tests: BegunTests
}

const listeners = new Set<() => void>()
const none: Unsent = { answers: [], tests: {} }
let lastRead = { text: '', unsent: none }

const textOf = () =>
  `[${localStorage.getItem(storageKeys.unsentAnswers) ?? '[]'},${localStorage.getItem(storageKeys.begunTests) ?? '{}'}]`

/** What is kept; the same value as long as nothing changes. */
export function readUnsent(): Unsent {
  const text = textOf()
  if (text === lastRead.text) return lastRead.unsent
  try {
    const [answers, tests] = JSON.parse(text) as [readonly GivenAnswer[], BegunTests] // written below only
    lastRead = { text, unsent: { answers, tests } }
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

/** Whether something waits for the line. */
export const isWaiting = ({ answers, tests }: Unsent) =>
  answers.length > 0 || Object.values(tests).some(({ key }) => key !== undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useUnsent = () => useSyncExternalStore(subscribe, readUnsent, () => none)
