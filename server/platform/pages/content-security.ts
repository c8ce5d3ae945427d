import { createHash } from 'node:crypto'

export interface PageSources {
  /** Other origins that scripts, frames and calls of this page may come from or go to: the payment page needs them. */
  scripts?: string[]
  /** The content of the style elements that the server wrote into the page. */
  styles?: string[]
  frames?: string[]
  pictures?: string[]
  /** Where films and sounds may come from. */
  media?: string[]
  connections?: string[]
  /** Origins whose pages may show this page in a frame; without them nobody may. */
  ancestors?: string[]
  /** Camera, microphone and screen. */
  usesDevices?: boolean
  /** The camera alone, to scan tickets. */
  usesCamera?: boolean
  /** Vite puts styles into the page and listens on a socket while developing. */
  isDevelopment?: boolean
}

const devices = ['camera', 'microphone', 'display-capture']
const unused = ['geolocation', 'usb', 'serial', 'hid', 'midi']

/** The devices that a page may use: none, except in a session's room and where tickets are scanned. */
export const permissionsPolicy = ({ usesDevices = false, usesCamera = false }: PageSources = {}) =>
  [
    ...devices.map((name) => `${name}=(${usesDevices || (usesCamera && name === 'camera') ? 'self' : ''})`),
    ...unused.map((name) => `${name}=()`),
  ].join(', ')

/** Inline scripts that the rendering marked: what came into the page in any other way has no mark. */
const markedScript = (mark: string) =>
  new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g')

/** The page as it is sent, without the marks. */
export const withoutMarks = (html: string, mark: string) => html.replaceAll(` nonce="${mark}"`, '')

const hashesOf = (contents: string[]) =>
  [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)

const scriptsIn = (html: string, mark: string) =>
  mark ? [...html.matchAll(markedScript(mark))].map(([, code = '']) => code) : []

/** The policy of one page: nothing by default, our own files, the inline scripts with its mark, the styles written into it. */
export function contentSecurityPolicy(
  html: string,
  scriptMark: string,
  {
    scripts = [],
    styles = [],
    frames = [],
    pictures = [],
    media = [],
    connections = [],
    ancestors = [],
    isDevelopment = false,
  }: PageSources = {},
) {
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashesOf(scriptsIn(html, scriptMark)), ...scripts].join(' ')}`.trim(),
    `style-src ${["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : hashesOf(styles))].join(' ')}`,
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    `font-src 'self'`,
    `media-src ${["'self'", ...media].join(' ')}`,
    `manifest-src 'self'`,
    `connect-src ${["'self'", ...(isDevelopment ? ['ws:'] : []), ...connections].join(' ')}`,
    `frame-src ${frames.length ? frames.join(' ') : "'none'"}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors ${ancestors.length ? ancestors.join(' ') : "'none'"}`,
    `report-uri /api/csp-report`,
  ].join('; ')
}
