import type { CalendarProblem } from '@newyou/contract/care/calendars'
import { after, days } from '../../platform/clock.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { type OutsideAnswer, OutsideRefusedError } from '../../platform/http/outside.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { BusyTime } from '../healers/index.ts'
import { outsideProblems } from './outside-problems.ts'
import type { IcsWarning, readIcs } from './read-ics.ts'

const bytesMax = 10 * 1024 * 1024
const answersWithinMs = 20_000
const redirectsMax = 3
/** A series reaches so far ahead: the furthest that anything is booked. */
export const daysAhead = 368
/** "Nothing has changed" says nothing of the days that have come into reach since. */
export const wholeAgainAfter = days(1)

/** Reads a file of entries on another thread. */
export const ics = heavyWork<typeof readIcs>(new URL('./read-ics.ts', import.meta.url), 'readIcs', {
  longestSeconds: 5,
})

export interface Asked {
  sealed_address: string
  time_zone: string
  counts_tentative: boolean
  counts_whole_days: boolean
  whole_read_at: Date | null
  etag: string | null
  last_modified: string | null
}

export type Fetched =
  | { is: 'unchanged' }
  | {
      is: 'read'
      busy: BusyTime[]
      warnings: IcsWarning[]
      etag: string | null
      lastModified: string | null
      /** Its provider tells us of changes, so that it is seldom read by the clock. */
      isTold?: boolean
    }
  | { is: 'problem'; problem: CalendarProblem; retryAfterSeconds: number }

const problemOf = (status: number): CalendarProblem | undefined => {
  if (status === 401 || status === 403) return 'refused'
  if (status === 404 || status === 410) return 'gone'
  return status === 200 ? undefined : 'failing'
}

const retryAfterOf = ({ headers }: OutsideAnswer) => Number(headers.get('retry-after') ?? 0) || 0

/** Asks calendars at their addresses, and reads what they answer on another thread. */
export function createFetching({
  outside,
  workers,
  publicUrl,
  texts,
}: Pick<Platform, 'outside' | 'workers' | 'publicUrl'> & { texts: SealedTexts }) {
  const ownHost = new URL(publicUrl).hostname
  const failed = (problem: CalendarProblem, retryAfterSeconds = 0): Fetched => ({
    is: 'problem',
    problem,
    retryAfterSeconds,
  })

  const request = (source: Asked, isWhole: boolean) =>
    outside.fetch(texts.open(source.sealed_address), {
      headers: {
        accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        ...(!isWhole && source.etag && { 'if-none-match': source.etag }),
        ...(!isWhole && source.last_modified && { 'if-modified-since': source.last_modified }),
      },
      maxBytes: bytesMax,
      timeoutMs: answersWithinMs,
      redirects: redirectsMax,
    })

  async function read(source: Asked, { body, headers }: OutsideAnswer, now: Date): Promise<Fetched> {
    // Whole days, so that the same calendar says the same until midnight.
    const today = Math.floor(now.getTime() / days(1)) * days(1)
    const found = await workers.run(ics, {
      bytes: body,
      zone: source.time_zone,
      from: today - days(1),
      to: today + days(daysAhead),
      countsTentative: source.counts_tentative,
      countsWholeDays: source.counts_whole_days,
      ownHost,
    })
    if (!found) return failed('unreadable')
    return { is: 'read', ...found, etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  }

  return {
    /** Whatever goes wrong there is an answer. */
    async ask(source: Asked, now: Date): Promise<Fetched> {
      const isWhole = !source.whole_read_at || after(source.whole_read_at, wholeAgainAfter) <= now
      try {
        const answer = await request(source, isWhole)
        if (answer.status === 304 && !isWhole) return { is: 'unchanged' }
        const problem = problemOf(answer.status)
        return problem ? failed(problem, retryAfterOf(answer)) : await read(source, answer, now)
      } catch (error) {
        if (error instanceof OutsideRefusedError) return failed(outsideProblems[error.reason])
        // The thread was ended: it took too long.
        if (error instanceof DomainError && error.code === 'unavailable') return failed('endless')
        throw error
      }
    },
  }
}
export type Fetching = ReturnType<typeof createFetching>
