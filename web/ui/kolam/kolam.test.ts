import { expect, test } from 'vitest'
import { borderKolam, kolam, kolamGrid, oneLineKolam } from './kolam.ts'
import { logoKolam } from './logo.ts'

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)
const sizes = Array.from({ length: 12 }, (_, index) => index + 1)
const grids = sizes.flatMap((cols) => sizes.map((rows) => ({ cols, rows })))

test('a fully open grid has as many lines as the greatest common divisor of its sides', () => {
  for (const { cols, rows } of grids) {
    expect({ cols, rows, loops: kolam({ cols, rows, open: 1 }).loops }).toEqual({
      cols,
      rows,
      loops: greatestCommonDivisor(cols, rows),
    })
  }
})

test('sides without a common divisor always give exactly one line, whatever the seed', {
  timeout: 30_000,
}, () => {
  for (const { cols, rows } of grids) {
    if (greatestCommonDivisor(cols, rows) !== 1 || cols * rows > 72) continue
    for (const seed of [1, 4242, 987654321]) {
      expect(oneLineKolam({ cols, rows, seed }).loops, `${cols} by ${rows}, seed ${seed}`).toBe(1)
    }
  }
})

test('every kolam walks four quarter turns round each dot and closes its lines', () => {
  for (const { cols, rows } of grids) {
    const { d, dots, loops } = kolam({ cols, rows, seed: cols * 31 + rows })
    expect(d.split('C').length - 1).toBe(dots.length * 4)
    expect(d.split('Z').length - 1).toBe(loops)
  }
})

test('the same options always draw the same kolam', () => {
  expect(kolam({ cols: 6, rows: 5, seed: 12 })).toEqual(kolam({ cols: 6, rows: 5, seed: 12 }))
  expect(kolam({ cols: 6, rows: 5, seed: 12 }).d).not.toBe(kolam({ cols: 6, rows: 5, seed: 13 }).d)
})

test('the logo is five dots and one line', () => {
  const { dots, loops, box } = kolam(logoKolam)
  expect({ dots: dots.length, loops, box }).toEqual({ dots: 5, loops: 1, box: [-20, -20, 120, 120] })
})

test('the footer edge is one line along one row', () => {
  const edge = borderKolam()
  expect({ dots: edge.dots.length, loops: edge.loops, box: edge.box }).toEqual({
    dots: 42,
    loops: 1,
    box: [-20, -20, 1680, 40],
  })
})

test('a course of 12 lessons is a grid of 4 by 3', () => {
  expect(kolamGrid(12)).toEqual({ cols: 4, rows: 3 })
})

test('any number of lessons fits a grid that one line can walk', () => {
  for (let count = 1; count <= 400; count += 1) {
    const { cols, rows } = kolamGrid(count)
    expect(cols * rows).toBeGreaterThanOrEqual(count)
    expect(greatestCommonDivisor(cols, rows)).toBe(1)
    expect(cols).toBeLessThanOrEqual(rows * 2.5)
  }
})
