import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The rest, such as woff2, is compressed by its own format. */
const compressible = /\.(js|mjs|css|svg|json|txt|xml|webmanifest|wasm|map)$/
/** Below this a smaller body saves no packet. */
const bytesMin = 256

/**
 * Writes `name.br` and `name.gz` beside each file of a folder that gains by it: compressed once at the build, and so
 * better than a server could afford at each request.
 */
export async function compressFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < bytesMin) return
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Scripts repeat themselves at distances that fit this better than the default.
        [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      },
    }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped)
}
