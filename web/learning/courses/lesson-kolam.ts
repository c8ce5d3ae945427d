import type { KolamOptions } from '../../ui/kolam/kolam.ts'

const coprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : coprime(b, a % b))

/**
 * The rectangle of dots for so many lessons: one dot each where that many make a single line (columns and rows without
 * a common divisor), else the next larger that does. Never more than twice as wide as high.
 */
export function lessonKolam(lessons: number): Required<Pick<KolamOptions, 'cols' | 'rows'>> {
  for (let dots = Math.max(6, lessons); ; dots++) {
    for (let rows = Math.floor(Math.sqrt(dots)); rows >= 2; rows--) {
      const cols = dots / rows
      if (Number.isInteger(cols) && cols <= 2 * rows && coprime(cols, rows)) return { cols, rows }
    }
  }
}
