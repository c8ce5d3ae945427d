import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, partsOfDay, rank, type Taste } from './rank.ts'
import { candidates, people } from './test-set.ts'

const shown = 4
const popular = (taste: Taste) =>
  candidates
    .filter(({ u_id }) => !taste.known.has(u_id))
    .toSorted((one, other) => other.popularity - one.popularity)
    .slice(0, shown)

/** The share of those who suit a person that is among the four shown. */
const found = (ids: readonly string[], suited: readonly string[]) =>
  suited.filter((id) => ids.includes(id)).length / Math.min(suited.length, shown)
const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

test('on the fixed set the suggestions find at least twice what “popular first” finds', () => {
  const ours = mean(
    people.map(({ taste, suited }) =>
      found(
        rank(candidates, taste, shown).map(({ u_id }) => u_id),
        suited,
      ),
    ),
  )
  const baseline = mean(
    people.map(({ taste, suited }) =>
      found(
        popular(taste).map(({ u_id }) => u_id),
        suited,
      ),
    ),
  )
  expect({ ours: Math.round(ours * 100), baseline: Math.round(baseline * 100) }).toEqual({
    ours: 94,
    baseline: 23,
  })
  expect(ours).toBeGreaterThanOrEqual(baseline * 2)
})

test('for who said nothing, what is popular and free soon comes first', () => {
  const [silent] = people.filter(({ says }) => says === 'says nothing at all')
  if (!silent) throw new Error('the silent person is missing')
  const ids = rank(candidates, silent.taste, shown).map(({ u_id }) => u_id)
  expect(ids).toEqual(['meera', 'arnab', 'anjali', 'kavita'])
})

const words = ['health', 'family', 'wealth', 'spirituality']
const codes = ['hi', 'en', 'ta', 'mr']
const anyCandidate: fc.Arbitrary<Candidate> = fc.record({
  u_id: fc.uuid(),
  title: fc.string(),
  topics: fc.subarray(words, { minLength: 1 }),
  languages: fc.subarray(codes, { minLength: 1 }),
  pricePaise: fc.nat(300_000),
  free: fc.option(fc.constantFrom(...partsOfDay)),
  isSoon: fc.boolean(),
  popularity: fc.nat(5),
})
const anyTaste: fc.Arbitrary<Taste> = fc.record({
  topics: fc.subarray(words),
  bought: fc.subarray(words),
  languages: fc.subarray(codes),
  times: fc.subarray([...partsOfDay]),
  budgetPaise: fc.option(fc.nat(300_000)),
  known: fc.constant(new Set<string>()),
})
const manyCandidates = fc.uniqueArray(anyCandidate, { selector: ({ u_id }) => u_id, maxLength: 20 })

test('the order of the candidates changes nothing, and nothing that is known is suggested', () => {
  fc.assert(
    fc.property(manyCandidates, anyTaste, (list, taste) => {
      const known = new Set(list.slice(0, 3).map(({ u_id }) => u_id))
      const one = rank(list, { ...taste, known }, shown)
      expect(rank(list.toReversed(), { ...taste, known }, shown)).toEqual(one)
      expect(one.filter(({ u_id }) => known.has(u_id))).toEqual([])
    }),
  )
})

test('each suggestion says why, and every reason is true', () => {
  fc.assert(
    fc.property(manyCandidates, anyTaste, (list, taste) => {
      for (const { u_id, reasons } of rank(list, taste, list.length)) {
        const one = list.find((candidate) => candidate.u_id === u_id)
        if (!one) throw new Error('something else was suggested')
        expect(reasons.length).toBeGreaterThan(0)
        for (const { code, value } of reasons)
          expect(
            {
              topic: taste.topics.includes(value) && one.topics.includes(value),
              bought: taste.bought.includes(value) && one.topics.includes(value),
              language: taste.languages.includes(value) && one.languages.includes(value),
              budget: taste.budgetPaise !== null && one.pricePaise <= taste.budgetPaise,
              time: one.free === value && taste.times.some((time) => time === value),
              soon: one.isSoon,
              popular: reasons.length === 1,
            }[code],
          ).toBe(true)
      }
    }),
  )
})
