import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { compressFiles } from '../web/compress-files.ts'
import { hoverStyles } from '../web/hover-styles.ts'

const build = path.join(import.meta.dirname, 'build')

/** Files are compressed once, here. */
const compressed: Plugin = { name: 'compressed', closeBundle: () => compressFiles(build) }

/** An application of its own, which is loaded by colleagues alone: nothing of it is in the files of the site. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  plugins: [compressed],
  css: { postcss: { plugins: [hoverStyles] } },
  resolve: {
    // The site has another version of the router at the root of the packages: here there is one of each.
    dedupe: [
      '@emotion/react',
      '@tanstack/react-query',
      'ra-core',
      'ra-ui-materialui',
      'react',
      'react-dom',
      'react-hook-form',
      'react-router',
      'react-router-dom',
    ],
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
})
