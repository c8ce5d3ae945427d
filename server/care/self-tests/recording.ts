import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentInstrument } from './instruments/index.ts'
import { scoreAnswers } from './score-answers.ts'
import { problemOf } from './scoring.ts'

interface RecordingDependencies extends Pick<Platform, 'clock' | 'ids'> {
  crisis: Pick<Crisis, 'answeredTest' | 'staff'>
}
interface Given {
  version: number
  answers: readonly number[]
}

/** Scores answers and keeps them, for a test that a person takes and for one that a healer asks for. */
export function createRecording({ clock, ids, crisis }: RecordingDependencies) {
  return {
    /** @throws DomainError testChanged, invalidInput */
    check(code: SelfTestCode, { version, answers }: Given) {
      const instrument = currentInstrument(code)
      if (version !== instrument.version) throwError('testChanged')
      const problem = problemOf(instrument, answers)
      if (problem) throwError('invalidInput', { message: problem, errors: { answers: problem } })
    },

    /**
     * Before `keep`: two concurrent windows wait for each other. Colleagues who will be notified are locked with the client,
     * in one order.
     */
    async lock(trx: Trx, personId: string, code: SelfTestCode, answers: readonly number[]) {
      const isWorrying = scoreAnswers(code, answers).is_worrying
      await lockPeople(trx, [personId, ...(isWorrying ? await crisis.staff(trx) : [])])
    },

    /** A worrying answer notifies the staff in the same transaction. */
    async keep(trx: Trx, personId: string, code: SelfTestCode, answers: readonly number[]) {
      const row = await trx
        .insertInto('test_result')
        .values({
          ...{ u_id: ids.next(), person_id: personId, test_code: code },
          ...scoreAnswers(code, answers),
          ...{ answers: [...answers], taken_at: clock.now() },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      if (row.is_worrying) await crisis.answeredTest(trx, { resultId: row.u_id })
      return row
    },
  }
}
export type Recording = ReturnType<typeof createRecording>
