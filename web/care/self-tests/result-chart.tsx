import type { ResultHistory } from '@newyou/contract/care/self-tests'
import styles from './result.module.css'

const [width, height, edge] = [600, 160, 12]

/** The scores over time above the bands of the test; the same stands in words below it. */
export function ResultChart({ history: { results, bands, max_score: max } }: { history: ResultHistory }) {
  const times = results.map(({ taken_at: at }) => Date.parse(at))
  const [first = 0, last = 0] = [times.at(0), times.at(-1)]
  const x = (time: number) => edge + ((time - first) / Math.max(last - first, 1)) * (width - 2 * edge)
  const y = (score: number) => height - edge - (score / max) * (height - 2 * edge)
  const points = results.map(({ u_id, score }, place) => ({ u_id, x: x(times[place] ?? first), y: y(score) }))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.chart}>
      {bands.map(({ from }, place) => {
        const until = bands[place + 1]?.from ?? max
        return place % 2 === 0 ? (
          <rect
            key={from}
            x="0"
            width={width}
            y={y(until)}
            height={y(from) - y(until)}
            className={styles.stripe}
          />
        ) : null
      })}
      <polyline points={points.map((one) => `${one.x},${one.y}`).join(' ')} className={styles.line} />
      {points.map((one) => (
        <circle key={one.u_id} cx={one.x} cy={one.y} r="6" className={styles.dot} />
      ))}
    </svg>
  )
}
