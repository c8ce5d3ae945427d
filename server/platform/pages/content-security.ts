import { createHash } from 'node:crypto'

export interface PageSources {
  /** Other origins that scripts, frames and calls of this page may come from or go to: the payment page needs them. */
  scripts?: string[]
  frames?: string[]
  connections?: string[]
  /** Vite puts styles into the page and listens on a socket while developing. */
  isDevelopment?: boolean
}

/** Inline scripts that the rendering marked: what came into the page in any other way has no mark. */
const markedScript = (mark: string) =>
  new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g')

/** The page as it is sent, without the marks. */
export const withoutMarks = (html: string, mark: string) => html.replaceAll(` nonce="${mark}"`, '')

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Everything inline that our own rendering wrote, as CSP hashes: whatever else gets into a page has no effect. */
function hashesOf(inline: RegExp, html: string): string[] {
  const hashes = [...html.matchAll(inline)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

/** The policy of one page: nothing by default, our own files, the inline scripts with its mark, its inline styles. */
export function contentSecurityPolicy(
  html: string,
  scriptMark: string,
  { scripts = [], frames = [], connections = [], isDevelopment = false }: PageSources = {},
) {
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...(scriptMark ? hashesOf(markedScript(scriptMark), html) : []), ...scripts].join(' ')}`.trim(),
    `style-src ${["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : hashesOf(inlineStyle, html))].join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${["'self'", ...(isDevelopment ? ['ws:'] : []), ...connections].join(' ')}`,
    `frame-src ${frames.length ? frames.join(' ') : "'none'"}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `report-uri /api/csp-report`,
  ].join('; ')
}
