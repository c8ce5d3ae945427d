import { expect, test } from 'vitest'
import { summaryOf } from './trace-queries.ts'

test.each([
  ['select "u_id" from "appointment" as "a" where "a"."client_id" = $1', 'SELECT appointment'],
  ['insert into "otp_challenge" ("u_id") values ($1) returning *', 'INSERT otp_challenge'],
  ['update only session set revoked_at = now()', 'UPDATE session'],
  ['delete from jobs.job where name = any($1)', 'DELETE job'],
  ['with due as (select 1 from payout) update payout set state = $1', 'SELECT payout'],
  ['BEGIN', 'BEGIN'],
  ['commit', 'COMMIT'],
  ['select pg_notify($1, $2)', 'SELECT'],
  ['vacuum', 'QUERY'],
])('%s is summed up as %s', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary)
})
