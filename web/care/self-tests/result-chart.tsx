import type { ResultHistory } from '@newyou/contract/care/self-tests'
import { Lines } from './lines.tsx'

/** The scores over time above the bands of the test; the same stands in words below it. */
export const ResultChart = ({ history: { results, bands, max_score: max } }: { history: ResultHistory }) => (
  <Lines
    moments={results.map((one) => one.taken_at)}
    max={max}
    bands={bands.map(({ from }) => from)}
    lines={[{ key: 'score', values: results.map(({ score }) => score) }]}
  />
)
