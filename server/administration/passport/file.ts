import { createHash } from 'node:crypto'

const opening = '<pre hidden id="health-passport">'
const closing = '</pre>'
const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/

export interface PassportFile {
  /** The page without what signs it. */
  page: string
  /** A JWS in its compact form. */
  signed: string
}

/** The page, with what signs it in an element that is not shown; null for any other file. */
export function splitFile(file: string): PassportFile | null {
  const [before, rest, ...more] = file.split(opening)
  if (before === undefined || rest === undefined || more.length > 0) return null
  const end = rest.indexOf(closing)
  const signed = rest.slice(0, Math.max(end, 0))
  return compact.test(signed) ? { page: before + opening + rest.slice(end), signed } : null
}

/** The end of the page's body, where the signature comes. */
export const placeOfSignature = opening + closing

export const withSignature = ({ page, signed }: PassportFile): string =>
  page.replace(placeOfSignature, opening + signed + closing)

export const hashOfPage = (page: string): string => createHash('sha256').update(page).digest('base64url')
