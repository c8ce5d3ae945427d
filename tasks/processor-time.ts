import { readdirSync, readFileSync } from 'node:fs'

interface Reading {
  parent: number
  /** Seconds of its own. */
  seconds: number
}

/** The kernel counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100
const everyMs = 1000

/** A line of /proc/…/stat; the name in brackets may have blanks and brackets of its own. */
export function readStat(line: string): Reading {
  const parts = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return {
    parent: Number(parts[1]),
    seconds: (Number(parts[11]) + Number(parts[12])) / ticksPerSecond,
  }
}

function readProcesses(): Map<number, Reading> {
  const found = new Map<number, Reading>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      found.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'utf8')))
    } catch {
      // It ended meanwhile.
    }
  }
  return found
}

/**
 * Adds up the processor time of programs and of all that they start. The system says this only of processes that were waited
 * for, which a browser does not do with its own; so it is read once a second, and what lives shorter is missed.
 */
export class ProcessorTime {
  /** Which program a process belongs to, also when its parent is gone. */
  #programs = new Map<number, string>()
  #seconds = new Map<number, number>()
  #read: () => Map<number, Reading>

  constructor(read = readProcesses) {
    this.#read = read
  }

  belongs(pid: number, program: string) {
    this.#programs.set(pid, program)
  }

  look() {
    const processes = this.#read()
    for (const pid of processes.keys()) {
      const path: number[] = []
      let at: number | undefined = pid
      while (at && !this.#programs.has(at)) {
        path.push(at)
        at = processes.get(at)?.parent
      }
      const program = at ? this.#programs.get(at) : undefined
      if (program) for (const one of path) this.#programs.set(one, program)
    }
    for (const [pid, { seconds }] of processes) if (this.#programs.has(pid)) this.#seconds.set(pid, seconds)
  }

  /** Undefined where the system has no such files. */
  of(program: string): number | undefined {
    if (this.#seconds.size === 0) return undefined
    let sum = 0
    for (const [pid, seconds] of this.#seconds) if (this.#programs.get(pid) === program) sum += seconds
    return sum
  }
}

/** Looks once a second for as long as this process lives. */
export function watchProcessorTime(): ProcessorTime {
  const time = new ProcessorTime()
  if (process.platform === 'linux') setInterval(() => time.look(), everyMs).unref()
  return time
}
