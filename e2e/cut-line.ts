import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * The way of one browser to the site (SOCKS5, no more than browsers say to it). A cut is what a lost signal is: nothing
 * comes and nothing goes, and neither side is told.
 */
export async function standOnTheLine() {
  let isCut = false
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    keep(near)
    near.once('data', () => {
      near.write(Buffer.from([5, 0]))
      near.once('data', (asked: Buffer) => {
        near.pause()
        const far = connect(asked.readUInt16BE(asked.length - 2), '127.0.0.1', () => {
          near.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]))
          pass(near, far)
          pass(far, near)
        })
        keep(far)
      })
    })
  })
  function keep(end: Socket) {
    ends.add(end)
    end.on('error', () => end.destroy())
    end.on('close', () => ends.delete(end))
  }
  function pass(from: Socket, to: Socket) {
    from.on('data', (data) => to.write(data))
    from.on('close', () => to.destroy())
    if (!isCut) from.resume()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has a port
  return {
    /** For a context of the browser. */
    proxy: { server: `socks5://127.0.0.1:${port}`, bypass: '<-loopback>' },
    cut() {
      isCut = true
      for (const end of ends) end.pause()
    },
    mend() {
      isCut = false
      for (const end of ends) end.resume()
    },
    close() {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}
