import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'server/database/migrations')
const squawk = path.join(root, 'node_modules/squawk-cli/js/bin/squawk')

/** Its program is a package for each kind of machine; the one of CI is there. */
const isInstalled = existsSync(
  path.join(root, 'node_modules/@squawk-cli', `${process.platform}-${process.arch}`),
)

/** Older ones ran where nothing served beside them. */
const lastUnlinted = '1072'
const linted = readdirSync(folder).filter((name) => name.slice(0, 4) > lastUnlinted)

/** Each with the reason why it does not hold here. */
const without = [
  // The runner sets a timeout for locks; a migration may take as long as it takes.
  'require-lock-timeout',
  'require-statement-timeout',
  // Counts stay small; money is bigint already.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  // An enumeration is text with a check, and text has no other limit.
  'prefer-text-field',
]

/** The findings of Squawk for migrations, each as `file:line:column: rule`. */
async function findings(names: readonly string[]) {
  const running = promisify(execFile)(process.execPath, [
    squawk,
    ...['--reporter', 'gcc', '--pg-version', '15.0', '--assume-in-transaction'],
    ...without.flatMap((rule) => ['--exclude', rule]),
    ...names.map((name) => path.join(folder, name)),
  ])
  return running.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

test.skipIf(!isInstalled)('migrations change the database while it is used', async () => {
  expect(linted.length > 0 ? await findings(linted) : '').toBe('')
})

test.skipIf(!isInstalled)('what would stop the calls of a serving site is found', async () => {
  const found = await findings(['0001-accounts.sql', '1071-one-word-for-one-thing.sql'])
  expect(found).toContain('renaming-table')
  expect(found).toContain('renaming-column')
})
