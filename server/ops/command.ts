import path from 'node:path'
import type { Config } from '../platform/config.ts'
import { runningDatabase } from '../platform/database/embedded.ts'
import { Problem } from '../platform/problem.ts'

/** Options of the command line that these commands know. */
export interface Given {
  from?: string | undefined
  to?: string | undefined
  into?: string | undefined
  until?: string | undefined
  identity?: string | undefined
  keep?: string | undefined
  programs?: string | undefined
  'dry-run'?: boolean | undefined
}

/** A command that needs no running app. */
export interface Command {
  help: string
  run: (config: Config, given: Given) => Promise<{ found: object; isWell: boolean }>
}

/** The database that was given, or the one that `npm start` runs on this machine. */
export const databaseUrlOf = async ({ DATABASE_URL, DATA_FOLDER }: Config) =>
  DATABASE_URL ?? (await runningDatabase(path.resolve(DATA_FOLDER, 'postgres')))

/** @throws Problem naming the option that was left out */
export function needed(given: Given, option: Exclude<keyof Given, 'dry-run'>): string {
  const value = given[option]
  if (!value) throw new Problem(`--${option} is needed; --help says what it is`)
  return value
}

/** @throws Problem when it is no moment */
export function untilOf({ until }: Given): Date | undefined {
  if (!until) return undefined
  const moment = new Date(until)
  if (Number.isNaN(moment.getTime())) throw new Problem('--until is a moment such as 2026-11-20T00:00:00Z')
  return moment
}
