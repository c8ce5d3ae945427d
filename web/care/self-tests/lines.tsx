import styles from './result.module.css'

const [width, height, edge] = [600, 160, 12]

interface Line {
  key: string
  /** In the order of the moments; null is a gap, and nothing is drawn across it. */
  values: readonly (number | null)[]
  isSecond?: boolean
}

/** Values without a gap between them, each with its place in time. */
function stretches(values: readonly (number | null)[]) {
  const found: { place: number; value: number }[][] = [[]]
  for (const [place, value] of values.entries()) {
    if (value === null) found.push([])
    else found.at(-1)?.push({ place, value })
  }
  return found.filter((one) => one.length > 0)
}

/** Values over time, above stripes and beside a dashed line where these are given. The same stands in words beside it. */
export function Lines({
  moments,
  max,
  lines,
  bands = [],
  mark,
}: {
  moments: readonly string[]
  max: number
  lines: readonly Line[]
  /** Where each band begins. */
  bands?: readonly number[]
  mark?: number | undefined
}) {
  const times = moments.map((moment) => Date.parse(moment))
  const [first = 0, last = 0] = [times.at(0), times.at(-1)]
  const x = (place: number) =>
    edge + (((times[place] ?? first) - first) / Math.max(last - first, 1)) * (width - 2 * edge)
  const y = (value: number) => height - edge - (value / max) * (height - 2 * edge)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.chart}>
      {bands.map((from, place) =>
        place % 2 === 0 ? (
          <rect
            key={from}
            x="0"
            width={width}
            y={y(bands[place + 1] ?? max)}
            height={y(from) - y(bands[place + 1] ?? max)}
            className={styles.stripe}
          />
        ) : null,
      )}
      {mark !== undefined && <line x1="0" x2={width} y1={y(mark)} y2={y(mark)} className={styles.mark} />}
      {lines.map(({ key, values, isSecond }) =>
        stretches(values).map((stretch) => (
          <g key={`${key} ${stretch[0]?.place}`} className={isSecond ? styles.second : undefined}>
            <polyline
              points={stretch.map(({ place, value }) => `${x(place)},${y(value)}`).join(' ')}
              className={styles.line}
            />
            {stretch.map(({ place, value }) => (
              <circle key={place} cx={x(place)} cy={y(value)} r="6" className={styles.dot} />
            ))}
          </g>
        )),
      )}
      {moments.map((moment, place) =>
        lines.every(({ values }) => values[place] === null) ? (
          <circle key={moment} cx={x(place)} cy={height - edge} r="4" className={styles.gap} />
        ) : null,
      )}
    </svg>
  )
}
