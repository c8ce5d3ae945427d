import type { Look, Round } from './rounds.ts'

export interface Target {
  /** The address of the site, without a slash at its end. */
  site: string
  /** A third place that is always there: when it cannot be reached either, the fault is the prober's own. */
  reference?: string | undefined
  withinMs: number
}

/** @throws Error saying what is wrong with the answer */
type Check = (answer: Response) => Promise<void> | void

const wrong = (what: string): never => {
  throw new Error(what)
}

function sentenceOf(error: unknown) {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}

async function look({ withinMs }: Target, url: string, check: Check): Promise<Look> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const answer = await fetch(url, {
      headers: { 'user-agent': 'newyou-probe' },
      signal: AbortSignal.timeout(withinMs),
    })
    if (!answer.ok) wrong(`answer ${answer.status}`)
    await check(answer)
    return { ms: took() }
  } catch (error) {
    return { ms: took(), why: sentenceOf(error) }
  }
}

const isPage: Check = async (answer) => {
  if (!/<html/i.test(await answer.text())) wrong('no page')
}
const isAnswer: Check = async (answer) => {
  const { data } = (await answer.json()) as { data?: unknown }
  if (!data) wrong('no data')
}
const isReady: Check = async (answer) => {
  const { database } = (await answer.json()) as { database?: unknown }
  if (database !== 'answers') wrong('the database is away')
}

/** Looks at everything at once. `at` is when, in milliseconds since 1970. */
export async function lookRound(target: Target, at: number): Promise<Round> {
  const { site, reference } = target
  const [pages, calls, server] = await Promise.all([
    look(target, `${site}/`, isPage),
    look(target, `${site}/api/website/settings`, isAnswer),
    look(target, `${site}/ready`, isReady),
  ])
  const looks = { pages, calls, server }
  const allFailed = pages.why && calls.why && server.why
  const isBlind = allFailed && reference && (await look(target, reference, () => undefined)).why
  return { at, looks: isBlind ? 'blind' : looks }
}
