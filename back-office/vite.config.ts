import path from 'node:path'
import { brandMark, defaultNames } from '@newyou/contract/foundation/brand/names'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressFiles } from '../web/compress-files.ts'
import { hoverStyles } from '../web/hover-styles.ts'

const build = path.join(import.meta.dirname, 'build')

/** Files are compressed once, here. */
const compressed: Plugin = { name: 'compressed', apply: 'build', closeBundle: () => compressFiles(build) }

/** While it is edited nobody reads the brand, so the page says the default name; a finished page is filled in by the server. */
const namedPage: Plugin = {
  name: 'named-page',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replaceAll(brandMark, defaultNames.en).replace(/⟦(colours|logo)⟧/g, 'null'),
}

/** The site has another version of the router at the root of the packages: here there is one of each. */
export const onlyOne = [
  '@emotion/react',
  '@tanstack/react-query',
  'ra-core',
  'ra-ui-materialui',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'react-router-dom',
]

/** An application of its own, which is loaded by colleagues alone: nothing of it is in the files of the site. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  // Hot reload while editing; a build does not need it.
  plugins: [compressed, namedPage, ...(command === 'serve' ? [react()] : [])],
  css: { postcss: { plugins: [hoverStyles] } },
  resolve: {
    dedupe: onlyOne,
  },
  build: {
    outDir: build,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // Of packages for servers that render, which this is not.
    rolldownOptions: {
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
}))
