import { mcpRefusals, mcpRevision, mcpRevisions } from '@newyou/contract/administration/mcp'
import {
  answerMessage,
  codes,
  failed,
  introduction,
  type RpcAnswer,
  type RpcMessage,
  readMessage,
  type Surroundings,
} from './protocol.ts'

/** Errors of the revision without a handshake. */
const ownCodes = { headers: -32_020, revision: -32_022 } as const
const own = (name: string) => `io.modelcontextprotocol/${name}`
/** So long an assistant may keep what changes with a release alone. */
const kept = { ttlMs: 3_600_000, cacheScope: 'public' } as const
const all: readonly string[] = [mcpRevision, ...mcpRevisions]

type Headers = Readonly<Record<string, string | string[] | undefined>>
export interface HttpAnswer {
  status: number
  body?: RpcAnswer
}

const encoded = /^=\?base64\?(.*)\?=$/
/** A header as it was meant: what letters of headers cannot say comes in Base64. */
function meantBy(header: string) {
  const [, letters] = encoded.exec(header) ?? []
  return letters === undefined ? header : Buffer.from(letters, 'base64').toString()
}

/** The revision that a message names in itself; undefined for one of a revision with a handshake. */
function revisionIn({ params }: RpcMessage): unknown {
  const meta = params._meta
  return typeof meta === 'object' && meta !== null
    ? (meta as Record<string, unknown>)[own('protocolVersion')]
    : undefined
}

/** Whether the headers, by which machines on the way decide, say what the message says. */
function fits({ method, params }: RpcMessage, headers: Headers) {
  const { 'mcp-protocol-version': revision, 'mcp-method': ofMethod, 'mcp-name': ofName } = headers
  if (revision !== mcpRevision || ofMethod !== method) return false
  return method !== 'tools/call' || (typeof ofName === 'string' && meantBy(ofName) === params.name)
}

async function answerAlone(message: RpcMessage, around: Surroundings): Promise<HttpAnswer> {
  const { serverInfo, ...offered } = introduction(around.name)
  const whole = (result: object) => ({
    resultType: 'complete',
    ...result,
    _meta: { [own('serverInfo')]: serverInfo },
  })
  const { id = null, method } = message
  if (method === 'server/discover')
    return {
      status: 200,
      body: { jsonrpc: '2.0', id, result: whole({ ...offered, ...kept, supportedVersions: all }) },
    }
  // A handshake and its sign of life are no methods of this revision.
  if (method !== 'tools/list' && method !== 'tools/call')
    return { status: 404, body: failed(id, codes.method, mcpRefusals.method) }
  const answer = await answerMessage(message, around)
  if (!answer?.result) return { status: 200, ...(answer && { body: answer }) }
  const result = whole({ ...answer.result, ...(method === 'tools/list' && kept) })
  return { status: 200, body: { ...answer, result } }
}

/**
 * Answers one message over HTTP in the revision that it speaks: those with a handshake, or the one in which each message
 * names revision and method, in itself and in its headers.
 */
export async function answerHttp(body: unknown, headers: Headers, around: Surroundings): Promise<HttpAnswer> {
  const message = readMessage(body)
  if (!message) return { status: 200, body: failed(null, codes.request, mcpRefusals.request) }
  const { id = null } = message
  const asked = revisionIn(message)
  const inHeader = headers['mcp-protocol-version']
  const named = asked ?? inHeader
  const isSpoken = named === undefined || (typeof named === 'string' && all.includes(named))
  const isEarlier = asked !== undefined && asked !== mcpRevision
  if (!isSpoken || isEarlier) {
    const data = { supported: all, requested: named }
    return { status: 400, body: failed(id, ownCodes.revision, mcpRefusals.revision, data) }
  }
  if (asked === undefined && inHeader !== mcpRevision) {
    const answer = await answerMessage(message, around)
    return answer ? { status: 200, body: answer } : { status: 202 }
  }
  if (message.id === undefined) return { status: 202 }
  if (asked === undefined || !fits(message, headers))
    return { status: 400, body: failed(id, ownCodes.headers, mcpRefusals.header) }
  return answerAlone(message, around)
}
