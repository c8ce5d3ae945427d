import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import aws4 from 'aws4'
import type { SandboxOptions } from '../options.ts'

/** How the bucket behaves: as it should, refusing everything, or losing the line in the middle of what it sends. */
export type BucketMode = 'up' | 'down' | 'cut'

export interface BucketControl {
  setMode: (mode: BucketMode) => void
  /** The names of the files that lie there. */
  names: () => string[]
  /** Forgets everything. */
  empty: () => void
}

interface Kept {
  body: Buffer
  headers: Record<string, string>
  at: Date
}

export const bucketPath = '/s3'
const timeMaxMs = 15 * 60_000
const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex')

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)

const textOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** When a request was signed, from its date in the basic format of ISO 8601. */
const signedAt = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Why a request is not taken, if it is not: its signature is made anew from what it says was signed. */
function signatureProblem(request: IncomingMessage, body: Buffer, options: SandboxOptions) {
  const said = textOf(request, 'authorization')
  const [, key, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      said,
    ) ?? []
  if (!key || !region) return 'AccessDenied'
  if (key !== options.s3Key) return 'InvalidAccessKeyId'
  if (!(Math.abs(Date.now() - signedAt(textOf(request, 'x-amz-date'))) < timeMaxMs))
    return 'RequestTimeTooSkewed'
  const signed = Object.fromEntries(names.split(';').map((name) => [name, textOf(request, name)]))
  const { headers = {} } = aws4.sign(
    {
      service: 's3',
      region,
      method: request.method ?? 'GET',
      host: textOf(request, 'host'),
      path: request.url ?? '/',
      headers: signed,
    },
    { accessKeyId: key, secretAccessKey: options.s3Secret },
  )
  const expected = /Signature=([0-9a-f]{64})$/.exec(String(headers.Authorization))?.[1] ?? ''
  const fits =
    expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
  if (!fits || !names.split(';').includes('host')) return 'SignatureDoesNotMatch'
  const sum = textOf(request, 'x-amz-content-sha256')
  return sum === 'UNSIGNED-PAYLOAD' || sum === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch'
}

/** The bytes of a range, `none` where it lies behind the end, nothing where the whole is asked for. */
function rangeOf(asked: string, size: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'none'
}

/** Files by the protocol of S3, as far as the platform speaks it: whole objects, ranges, conditions, signatures. */
export function createBucket(options: SandboxOptions) {
  const files = new Map<string, Kept>()
  let mode: BucketMode = 'up'

  function read(request: IncomingMessage, response: ServerResponse, name: string) {
    const file = files.get(name)
    if (!file) return refuse(response, 404, 'NoSuchKey')
    const etag = `"${createHash('md5').update(file.body).digest('hex')}"`
    const wanted = textOf(request, 'if-match')
    if (wanted && wanted !== etag) return refuse(response, 412, 'PreconditionFailed')
    const headers = {
      ...file.headers,
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
    if (mode !== 'cut') return response.end(body)
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  }

  return {
    control: {
      setMode(to) {
        mode = to
      },
      names: () => [...files.keys()].sort(),
      empty: () => files.clear(),
    } satisfies BucketControl,
    async answer(request: IncomingMessage, response: ServerResponse) {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      if (mode === 'down') return refuse(response, 503, 'ServiceUnavailable')
      const problem = signatureProblem(request, body, options)
      if (problem) return refuse(response, 403, problem)
      const [, bucket = '', ...parts] = new URL(request.url ?? '/', 'http://sandbox').pathname
        .slice(bucketPath.length)
        .split('/')
      if (decodeURIComponent(bucket) !== options.s3Bucket) return refuse(response, 404, 'NoSuchBucket')
      const name = parts.map(decodeURIComponent).join('/')
      if (request.method === 'PUT') {
        const kept = ['content-type', 'x-amz-meta-sha256'].map((header) => [header, textOf(request, header)])
        files.set(name, { body, headers: Object.fromEntries(kept), at: new Date() })
        return response.writeHead(200).end()
      }
      if (request.method === 'DELETE') {
        files.delete(name)
        return response.writeHead(204).end()
      }
      if (request.method === 'GET' || request.method === 'HEAD') return read(request, response, name)
      return refuse(response, 405, 'MethodNotAllowed')
    },
  }
}
