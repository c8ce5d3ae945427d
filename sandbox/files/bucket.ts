import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SandboxOptions } from '../options.ts'
import { signatureProblem, textOf } from './signatures.ts'

/** How the bucket behaves: as it should, refusing everything, or losing the line in the middle of what it sends. */
export type BucketMode = 'up' | 'down' | 'cut'

/** A file, or a part of one, that was taken out: by an address that says who may, or by the key of the account. */
export interface BucketReading {
  name: string
  by: 'address' | 'key'
  bytes: number
}

export interface BucketControl {
  setMode: (mode: BucketMode) => void
  /** The names of the files that lie there. */
  names: () => string[]
  /** All that was read since it was emptied, in order. */
  readings: () => BucketReading[]
  /** Puts the clock of the bucket ahead: addresses end. */
  setAhead: (milliseconds: number) => void
  /** Forgets everything. */
  empty: () => void
}

interface Kept {
  body: Buffer
  headers: Record<string, string>
  at: Date
}

export const bucketPath = '/s3'
const listedAtOnce = 5
const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)

/** The bytes of a range, `none` where it lies behind the end, nothing where the whole is asked for. */
function rangeOf(asked: string, size: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'none'
}

/** Headers that an address may ask for in the place of those that a file was kept with. */
const answerHeaders = ['cache-control', 'content-disposition', 'content-type'] as const

/**
 * The rule that lets scripts of some origins read what is in the bucket, as an operator sets it there. Answers whether the
 * request asked for no more than that.
 */
function shareWith(origins: readonly string[], request: IncomingMessage, response: ServerResponse) {
  const origin = textOf(request, 'origin')
  if (!origins.includes(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-expose-headers', 'content-length, content-range, etag')
  response.setHeader('vary', 'origin')
  if (request.method !== 'OPTIONS') return true
  const headers = textOf(request, 'access-control-request-headers').toLowerCase().split(/, ?/)
  const isAllowed =
    ['GET', 'HEAD'].includes(textOf(request, 'access-control-request-method')) &&
    headers.every((name) => ['', 'range'].includes(name))
  if (isAllowed) {
    response.setHeader('access-control-allow-methods', 'GET, HEAD')
    response.setHeader('access-control-allow-headers', 'range')
  }
  return isAllowed
}

/**
 * Files by the protocol of S3, as far as the platform speaks it: whole objects, ranges, conditions, signatures in headers
 * and in addresses, and scripts of the site as readers.
 */
export function createBucket(options: SandboxOptions) {
  const files = new Map<string, Kept>()
  const readings: BucketReading[] = []
  let mode: BucketMode = 'up'
  let aheadMs = 0

  /** The names below a prefix, a few at a time, so that who asks has to ask again. */
  function list(response: ServerResponse, { searchParams }: URL) {
    const found = [...files.keys()].sort().filter((name) => name.startsWith(searchParams.get('prefix') ?? ''))
    const from = Number(searchParams.get('continuation-token') ?? 0)
    const keys = found
      .slice(from, from + listedAtOnce)
      .map((name) => `<Contents><Key>${name}</Key></Contents>`)
    const next = from + listedAtOnce
    const more = next < found.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${keys.join('')}${more}</ListBucketResult>`,
      )
  }

  function read(request: IncomingMessage, response: ServerResponse, name: string, url: URL) {
    const asked = answerHeaders.flatMap((header) => {
      const value = url.searchParams.get(`response-${header}`)
      return value ? [[header, value]] : []
    })
    const file = files.get(name)
    if (!file) return refuse(response, 404, 'NoSuchKey')
    const etag = `"${createHash('md5').update(file.body).digest('hex')}"`
    const wanted = textOf(request, 'if-match')
    if (wanted && wanted !== etag) return refuse(response, 412, 'PreconditionFailed')
    const headers = {
      ...file.headers,
      ...Object.fromEntries(asked),
      etag,
      'last-modified': file.at.toUTCString(),
      'accept-ranges': 'bytes',
    }
    const since = Date.parse(textOf(request, 'if-modified-since'))
    const isKnown = textOf(request, 'if-none-match').includes(etag) || file.at.getTime() - 999 <= since
    if (isKnown) return response.writeHead(304, headers).end()
    const size = file.body.length
    const range = rangeOf(textOf(request, 'range'), size)
    if (range === 'none') return refuse(response, 416, 'InvalidRange')
    const { from, to } = range ?? { from: 0, to: size - 1 }
    const body = file.body.subarray(from, to + 1)
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': body.length,
      ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
    })
    if (request.method === 'HEAD') return response.end()
    readings.push({
      name,
      by: url.searchParams.has('X-Amz-Signature') ? 'address' : 'key',
      bytes: body.length,
    })
    if (mode !== 'cut') return response.end(body)
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  }

  return {
    control: {
      setMode(to) {
        mode = to
      },
      names: () => [...files.keys()].sort(),
      readings: () => [...readings],
      setAhead(milliseconds) {
        aheadMs = milliseconds
      },
      empty() {
        files.clear()
        readings.length = 0
      },
    } satisfies BucketControl,
    async answer(request: IncomingMessage, response: ServerResponse) {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      if (mode === 'down') return refuse(response, 503, 'ServiceUnavailable')
      const isShared = shareWith(options.allowedOrigins, request, response)
      if (request.method === 'OPTIONS')
        return isShared ? response.writeHead(200).end() : refuse(response, 403, 'AccessForbidden')
      const url = new URL(request.url ?? '/', 'http://sandbox')
      const problem = signatureProblem(request, url, body, Date.now() + aheadMs, options)
      if (problem) return refuse(response, problem.status, problem.code)
      const [, bucket = '', ...parts] = url.pathname.slice(bucketPath.length).split('/')
      if (decodeURIComponent(bucket) !== options.s3Bucket) return refuse(response, 404, 'NoSuchBucket')
      const name = parts.map(decodeURIComponent).join('/')
      if (request.method === 'PUT') {
        const kept = ['content-type', 'cache-control', 'x-amz-meta-sha256'].flatMap((header) => {
          const value = textOf(request, header)
          return value ? [[header, value]] : []
        })
        files.set(name, { body, headers: Object.fromEntries(kept), at: new Date() })
        return response.writeHead(200).end()
      }
      if (request.method === 'DELETE') {
        files.delete(name)
        return response.writeHead(204).end()
      }
      if (request.method === 'GET' && !name && url.searchParams.get('list-type') === '2')
        return list(response, url)
      if (request.method === 'GET' || request.method === 'HEAD') return read(request, response, name, url)
      return refuse(response, 405, 'MethodNotAllowed')
    },
  }
}
