import type { Kolam } from './kolam/kolam.ts'

/** Draws a kolam. With `progress` (0 to 1) the line is walked so far and the rest is faint; say it in words beside it. */
export function KolamDrawing({
  of,
  stroke = 4,
  progress,
  className,
}: {
  of: Kolam
  stroke?: number
  progress?: number
  className?: string | undefined
}) {
  return (
    <svg
      viewBox={of.box.join(' ')}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g fill="currentColor" stroke="none">
        {of.dots.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="2.8" />
        ))}
      </g>
      {progress === undefined ? (
        <path d={of.d} />
      ) : (
        <>
          <path d={of.d} opacity=".22" />
          {progress > 0 && (
            <path d={of.d} pathLength="100" strokeDasharray={`${Math.round(progress * 1000) / 10} 100`} />
          )}
        </>
      )}
    </svg>
  )
}
