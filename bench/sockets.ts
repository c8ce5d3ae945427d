// Many people's sockets in a process of their own: told by its parent whom to connect where, it tells when as many
// messages have come as were foretold, and who heard what.
import { io, type Socket } from 'socket.io-client'

export interface Order {
  connect?: { url: string; event: string; tokens: string[] }
  expect?: number
  report?: true
}

const concurrency = 50
let sockets: Socket[] = []
let heard: { socket: number; target: string }[] = []
let expected = Number.POSITIVE_INFINITY

function tellWhenComplete() {
  if (heard.length < expected) return
  expected = Number.POSITIVE_INFINITY
  process.send?.('complete')
}

async function connect({ url, event, tokens }: NonNullable<Order['connect']>) {
  let next = 0
  const opened: Socket[] = []
  const worker = async () => {
    while (next < tokens.length) {
      const number = next++
      const socket = io(url, {
        auth: { token: tokens[number] },
        transports: ['websocket'],
        forceNew: true,
        timeout: 60_000,
      })
      socket.on(event, ({ target_id: target }: { target_id: string }) => {
        heard.push({ socket: number, target })
        tellWhenComplete()
      })
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
      opened.push(socket)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  sockets = sockets.concat(opened)
}

process.on('message', async (order: Order) => {
  if (order.connect) {
    await connect(order.connect)
    process.send?.('connected')
  }
  if (order.expect !== undefined) {
    heard = []
    expected = order.expect
    process.send?.('ready')
  }
  if (order.report) process.send?.(heard)
})
// Alone it would run for ever.
process.once('disconnect', () => process.exit())
process.send?.('listening')
