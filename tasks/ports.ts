import { connect, createServer } from 'node:net'

const host = '127.0.0.1'

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}

/** A port that no process listens on: `wanted` or the next free one after it; 0 for any. */
export async function freePort(wanted = 0): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    const free = await listenOnce(port)
    if (free) return free
  }
  throw new Error(`No free port from ${wanted} on`)
}

/** Whether a process takes connections at this port. */
export const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
