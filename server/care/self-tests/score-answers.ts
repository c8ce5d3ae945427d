import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { currentInstrument } from './instruments/index.ts'
import { scoreOf } from './scoring.ts'

/** The columns of a result that follow from its answers, by the version that is asked now. */
export function scoreAnswers(code: SelfTestCode, answers: readonly number[]) {
  const instrument = currentInstrument(code)
  const { score, max, band, isWorrying } = scoreOf(instrument, answers)
  return {
    test_version: instrument.version,
    score,
    max_score: max,
    band: band.code,
    is_worrying: isWorrying,
  }
}
