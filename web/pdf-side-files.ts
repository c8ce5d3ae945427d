import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const source = path.dirname(manifest)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string } // of its package
/**
 * Decoders of what scanners write, letters that a file leaves to its reader, colours of printers. Scripts in documents
 * (quickjs) stay out, and so do decoders for browsers without WebAssembly: they would need more rights than the page has.
 */
const folders = {
  wasm: /^(jbig2|openjpeg|qcms_bg)\.wasm$/,
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  iccs: /\.icc$/,
}

/** Where they lie: with the version in the name, so that browsers keep them as they keep hashed files. */
const folderOf = `assets/pdfjs-${version}`

/** Serves the files that PDF.js fetches beside its own code, at the addresses in `web/learning/ebooks/reader/pdf.ts`. */
export const pdfSideFiles: Plugin = {
  name: 'pdf-side-files',
  config: () => ({ define: { 'import.meta.env.PDF_FILES': JSON.stringify(`/${folderOf}/`) } }),
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const [folder, wanted] of Object.entries(folders))
      for (const name of readdirSync(path.join(source, folder)).filter((one) => wanted.test(one)))
        this.emitFile({
          type: 'asset',
          fileName: `${folderOf}/${folder}/${name}`,
          source: readFileSync(path.join(source, folder, name)),
        })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${folderOf}`, (request, response, next) => {
      const [, folder = '', name = ''] = (request.url ?? '').split('/')
      if (!(folder in folders) || !folders[folder as keyof typeof folders].test(name)) return next()
      response.setHeader(
        'content-type',
        name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream',
      )
      response.end(readFileSync(path.join(source, folder, path.basename(name))))
    })
  },
}
