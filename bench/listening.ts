import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SocketEvent } from '@newyou/contract/socket-events'
import type { Order } from './sockets.ts'

/** A process that holds a socket for each token. */
export async function openSockets(url: string, event: SocketEvent, tokens: string[]) {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, 'sockets.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const answer = () => new Promise<unknown>((resolve) => child.once('message', resolve))
  await answer()
  const ask = (order: Order) => {
    const answered = answer()
    child.send(order)
    return answered
  }
  await ask({ connect: { url, event, tokens } })

  /** Milliseconds from the start that `work` reports until so many events came, and what each socket received. */
  async function during(count: number, work: () => Promise<number>) {
    await ask({ expect: count })
    const complete = answer().then(() => performance.now())
    const began = await work()
    const last = await Promise.race([complete, wait(60_000, Number.POSITIVE_INFINITY, { ref: false })])
    // Duplicate or misdirected messages arrive a little later.
    await wait(300)
    const heard = (await ask({ report: true })) as { socket: number; target: string }[] // what sockets.ts sends
    return { milliseconds: last - began, heard }
  }

  return {
    /** Whether each of these targets came once, at the person it concerns (by number), and at no other. */
    async hear(targets: Map<string, number>, work: () => Promise<number>) {
      const { milliseconds, heard } = await during(targets.size, work)
      const isRight =
        new Set(heard.map(({ target }) => target)).size === targets.size &&
        heard.length === targets.size &&
        heard.every(({ socket, target }) => targets.get(target) === socket)
      return { milliseconds, isRight }
    },
    /** Whether one event came at each of them. */
    async hearAll(people: number, work: () => Promise<number>) {
      const { milliseconds, heard } = await during(people, work)
      const isRight = heard.length === people && new Set(heard.map(({ socket }) => socket)).size === people
      return { milliseconds, isRight }
    },
    close: () => child.kill(),
  }
}
