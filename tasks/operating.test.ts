import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../server/platform/config.ts'
import { environment } from '../server/platform/config-environment.ts'
import { root } from './ensure-installed.mjs'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const operating = textOf('docs/operating.md')
const linesOf = (kind: string) =>
  [...operating.matchAll(new RegExp(`^ *\`\`\`${kind}\\n(.*?)^ *\`\`\``, 'gms'))].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
const commands = linesOf('sh')

/** Names of the options that an operator's command may have. */
const [, declared = ''] = /options: \{(.*?)\n {2}\},/s.exec(textOf('server/ops.ts')) ?? []
const options = [...declared.matchAll(/^ {4}'?([\w-]+)'?: \{/gm)].map(([, name]) => name)
const known = [
  ...[...textOf('server/ops.ts').matchAll(/^ {2}'([\w-]+)': \{$/gm)].map(([, name]) => name),
  ...[...textOf('server/ops/commands.ts').matchAll(/^ {2}'?([\w-]+)'?(?:: \w+)?,$/gm)].map(
    ([, name]) => name,
  ),
  'migrate',
]

test('what is to be written down in docs/operating.md is a configuration of production', () => {
  const secrets = commands.find((line) => line.startsWith('for name in')) ?? ''
  const made = spawnSync('sh', ['-c', secrets.replace(/>> \S+$/, '')], { encoding: 'utf8' })
  const written = `${linesOf('ini').join('\n')}\n${made.stdout}`.replaceAll('…', 'a-value-of-your-own')
  const config = readConfig(parseEnv(written))
  expect(config).toMatchObject({ isProduction: true, hasPublishedSecrets: false, DEMO_CONTENT: false })
  expect(new Set(made.stdout.split('\n').filter(Boolean)).size).toBe(7)
})

test('each command of docs/operating.md is one of operators, or stands among those that no test runs', () => {
  const [, unrun = ''] = /^## What no test runs\n(.*?)^## /ms.exec(operating) ?? []
  const named = [...unrun.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const others = commands.filter((line) => !/^(ops |ops\(\)|for name in)/.test(line))
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter((line) => !named.some((name) => line.startsWith(name)))).toEqual([])
})

test.each(['docs/operating.md', 'docs/runbooks.md', 'docs/upgrading.md', 'docs/configuration.md'])(
  'each command of operators in %s is there with its options',
  (page) => {
    const lines = [
      ...textOf(page).matchAll(/(?:^ *|`)(?:ops|node server\/ops\.mjs) ([a-z][\w-]+)([^\n`]*)/gm),
    ]
    const wrong = lines.filter(
      ([, command, given = '']) =>
        !known.includes(command) ||
        [...given.matchAll(/--([\w-]+)/g)].some(([, option]) => !options.includes(option ?? '')),
    )
    expect(wrong.map(([line]) => line)).toEqual([])
  },
)

test('docs/configuration.md has each variable with its default, and no other', () => {
  const rows = [...textOf('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` +\| (.+?) +\|/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  const defaults: Record<string, unknown> = environment.parse({})
  for (const [name, value] of rows) {
    const stated = /^`([^`]*)`$/.exec(value)?.[1]
    if (stated !== undefined && defaults[name] !== undefined)
      expect([name, stated]).toEqual([name, String(defaults[name])])
    if (value === 'none') expect([name, defaults[name]?.toString() ?? '']).toEqual([name, ''])
  }
})
