import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { backOfficePath } from '@newyou/contract/addresses'
import { createServer, type ViteDevServer } from 'vite'
import { backOfficeHeaders } from '../server/back-office-files.ts'
import { readConfig } from '../server/platform/config.ts'
import { fileOrigins } from '../server/platform/media/s3-addresses.ts'
import { root } from './ensure-installed.mjs'

interface FrontOptions {
  host: string
  port: number
  /** Where the app listens, behind us. */
  appPort: number
}

const isOfVite = ({ headers }: IncomingMessage) =>
  ['vite-hmr', 'vite-ping'].includes(headers['sec-websocket-protocol'] ?? '')
/** `web/api` is a folder of the website's modules, and calls are below the same name. */
const isCall = (request: IncomingMessage) =>
  isBelow(request, '/api') && !/^[^?]+\.tsx?(?:$|\?)/.test(request.url ?? '')
const isBelow = ({ url = '' }: IncomingMessage, start: string) =>
  url === start || url.startsWith(`${start}/`) || url.startsWith(`${start}?`)

/**
 * The server for browsers during development. Vite runs here, for the website and the back office, and stays when the
 * app restarts; requests for anything that is not one of their files are forwarded to the app, and wait for it.
 */
export async function openDevelopmentFront({ host, port, appPort }: FrontOptions) {
  const server = http.createServer()
  let appReady = () => Promise.resolve<unknown>(undefined)
  const vite = (folder: string, headers: Record<string, string> = {}) =>
    createServer({
      root: path.join(root, folder),
      configFile: path.join(root, folder, 'vite.config.ts'),
      server: { middlewareMode: true, ws: { server }, headers },
    })
  const website = await vite('web')
  let backOffice: Promise<ViteDevServer> | undefined
  /** Most days nobody opens it, and it takes seconds. */
  const openBackOffice = () => {
    backOffice ??= vite(
      'back-office',
      backOfficeHeaders({ isDevelopment: true, files: fileOrigins(readConfig(process.env)) }),
    )
    return backOffice
  }

  async function passOn(request: IncomingMessage, response: ServerResponse) {
    const fail = () => {
      if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(
        'The server does not run: see what it said in the terminal. It starts with your next change.',
      )
    }
    try {
      await appReady()
    } catch {
      return fail()
    }
    const { method, url, headers } = request
    const onwards = http.request(
      { host: '127.0.0.1', port: appPort, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    onwards.on('error', fail)
    response.on('close', () => onwards.destroy())
    request.pipe(onwards)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isCall(request)) return passOn(request, response)
    if (!isBelow(request, backOfficePath))
      return website.middlewares(request, response, () => passOn(request, response))
    openBackOffice().then(
      ({ middlewares }) => middlewares(request, response),
      (error: Error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    )
  })
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (isOfVite(request)) {
      // A page from before our own start: it tries again until Vite is there.
      if (isBelow(request, backOfficePath) && !backOffice) socket.destroy()
      return
    }
    await appReady().catch(() => {})
    const onwards = connect(appPort, '127.0.0.1', () => {
      const lines = Array.from({ length: request.rawHeaders.length / 2 }, (_, at) =>
        request.rawHeaders.slice(2 * at, 2 * at + 2).join(': '),
      )
      onwards.write(`${[`GET ${request.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      onwards.write(head)
      onwards.pipe(socket).pipe(onwards)
    })
    onwards.on('error', () => socket.destroy())
    socket.on('close', () => onwards.destroy())
  })

  return {
    /** Modules of the website, built by Vite, that the app needs to render a page. */
    fetchModule: (question: unknown) =>
      website.environments.ssr.hot.handleInvoke(
        question as Parameters<typeof website.environments.ssr.hot.handleInvoke>[0],
      ),
    /** `ready` waits for the app while it starts again, and fails when it could not start. */
    listen: (ready: () => Promise<unknown>) =>
      new Promise<void>((resolve, reject) => {
        appReady = ready
        server.once('error', reject)
        server.listen(port, host, resolve)
      }),
    async stop() {
      server.close()
      server.closeAllConnections()
      await Promise.all([website.close(), backOffice?.then((one) => one.close())])
    },
  }
}
