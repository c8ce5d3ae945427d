import { uploads } from '@newyou/contract/file-limits'
import { mediaRules } from '@newyou/contract/foundation/media'
import { type Outside, OutsideRefusedError } from '../../platform/http/outside.ts'

const within = { timeoutMs: 20_000, maxBytes: mediaRules.picture.maxBytes, redirects: 3 }
const megabytes = mediaRules.picture.maxBytes / 1024 / 1024

/** Why a picture is not here; `isSilent`: its site does not answer at all. */
export interface PictureFault {
  why: string
  isSilent: boolean
}
const fault = (why: string, isSilent = false): PictureFault => ({ why, isSilent })

/** Why a picture that came is not kept, from what is said to somebody who chooses one. */
export function unusableWords(refusal: string): string {
  const [, least] = /at least (\d+ by \d+) pixels/.exec(refusal) ?? []
  if (least) return `it is smaller than ${least} pixels`
  if (refusal.includes('megapixels'))
    return `it has more than ${uploads.pictureMaxPixels / 1_000_000} megapixels`
  if (refusal.includes('as high as')) return 'it is too high for its width'
  return refusal.includes('damaged') ? 'it is damaged' : 'it is no JPG, PNG or WebP'
}

const bareHost = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '')

/** An old site may write its addresses without the s. */
const asked = (outside: Outside, address: string) =>
  outside.problemOf(address) === 'not https' ? address.replace(/^http:/, 'https:') : address

/** Gets a picture from the site that had it. Whatever goes wrong there is an answer. */
export async function fetchPicture(outside: Outside, address: string): Promise<Buffer | PictureFault> {
  try {
    const answer = await outside.fetch(asked(outside, address), { ...within, headers: { accept: 'image/*' } })
    if (bareHost(answer.url) !== bareHost(address)) return fault('its site leads elsewhere')
    if (answer.status === 404 || answer.status === 410) return fault('it is not there any more')
    if (answer.status !== 200) return fault(`its site answered with ${answer.status}`)
    return answer.body
  } catch (error) {
    if (!(error instanceof OutsideRefusedError)) throw error
    if (error.reason === 'too large') return fault(`it is larger than ${megabytes} MB`)
    if (error.reason === 'redirected') return fault('its site leads elsewhere')
    if (error.reason === 'not public' || error.reason === 'not an address' || error.reason === 'not https')
      return fault('its address is not one of a public site')
    return fault('its site does not answer', true)
  }
}
