import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './chunks.ts'
import { compiledMessages } from './compiled-messages.ts'
import { hoverStyles } from './hover-styles.ts'
import { pdfSideFiles } from './pdf-side-files.ts'

/**
 * The server takes React Router from Node itself, so that Vite must take the same file: with the condition
 * `development`, which Node was not started with, there would be two of them that do not know each other.
 */
const oneReactRouter: Plugin = {
  name: 'one-react-router',
  configResolved({ environments: { ssr } }) {
    if (!ssr) return
    ssr.resolve.externalConditions = ssr.resolve.externalConditions.filter(
      (condition) => condition !== 'development' && condition !== 'development|production',
    )
  },
}

const packagesOfServer = [
  ...['react', 'react-dom', 'react-router', 'zod'],
  ...['pdfjs-dist', 'fflate', 'htmlparser2', 'domhandler', 'dom-serializer'],
]

/** A class is named for its sheet in four letters: every page that is drawn in the browser loads these names. */
const className = (name: string, file: string) => {
  const sheet = path.relative(import.meta.dirname, file.replace(/\?.*/, '')).replaceAll(path.sep, '/')
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').replaceAll('-', '_').slice(0, 4)}`
}

/** Used by `react-router build`, and by the server as middleware in development. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), oneReactRouter, compiledMessages, pdfSideFiles],
  css: { postcss: { plugins: [hoverStyles] }, modules: { generateScopedName: className } },
  // Pictures stay files: the page's security policy allows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Of the five thousand icons only those that are used are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunks,
            },
          },
        },
      },
    },
  },
  // The built pages carry what only they need, so that the server runs with its own packages alone: those below, which
  // both must take from one place or which only the server's machine has. In development Node reads them faster than Vite.
  ssr: command === 'build' ? { noExternal: true, external: packagesOfServer } : {},
}))
