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

const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_LGBLOCK } = constants
/** Scripts repeat themselves at distances that fit the first of these better than the default; large ones may fit another. */
const ways = [
  { [BROTLI_PARAM_NPOSTFIX]: 1 },
  { [BROTLI_PARAM_NDIRECT]: 2, [BROTLI_PARAM_LGBLOCK]: 17 },
  { [BROTLI_PARAM_NDIRECT]: 4 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_LGBLOCK]: 20 },
]
/** From here on the gain is worth the seconds. */
const largeBytes = 200 * 1024

/** The smallest of the ways. */
async function brotliOf(content: Buffer) {
  const tried = content.length < largeBytes ? ways.slice(0, 1) : ways
  const made = await Promise.all(
    tried.map((way) =>
      compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          ...way,
        },
      }),
    ),
  )
  return made.reduce((least, one) => (one.length < least.length ? one : least))
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < bytesMin) return
  const [brotli, gzipped] = await Promise.all([
    brotliOf(content),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped)
}
