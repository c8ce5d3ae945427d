import { describe, expect, test } from 'vitest'
import { type MonthFacts, shownTotals, type Used } from './shown-totals.ts'

const allowancePaise = 150_000
const draws = 400
const person = (sessions: number, paise: number): Used => ({ sessions, paise, isManager: false })

/** Totals that managers may see of a month, for evenly spread random draws. */
const outcomes = (used: readonly Used[], members = 10) =>
  [0, 1, 2, 3].flatMap((extra) =>
    Array.from({ length: draws }, (_, draw) => {
      const integer = (below: number) => (below === 4 ? extra : Math.floor((draw / draws) * below))
      return shownTotals({ members, used, allowancePaise }, { integer })
    }),
  )

/** In how many of the draws two months look different, from 0 to 1. */
function difference(first: readonly Used[], second: readonly Used[]) {
  const [one, other] = [outcomes(first), outcomes(second)]
  return one.filter((seen, at) => JSON.stringify(seen) !== JSON.stringify(other[at])).length / one.length
}

const session = person(1, 123_700)
const times = (count: number, one: Used) => Array.from({ length: count }, () => one)

describe('what managers see of a month', () => {
  test('is nothing for one session of ten members, nor for fewer than five people or ten members', () => {
    const isHidden = (used: Used[], members?: number) =>
      outcomes(used, members).every((seen) => seen === null)
    expect(isHidden([session])).toBe(true)
    expect(isHidden([person(40, 150_000)])).toBe(true)
    expect(isHidden(times(4, session))).toBe(true)
    expect(isHidden(times(9, session), 9)).toBe(true)
    expect(isHidden([...times(4, session), ...times(6, person(0, -20_000))])).toBe(true)
    expect(isHidden(times(9, { ...session, isManager: true }))).toBe(true)
  })

  test('is rounded, and never the price of a session', () => {
    for (const seen of outcomes(times(8, session))) {
      expect(seen?.rounded_to_paise).toBe(600_000)
      expect((seen?.used_paise ?? -1) % 600_000).toBe(0)
      expect((seen?.sessions ?? -1) % 10).toBe(0)
      expect(Math.abs((seen?.used_paise ?? 0) - 8 * 123_700)).toBeLessThan(600_000)
    }
  })

  test('does not say whether the tenth person was there, whatever the nine others do', () => {
    const targets = [
      session,
      person(1, 100),
      person(5, allowancePaise),
      person(20, 900_000),
      person(1, 149_999),
    ]
    const sums = [0, 1, 599_999, 300_000, 476_300, 476_299, 450_000]
    let worst = 0
    for (const target of targets)
      for (let dummies = 0; dummies <= 9; dummies++)
        for (const total of sums) {
          const each = Math.min(allowancePaise, Math.ceil(total / Math.max(1, dummies)))
          const others = times(dummies, person(1, each))
          worst = Math.max(worst, difference(others, [...others, target]))
        }
    expect(worst).toBeLessThan(0.67)
  })

  test('a usual session changes it in less than half of the draws, at the threshold too', () => {
    for (let dummies = 0; dummies <= 9; dummies++) {
      const others = times(dummies, session)
      expect(difference(others, [...others, session])).toBeLessThan(0.5)
    }
  })

  test('months next to each other, with and without one who left, look the same in most draws', () => {
    const before = times(12, session)
    const differences = [before.slice(1), [...before, session], [...before.slice(1), person(2, 150_000)]].map(
      (after) => difference(before, after),
    )
    for (const one of differences) expect(one).toBeLessThan(0.5)
  })

  test('is never below nothing, when more went back than was paid', () => {
    const facts: MonthFacts = {
      members: 12,
      used: [...times(9, person(1, 100)), person(0, -allowancePaise * 9)],
      allowancePaise,
    }
    expect(shownTotals(facts, { integer: () => 0 })).toMatchObject({ used_paise: 0, sessions: 0 })
  })
})
