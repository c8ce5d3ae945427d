import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Handler } from './http.ts'

/** Serves a style sheet, or a browser script written in TypeScript with its types taken off. */
export function asset(file: URL): Handler {
  const source = readFileSync(file, 'utf8')
  const isScript = file.pathname.endsWith('.ts')
  const body = isScript ? stripTypeScriptTypes(source) : source
  const type = isScript ? 'text/javascript' : 'text/css'
  return () => ({
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
    body,
  })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
