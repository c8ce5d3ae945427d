import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { brandMark } from '../contract/foundation/brand/names.ts'

type Words = { [name: string]: string | Words }
type Compiled = { [name: string]: ReturnType<typeof compile> | Compiled }

const compileAll = (words: Words): Compiled =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === 'string' ? compile(value.replaceAll(brandMark, '⟦')) : compileAll(value),
    ]),
  )

/** Browsers get messages that are parsed already, and so no parser: it would be a tenth of a first visit. */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (source === 'use-intl/format-message')
      return this.resolve('use-intl/format-message/format-only', importer)
  },
  async transform(_, id) {
    if (!/\/messages\/(en|hi)\/(?!index|ui-(sentences|errors))[^/]+\.ts$/.test(id)) return
    const catalogues: Record<string, Words> = await import(id)
    return Object.entries(catalogues)
      .map(([name, words]) => `export const ${name} = ${JSON.stringify(compileAll(words))}`)
      .join('\n')
  },
}
