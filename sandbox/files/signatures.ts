import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import aws4 from 'aws4'
import type { SandboxOptions } from '../options.ts'

type Account = Pick<SandboxOptions, 's3Key' | 's3Secret'>

export interface Refusal {
  status: number
  code: string
}

const timeMaxMs = 15 * 60_000
const weekSeconds = 7 * 86_400
const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex')
const forbidden = (code: string): Refusal => ({ status: 403, code })

export const textOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** When a request was signed, from its date in the basic format of ISO 8601. */
const signedAt = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const isSame = (expected: string, signature: string) =>
  expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))

function headerProblem(request: IncomingMessage, body: Buffer, nowMs: number, account: Account) {
  const [, key, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      textOf(request, 'authorization'),
    ) ?? []
  if (!key || !region) return forbidden('AccessDenied')
  if (key !== account.s3Key) return forbidden('InvalidAccessKeyId')
  if (!(Math.abs(nowMs - signedAt(textOf(request, 'x-amz-date'))) < timeMaxMs))
    return forbidden('RequestTimeTooSkewed')
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
    { accessKeyId: key, secretAccessKey: account.s3Secret },
  )
  const expected = /Signature=([0-9a-f]{64})$/.exec(String(headers.Authorization))?.[1] ?? ''
  if (!isSame(expected, signature) || !names.split(';').includes('host'))
    return forbidden('SignatureDoesNotMatch')
  const sum = textOf(request, 'x-amz-content-sha256')
  return sum === 'UNSIGNED-PAYLOAD' || sum === sha256(body)
    ? undefined
    : { status: 400, code: 'XAmzContentSHA256Mismatch' }
}

function addressProblem(request: IncomingMessage, { searchParams }: URL, nowMs: number, account: Account) {
  const said = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  const [key = '', , region = ''] = said('Credential').split('/')
  const [at, seconds] = [signedAt(said('Date')), Number(said('Expires'))]
  if (said('Algorithm') !== 'AWS4-HMAC-SHA256' || !(seconds >= 1 && seconds <= weekSeconds))
    return { status: 400, code: 'AuthorizationQueryParametersError' }
  if (key !== account.s3Key) return forbidden('InvalidAccessKeyId')
  // As S3 says it: not valid yet, and expired.
  if (!(at < nowMs + timeMaxMs && nowMs < at + seconds * 1000)) return forbidden('AccessDenied')
  const given = new URL(request.url ?? '/', 'http://sandbox')
  given.searchParams.delete('X-Amz-Signature')
  const { path = '' } = aws4.sign(
    {
      service: 's3',
      region,
      method: request.method ?? 'GET',
      host: textOf(request, 'host'),
      path: given.pathname + given.search,
      signQuery: true,
    },
    { accessKeyId: key, secretAccessKey: account.s3Secret },
  )
  const expected = new URL(path, given).searchParams.get('X-Amz-Signature') ?? ''
  return isSame(expected, said('Signature')) && said('SignedHeaders') === 'host'
    ? undefined
    : forbidden('SignatureDoesNotMatch')
}

/**
 * Why a request is not taken, if it is not: its signature, in a header or in the address, is made anew from what it says
 * was signed.
 */
export function signatureProblem(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  nowMs: number,
  account: Account,
): Refusal | undefined {
  if (!url.searchParams.has('X-Amz-Signature')) return headerProblem(request, body, nowMs, account)
  if (textOf(request, 'authorization')) return { status: 400, code: 'InvalidArgument' }
  return addressProblem(request, url, nowMs, account)
}
