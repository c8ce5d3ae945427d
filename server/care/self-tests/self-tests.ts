import type { SelfTestCode, TestResult } from '@newyou/contract/care/self-tests'
import type { InLanguage } from '@newyou/contract/in-language'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentInstrument } from './instruments/index.ts'
import type { TestLanguage } from './instruments/instrument.ts'
import { presentQuestions, presentResult, presentTest, type ResultRow } from './present.ts'
import type { Recording } from './recording.ts'
import { maxScoreOf } from './scoring.ts'

const resultsMax = 60

interface SelfTestDependencies extends Pick<Platform, 'db' | 'clock'> {
  recording: Recording
}

/** Tests that clients take of themselves: what they ask, how they are scored, and when they may be taken again. */
export function createSelfTests({ db, clock, recording }: SelfTestDependencies) {
  const offered = (queryable: Queryable) =>
    queryable
      .selectFrom('self_test')
      .select(['code', 'retest_days'])
      .where('is_offered', '=', true)
      .orderBy('position')
      .orderBy('code')
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, code: row.code as SelfTestCode }))) // the table's codes are the contract's

  /** The languages of the tests and the requested one, by default English. */
  async function languageOf({ language_u_id: id, language }: InLanguage) {
    const languages = await db
      .selectFrom('language')
      .select(['u_id as language_u_id', 'code', 'native_name'])
      .where('code', 'in', ['en', 'hi'] satisfies TestLanguage[])
      .orderBy('code')
      .execute()
    const shown =
      languages.find((one) => (id ? one.language_u_id === id : one.code === language)) ??
      orNotFound(languages[0])
    return { languages, language_u_id: shown.language_u_id, language: shown.code as TestLanguage } // as selected
  }

  /** The latest result of each test. */
  async function latest(queryable: Queryable, personId: string): Promise<Map<string, Date>> {
    const rows = await queryable
      .selectFrom('test_result')
      .select((of) => ['test_code', of.fn.max('taken_at').as('taken_at')])
      .where('person_id', '=', personId)
      .groupBy('test_code')
      .execute()
    return new Map(rows.map((row) => [row.test_code, row.taken_at]))
  }

  /** When a taken test opens again; null when it is open. */
  function closedUntil(takenAt: Date | undefined, retestDays: number) {
    const until = takenAt && after(takenAt, days(retestDays))
    return until && until > clock.now() ? until : null
  }

  /** Open requests of healers, by test. */
  const openRequests = (personId: string) =>
    db
      .selectFrom('test_request as r')
      .innerJoin('healer_card as h', 'h.u_id', 'r.healer_id')
      .select(['r.u_id', 'r.test_code', 'r.created_at', 'h.u_id as healer_u_id', 'h.full_name'])
      .where('r.client_id', '=', personId)
      .where('r.state', '=', 'open')
      .orderBy('r.created_at')
      .execute()

  async function present(personId: string, code: SelfTestCode, language: TestLanguage) {
    const [tests, taken] = await Promise.all([offered(db), latest(db, personId)])
    const { retest_days: retestDays } = orNotFound(tests.find((one) => one.code === code))
    const instrument = currentInstrument(code)
    return { instrument, shown: presentTest(language, instrument, closedUntil(taken.get(code), retestDays)) }
  }

  return {
    languageOf,

    async list(personId: string, wanted: InLanguage) {
      const [{ language }, tests, taken, requests] = await Promise.all([
        languageOf(wanted),
        offered(db),
        latest(db, personId),
        openRequests(personId),
      ])
      return tests.map(({ code, retest_days: retestDays }) => ({
        ...presentTest(language, currentInstrument(code), closedUntil(taken.get(code), retestDays)),
        last_taken_at: taken.get(code)?.toISOString() ?? null,
        requests: requests
          .filter((one) => one.test_code === code)
          .map((one) => ({
            u_id: one.u_id,
            test_code: code,
            healer: { u_id: one.healer_u_id, full_name: one.full_name },
            created_at: one.created_at.toISOString(),
          })),
      }))
    },

    /** @throws DomainError notFound for a test that is not offered */
    async one(personId: string, code: SelfTestCode, wanted: InLanguage) {
      const { language, ...languages } = await languageOf(wanted)
      const { instrument, shown } = await present(personId, code, language)
      const data = {
        ...shown,
        ...presentQuestions(language, instrument),
      }
      return { data, ...languages }
    },

    /**
     * Scores and keeps the answers to a test. A worrying one notifies the staff in the same transaction.
     * @throws DomainError notFound, testChanged, invalidInput, retestTooEarly with the moment from which it may be taken
     */
    async take(
      personId: string,
      code: SelfTestCode,
      { version, answers }: { version: number; answers: readonly number[] },
    ): Promise<TestResult> {
      recording.check(code, { version, answers })
      return inTransaction(db, async (trx) => {
        await recording.lock(trx, personId, code, answers)
        const { retest_days: retestDays } = orNotFound((await offered(trx)).find((one) => one.code === code))
        const until = closedUntil((await latest(trx, personId)).get(code), retestDays)
        if (until) throwError('retestTooEarly', { data: { retest_at: until.toISOString() } })
        return presentResult('en', await recording.keep(trx, personId, code, answers))
      })
    },

    /** Every test that was taken, with its results and with whom each is shared. */
    async results(personId: string, wanted: InLanguage) {
      const [{ language }, tests, rows, shares] = await Promise.all([
        languageOf(wanted),
        db.selectFrom('self_test').selectAll().orderBy('position').orderBy('code').execute(),
        db
          .selectFrom('test_result')
          .selectAll()
          .where('person_id', '=', personId)
          .orderBy('taken_at', 'desc')
          .limit(resultsMax)
          .execute(),
        db
          .selectFrom('test_share as s')
          .innerJoin('test_result as r', 'r.u_id', 's.result_id')
          .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
          .select(['s.result_id', 'h.u_id as healer_u_id', 'h.full_name'])
          .where('r.person_id', '=', personId)
          .orderBy('s.shared_at')
          .execute(),
      ])
      const ofTest = Map.groupBy(rows.toReversed(), (row: ResultRow) => row.test_code)
      return tests.flatMap(({ code, retest_days: retestDays, is_offered: isOffered }) => {
        const taken = ofTest.get(code)
        if (!taken) return []
        const instrument = currentInstrument(code as SelfTestCode) // the table's codes are the contract's
        const until = closedUntil(taken.at(-1)?.taken_at, isOffered ? retestDays : 0)
        return {
          ...presentTest(language, instrument, until),
          is_higher_better: instrument.isHigherBetter,
          max_score: maxScoreOf(instrument),
          bands: instrument.bands.map(({ from, name }) => ({ from, name: name[language] })),
          results: taken.map((row) => ({
            ...presentResult(language, row),
            shared_with: shares
              .filter((one) => one.result_id === row.u_id)
              .map(({ healer_u_id, full_name }) => ({ healer_u_id, full_name })),
          })),
        }
      })
    },

    /** The first moment at which a test that was taken may be taken again; null when none waits. */
    async retestTime(personId: string): Promise<Date | null> {
      const [tests, taken] = await Promise.all([offered(db), latest(db, personId)])
      const waiting = tests.flatMap(({ code, retest_days: retestDays }) => {
        const until = closedUntil(taken.get(code), retestDays)
        return until ? [until.getTime()] : []
      })
      return waiting.length ? new Date(Math.min(...waiting)) : null
    },
  }
}

export type SelfTests = ReturnType<typeof createSelfTests>
