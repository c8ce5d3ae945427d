import { AwsClient } from 'aws4fetch'
import { create as attachmentNamed } from 'content-disposition'
import type { Config } from '../config.ts'
import { forEver, parts, type S3Settings } from './storage.ts'

const daySeconds = 86_400
/** How long a browser remembers where a public file lies: less than its address lives. */
const rememberedSeconds = daySeconds / 2

/** Bucket settings of a configuration, if it has any; their completeness was checked. */
export function s3Settings(config: Config): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const region = config.S3_REGION
  const endpoint = (config.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle: config.S3_PATH_STYLE }
}

/** Makes the address of each file of a bucket. */
export function s3AddressOf({ endpoint, bucket, pathStyle }: S3Settings) {
  const base = pathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`)
  return (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** Where browsers are sent for files. */
export interface S3Delivery {
  /** The bucket by the endpoint that browsers reach. */
  settings: S3Settings
  cdnUrl: string | undefined
}

/** Undefined where this server reads files in the bucket and passes them on, and where there is none. */
export function s3Delivery(config: Config): S3Delivery | undefined {
  const settings = s3Settings(config)
  if (!settings || config.S3_DELIVERY === 'through') return undefined
  const endpoint = (config.S3_PUBLIC_ENDPOINT ?? settings.endpoint).replace(/\/$/, '')
  return { settings: { ...settings, endpoint }, cdnUrl: config.S3_CDN_URL?.replace(/\/$/, '') }
}

/** Other origins that pages get files from, for their security policy. */
export function fileOrigins(config: Config): string[] {
  const delivery = s3Delivery(config)
  if (!delivery) return []
  const { settings, cdnUrl } = delivery
  return [s3AddressOf(settings)(''), cdnUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
}

/** The date of a signature: the basic format of ISO 8601. */
const signingDate = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')

interface Signed {
  method: 'GET' | 'HEAD'
  /** How long it lives from `from` on. */
  seconds: number
  /** Milliseconds since 1970; later than now by no more than the clocks of two machines differ. */
  from: number
  cacheControl: string
  saveAs?: string | undefined
}

/** Signs addresses by which browsers get files of the bucket themselves. The bucket's time counts, so ours is the machine's. */
export function s3Addresses({ settings, cdnUrl }: S3Delivery) {
  const client = new AwsClient({ ...settings, service: 's3' })
  const addressOf = s3AddressOf(settings)

  async function sign(name: string, { method, seconds, from, cacheControl, saveAs }: Signed) {
    const url = new URL(addressOf(name))
    url.searchParams.set('X-Amz-Expires', String(seconds))
    url.searchParams.set('response-cache-control', cacheControl)
    if (saveAs) url.searchParams.set('response-content-disposition', attachmentNamed(saveAs))
    const signed = await client.sign(url.href, {
      method,
      aws: { signQuery: true, datetime: signingDate(from) },
    })
    // Not every bucket reads a plus as a space.
    return signed.url.replaceAll('+', '%20')
  }

  return {
    /** Of a private file, for so many seconds. */
    ofPrivate: (name: string, { method, seconds, saveAs }: Pick<Signed, 'method' | 'seconds' | 'saveAs'>) =>
      sign(name, { method, seconds, from: Date.now(), cacheControl: `private, max-age=${seconds}`, saveAs }),

    /**
     * Of a public picture, and how long that may be remembered. Signed once for each day, so that a browser finds in its
     * cache what it got by the same address.
     */
    async ofPicture(name: string, method: 'GET' | 'HEAD') {
      const dayMs = daySeconds * 1000
      const from = Math.floor(Date.now() / dayMs) * dayMs
      const address = cdnUrl
        ? `${cdnUrl}/${parts.pictures}/${name}`
        : await sign(`${parts.pictures}/${name}`, {
            method,
            from,
            seconds: 2 * daySeconds,
            cacheControl: forEver,
          })
      return { address, seconds: rememberedSeconds }
    },
  }
}
