import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, days } from '../../server/platform/clock.ts'
import { demoImport } from '../content/imports.ts'
import { demoId } from '../ids.ts'
import type { PastSite } from './past-site.ts'
import type { Timeline } from './timeline.ts'

/** A list of clients that the administrator brought from elsewhere; nobody has written to them. */
export function planImport(site: PastSite, timeline: Timeline, now: Date) {
  const { daysAgo, fileName: name, table } = demoImport
  timeline.at(after(now, -days(daysAgo)), async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'newyou-demo-import-'))
    try {
      const file = { path: path.join(folder, name), name }
      await writeFile(file.path, table.map((row) => row.join(',')).join('\n'))
      const by = demoId('person', 'admin')
      await site.imports.fromFile('clients', file, { isDryRun: false, by })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    await site.db.updateTable('person').set({ is_demo: true }).where('state', '=', 'imported').execute()
  })
}
