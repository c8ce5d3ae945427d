import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { describeNode } from './release.ts'

test('a node has the name that it is given, or the machine’s and the port’s, and the version of its sources', async () => {
  const version = expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)
  expect(await describeNode({ NODE_NAME: 'web-1', PORT: 3001 })).toEqual({ node: 'web-1', version })
  expect(await describeNode({ NODE_NAME: undefined, PORT: 3001 })).toEqual({
    node: `${hostname()}:3001`,
    version,
  })
})
