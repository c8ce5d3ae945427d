import { seededRandom } from './seeded-random.ts'

/**
 * A sikku kolam: lines that walk round every dot of a grid and come back to where they began.
 * Between two neighbouring dots the line either crosses itself (the side is open) or turns back (closed).
 */
export type KolamOptions = {
  cols?: number
  rows?: number
  seed?: number
  /** Distance between two dots in drawing units. */
  cell?: number
  /** Share of open sides, 0 to 1. At 1 the number of lines is the greatest common divisor of the sides. */
  open?: number
  shape?: 'square' | 'diamond'
}

export type Kolam = {
  /** Path data of all lines. */
  d: string
  /** How many separate lines the path has. */
  loops: number
  dots: [x: number, y: number][]
  /** viewBox: x, y, width, height. */
  box: [number, number, number, number]
}

type Side = 'e' | 's' | 'w' | 'n'
type Point = [x: number, y: number]
type Dot = { x: number; y: number; isOpen: Record<Side, boolean> }

const towards: Record<Side, Point> = { e: [1, 0], s: [0, 1], w: [-1, 0], n: [0, -1] }
const opposite: Record<Side, Side> = { e: 'w', w: 'e', n: 's', s: 'n' }
/** The four quarter turns a line can make round a dot. */
const turns: [Side, Side][] = [
  ['e', 's'],
  ['s', 'w'],
  ['w', 'n'],
  ['n', 'e'],
]
/** Which quarter a turn is, whichever way it is walked. */
const turnNumber: Partial<Record<`${Side}${Side}`, number>> = {
  es: 0,
  se: 0,
  sw: 1,
  ws: 1,
  wn: 2,
  nw: 2,
  ne: 3,
  en: 3,
}

const radius = 0.34
const bend = 0.2

export function kolam(options: KolamOptions = {}): Kolam {
  const { cols = 5, rows = 5, seed = 1, cell = 40, open = 0.62, shape = 'square' } = options
  const dots = layDots({ cols, rows, seed, cell, open, shape })
  const dotAt = new Map(dots.map((dot) => [dot.y * cols + dot.x, dot]))
  const turnAt = (dot: Dot, from: Side, to: Side) =>
    (dot.y * cols + dot.x) * 4 + (turnNumber[`${from}${to}`] ?? 0)
  const walked = new Set<number>()
  let d = ''
  let loops = 0

  for (const start of dots) {
    for (const [startFrom, startTo] of turns) {
      if (walked.has(turnAt(start, startFrom, startTo))) continue
      let dot = start
      let from = startFrom
      let to = startTo
      d += `M${write(arcPoints(dot, from, to)[0], cell)}`
      while (!walked.has(turnAt(dot, from, to))) {
        walked.add(turnAt(dot, from, to))
        const [, ...rest] = arcPoints(dot, from, to)
        d += `C${rest.map((point) => write(point, cell)).join(' ')}`
        // Over an open side the line goes straight on to the neighbour, at a closed side it stays with its dot.
        const crosses = dot.isOpen[to]
        const [dx, dy] = towards[to]
        const next = crosses ? dotAt.get((dot.y + dy) * cols + dot.x + dx) : dot
        if (!next) throw new Error(`The kolam has an open side that leads to no dot at ${dot.x},${dot.y}`)
        const nextTo = opposite[from]
        from = crosses ? opposite[to] : to
        to = nextTo
        dot = next
      }
      d += 'Z'
      loops += 1
    }
  }

  return {
    d,
    loops,
    dots: dots.map(({ x, y }) => [round(x * cell), round(y * cell)]),
    box: [-cell / 2, -cell / 2, cols * cell, rows * cell],
  }
}

/**
 * The first kolam from `seed` on that is one single line. A rectangle whose sides share no divisor always
 * has one (with every side open); other grids give the kolam with the fewest lines that was found.
 */
export function oneLineKolam(options: KolamOptions = {}): Kolam {
  const seed = options.seed ?? 1
  let best = kolam({ ...options, seed })
  for (let attempt = 1; attempt < 80 && best.loops > 1; attempt += 1) {
    const next = kolam({ ...options, seed: seed + attempt * 101 })
    if (next.loops < best.loops) best = next
  }
  if (best.loops === 1) return best
  const allOpen = kolam({ ...options, open: 1 })
  return allOpen.loops < best.loops ? allOpen : best
}

/**
 * The smallest grid of at least `count` dots that one line can walk: its sides share no divisor, and it is
 * at most two and a half times as wide as it is high, so that 8 does not become a ribbon.
 */
export function kolamGrid(count: number): { cols: number; rows: number } {
  let best: { cols: number; rows: number } | undefined
  for (let rows = 1; rows * rows <= Math.max(count, 1) * 2; rows += 1) {
    const widest = Math.max(Math.floor(rows * 2.5), 1)
    for (let cols = rows; cols <= widest; cols += 1) {
      if (cols * rows < count || greatestCommonDivisor(cols, rows) !== 1) continue
      if (
        !best ||
        cols * rows < best.cols * best.rows ||
        (cols * rows === best.cols * best.rows && cols < best.cols)
      )
        best = { cols, rows }
      break
    }
  }
  if (!best) throw new Error(`No kolam grid for ${count} dots`)
  return best
}

/** One line walking a single row of dots: the edge of the footer. */
export function borderKolam(dots = 42, cell = 40): Kolam {
  return kolam({ cols: dots, rows: 1, cell, open: 1 })
}

function layDots({ cols, rows, seed, open, shape }: Required<KolamOptions>): Dot[] {
  const random = seededRandom(seed)
  const decided = new Map<string, boolean>()

  const hasDot = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= cols || y >= rows) return false
    if (shape === 'square') return true
    const distance = Math.abs(x - (cols - 1) / 2) + Math.abs(y - (rows - 1) / 2)
    return distance <= Math.max(cols, rows) / 2 - 0.4
  }

  // A side shares its choice with its mirror images, so that every kolam is symmetrical.
  const mirrorName = (x: number, y: number, across: boolean) => {
    const mirroredX = cols - 1 - x - (across ? 1 : 0)
    const mirroredY = rows - 1 - y - (across ? 0 : 1)
    return `${Math.min(x, mirroredX)},${Math.min(y, mirroredY)},${across}`
  }

  const isOpen = (x: number, y: number, across: boolean) => {
    if (!hasDot(x, y) || !hasDot(across ? x + 1 : x, across ? y : y + 1)) return false
    const own = mirrorName(x, y, across)
    const turned = cols === rows ? mirrorName(y, x, !across) : own
    const name = own.localeCompare(turned) < 0 ? own : turned
    const known = decided.get(name)
    if (known !== undefined) return known
    const chosen = random() < open
    decided.set(name, chosen)
    return chosen
  }

  const dots: Dot[] = []
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      if (!hasDot(x, y)) continue
      const e = isOpen(x, y, true)
      const w = isOpen(x - 1, y, true)
      const s = isOpen(x, y, false)
      const n = isOpen(x, y - 1, false)
      dots.push({ x, y, isOpen: { e, w, s, n } })
    }
  }
  return dots
}

/** Four Bézier points of the quarter turn from one side of a dot to the next, in cells. */
function arcPoints(dot: Dot, from: Side, to: Side): [Point, Point, Point, Point] {
  const [start, startHandle] = arcEnd(dot, from, to)
  const [end, endHandle] = arcEnd(dot, to, from)
  return [start, startHandle, endHandle, end]
}

function arcEnd(dot: Dot, side: Side, other: Side): [Point, Point] {
  const [sideX, sideY] = towards[side]
  const [otherX, otherY] = towards[other]
  const reach = dot.isOpen[side] ? 0.5 : radius
  // Lines cross an open side at 45 degrees and pass a closed one square to it.
  const [tangentX, tangentY] = dot.isOpen[side]
    ? [(otherX - sideX) * Math.SQRT1_2, (otherY - sideY) * Math.SQRT1_2]
    : [otherX, otherY]
  const x = dot.x + sideX * reach
  const y = dot.y + sideY * reach
  return [
    [x, y],
    [x + tangentX * bend, y + tangentY * bend],
  ]
}

function write([x, y]: Point, cell: number): string {
  return `${round(x * cell)} ${round(y * cell)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** A kolam of one id: the same id always gives the same drawing. */
export function kolamOf(id: string, { cols = 3, rows = 3, ...options }: KolamOptions = {}) {
  let seed = 2166136261
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  seed = ((seed ^ (seed >>> 15)) >>> 0) % 99991
  return oneLineKolam({ ...options, cols, rows, seed })
}
