import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Incident, readIncidents } from './incidents.ts'
import { keepRounds, writeWhole } from './keep.ts'
import { lookRound, type Target } from './look.ts'
import { renderPage } from './page.ts'
import { type Status, statusOf } from './status.ts'

interface ProberOptions {
  target: Target
  /** Rounds, `incidents.json`, and below it `public/`, the page. */
  folder: string
  /** In which days begin and times are said, such as `Asia/Kolkata`. */
  zone: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Hears of incidents that cannot be read; the page is written without them. */
  onProblem: (problem: string) => void
}

/** Looks at a site, keeps what it saw, and writes a page about it that needs no server. */
export function createProber({ target, folder, zone, now, onProblem }: ProberOptions) {
  const rounds = keepRounds(path.join(folder, 'rounds'))

  async function incidents(): Promise<Incident[]> {
    const text = await readFile(path.join(folder, 'incidents.json'), 'utf8').catch(() => '[]')
    try {
      return readIncidents(text)
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  return {
    async round(): Promise<Status> {
      await rounds.add(await lookRound(target, now()))
      const status = statusOf(await rounds.all(), now(), zone)
      const said = { site: target.site, zone, incidents: await incidents() }
      const write = (name: string, text: string) => writeWhole(path.join(folder, 'public', name), text)
      await write('index.html', renderPage(status, { ...said, language: 'en' }))
      await write('hi/index.html', renderPage(status, { ...said, language: 'hi' }))
      await write('status.json', `${JSON.stringify(status)}\n`)
      return status
    },
  }
}
