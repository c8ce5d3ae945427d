import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy as plain as they come, such as kube-proxy: callers go round the nodes whose `/ready` said 200 when it was
 * last asked, each once; what fails has failed.
 */
export async function checkingProxy(nodes: readonly string[], { checkMs }: { checkMs: number }) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(nodes)
  let turn = 0
  const check = () =>
    Promise.all(
      nodes.map(async (node) => {
        const answer = await fetch(`${node}/ready`, { signal: AbortSignal.timeout(1000) }).catch(
          () => undefined,
        )
        if (answer?.status === 200) ready.add(node)
        else ready.delete(node)
      }),
    )
  const checking = setInterval(check, checkMs)

  function pass(from: IncomingMessage, to: ServerResponse) {
    const left = [...ready]
    const node = left[turn++ % left.length]
    const refuse = () => (to.headersSent ? to.destroy() : to.writeHead(502).end())
    if (!node) return refuse()
    const { method, url, headers } = from
    const passed = request(new URL(url ?? '/', node), { agent, method, headers }, (answer) => {
      const { connection: _, ...own } = answer.headers
      to.writeHead(answer.statusCode ?? 502, own)
      answer.pipe(to)
    })
    passed.on('error', refuse)
    from.pipe(passed)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whether callers are sent to this node now. */
    sendsTo: (node: string) => ready.has(node),
    stop() {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
