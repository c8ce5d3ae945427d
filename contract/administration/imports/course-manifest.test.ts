import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { courseManifest, manifestSchemaName } from './course-manifest.ts'

test('the schema that is published is that of the manifest', () => {
  const at = path.resolve(import.meta.dirname, '../../../docs', manifestSchemaName)
  expect(JSON.parse(readFileSync(at, 'utf8'))).toEqual(z.toJSONSchema(courseManifest, { io: 'input' }))
})
