import { existsSync } from 'node:fs'
import path from 'node:path'
import { addresses } from '@newyou/contract/addresses'
import { expect, test } from 'vitest'
import { inTransaction } from './platform/database/database.ts'
import { finishedBuild } from './site.ts'
import { makeHealer } from './testing/healers.ts'
import { useTestApp } from './testing/test-app.ts'

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../web/build/server/index.js'))
const app = useTestApp({ ...(isBuilt && { web: finishedBuild }) })

test.skipIf(!isBuilt)('the header speaks of a free appointment only where a healer gives one', async () => {
  const hasLink = async () => {
    const { body, statusCode } = await app().app.http.inject({
      url: addresses.faq,
      headers: { accept: 'text/html' },
    })
    expect(statusCode).toBe(200)
    expect(body).toContain('Log in')
    return body.includes('Free Appointment')
  }
  expect(await hasLink()).toBe(false)
  await makeHealer(app(), { is_intern: true })
  // As the verification of an application does.
  const { db, pageCache } = app().app.platform
  await inTransaction(db, (trx) => pageCache.invalidate(trx, 'healers', 'interns'))
  await expect.poll(hasLink).toBe(true)
})
