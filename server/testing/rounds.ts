import fc from 'fast-check'

/** How often a property is tried with values of its own: a few times in each run of the tests, more where `ROUNDS=` says so. */
export const rounds = Number(process.env.ROUNDS ?? 10)

// Set up before each test file, so that a property which says nothing is tried as often.
fc.configureGlobal({ numRuns: rounds })
