import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Round, readRound } from './rounds.ts'

/** Days whose rounds are kept: those of the page, and the one that ends in another zone. */
const daysKept = 92

const nameOf = (at: number) => `${new Date(at).toISOString().slice(0, 10)}.jsonl`
const isDay = (name: string) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name)

/** Rounds in a folder: a file for each day (UTC), a line for each round, only ever added to; the oldest days go. */
export function keepRounds(folder: string) {
  const finished = new Map<string, Round[]>()

  async function readDay(name: string) {
    const text = await readFile(path.join(folder, name), 'utf8')
    return text.split('\n').flatMap((line) => readRound(line) ?? [])
  }

  return {
    async add(round: Round): Promise<void> {
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, nameOf(round.at))
      // A machine that stopped in the middle of a line leaves it without an end.
      const before = await readFile(file, 'utf8').catch(() => '')
      const end = before === '' || before.endsWith('\n') ? '' : '\n'
      await appendFile(file, `${end}${JSON.stringify(round)}\n`)
      const days = (await readdir(folder)).filter(isDay).sort()
      for (const name of days.slice(0, -daysKept)) await rm(path.join(folder, name))
    },
    /** All that are kept, in their order. */
    async all(): Promise<Round[]> {
      const days = (await readdir(folder).catch(() => [])).filter(isDay).sort()
      const found: Round[] = []
      for (const name of days) {
        const rounds = finished.get(name) ?? (await readDay(name))
        // Only the last one still grows.
        if (name !== days.at(-1)) finished.set(name, rounds)
        found.push(...rounds)
      }
      return found.sort((one, other) => one.at - other.at)
    },
  }
}

/** Writes a file as a whole, so that whoever reads it meanwhile sees the one before. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
