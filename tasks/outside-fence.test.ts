import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { listFiles } from './read-imports.ts'

const root = path.join(import.meta.dirname, '..')

/** Files that ask by themselves: at addresses of the configuration, never at one that a person gave. */
const askers = new Set([
  'server/integrations/cometchat.ts',
  'server/integrations/phone-calls.ts',
  // The hosts of the browsers' push services, which it knows by name.
  'server/integrations/push.ts',
  'server/integrations/phones/exotel-sms.ts',
  'server/integrations/phones/msg91.ts',
  'server/integrations/phones/whatsapp.ts',
  // A site that its operator names.
  'server/ops/check.ts',
  'server/platform/http/outside.ts',
])

const isServed = (file: string) =>
  /^server\/.*\.ts$/.test(file) && !/\.test\.ts$|^server\/(operation|testing|node_modules)\//.test(file)

/** Whether a file calls the `fetch` that all code has, or loads a client of HTTP. */
function asks(file: string): boolean {
  const { program, module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
  let found = module.staticImports.some(
    ({ moduleRequest: { value }, entries }) =>
      ['undici', 'node:http', 'node:https'].includes(value) && entries.some(({ isType }) => !isType),
  )
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'fetch') found = true
    },
  }).visit(program)
  return found
}

test('addresses that people name are asked through `outside` alone', () => {
  const asking = listFiles(root).filter((file) => isServed(file) && asks(file))
  expect(new Set(asking)).toEqual(askers)
})
