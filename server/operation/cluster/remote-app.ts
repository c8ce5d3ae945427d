import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

/** A person tries again this often, longer than a node takes to come back and PostgreSQL to start again. */
const attemptsMax = 30
const pauseMs = 1000
const answerWithinMs = 20_000

/** Counts of calls, kept while the traffic goes on. */
export interface Counts {
  calls: number
  /** Calls whose first attempt got no answer, or one of the 500s. */
  triedAgain: number
  /** Calls that failed in every attempt. */
  failed: number
}

export const noCounts = (): Counts => ({ calls: 0, triedAgain: 0, failed: 0 })

interface Body {
  status: number
  code?: string
}

/** Nobody answered, or a node that could not. */
const isNoAnswer = ({ status }: Body) => status === 0 || status >= 500
/** The same may be asked again. */
const isPassing = (answer: Body) =>
  isNoAnswer(answer) || answer.status === 429 || answer.code === 'stillWorking'

/**
 * The calls of tests, sent to a cluster by its proxy as a browser sends them: a change has a key, and what gets no answer
 * is sent again under it. Everything else of the app, such as the sandbox, is the one in this process.
 */
export function remoteApp(app: TestApp, baseUrl: string, counts: Counts): TestApp {
  async function ask(url: URL, init: RequestInit): Promise<Body> {
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(answerWithinMs) })
      return { ...((await answer.json()) as Body), status: answer.status }
    } catch {
      return { status: 0 }
    }
  }

  async function call(
    name: string,
    input: { params?: Record<string, string>; query?: Record<string, string>; body?: object },
    { as }: { as?: TestUser } = {},
  ) {
    const [method = '', pattern = ''] = name.split(' ')
    const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(input.params?.[key] ?? ''),
    )
    const url = new URL(path, baseUrl)
    for (const [key, value] of Object.entries(input.query ?? {})) url.searchParams.set(key, String(value))
    const init = {
      method,
      headers: {
        origin: 'http://localhost:3000',
        ...(as && {
          authorization: `Bearer ${as.token}`,
          'x-csrf-token': as.csrf,
          cookie: `csrf=${as.csrf}`,
        }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(input.body && { 'content-type': 'application/json' }),
      },
      ...(input.body && { body: JSON.stringify(input.body) }),
    }
    counts.calls++
    let answer = await ask(url, init)
    if (isNoAnswer(answer)) counts.triedAgain++
    for (let attempt = 2; isPassing(answer) && attempt <= attemptsMax; attempt++) {
      await wait(pauseMs)
      answer = await ask(url, init)
    }
    if (isPassing(answer)) counts.failed++
    return { ...answer, headers: {} }
  }

  return Object.create(app, { call: { value: call } }) as TestApp
}
