import { type Kolam, type KolamOptions, kolam, logoKolam, oneLineKolam } from './kolam/kolam.ts'

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

const logo = kolam(logoKolam)

/** The mark of New You. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return <KolamDrawing of={logo} stroke={5} className={className} />
}

/** The path of the logo, for the loader that draws it. */
export const logoLine = { d: logo.d, viewBox: logo.box.join(' ') }

/** A kolam of one id: the same id always gives the same drawing. */
export function kolamOf(id: string, options: KolamOptions = { cols: 3, rows: 3 }) {
  let seed = 2166136261
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  seed = ((seed ^ (seed >>> 15)) >>> 0) % 99991
  return oneLineKolam({ ...options, seed })
}
