import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * How much JavaScript a first visit loads, gzipped: `npm run budget -w web`, after a build.
 * The table of routes is not in it: a page names its own in its HTML, those of its links come once it stands.
 * Fails when a public page passes the budget; a phone on 4G pays for each kilobyte twice.
 */
const budgetKb = 170
const clientFolder = path.join(import.meta.dirname, 'build/client')
const always = ['root', 'frame/frame', 'frame/page-errors']
const pages: Record<string, string> = {
  '/': 'home/home',
  '/reels': 'reels/reels',
  '/healers': 'healers/healers',
  '/healers/{category}': 'healers/category',
  '/healers/healers-details/{id}': 'healers/healer',
  '/e-book': 'ebooks/ebooks',
  '/e-book/e-book-details/{id}': 'ebooks/ebook',
  '/events': 'events/events',
  '/webinar/view/{id}': 'events/event',
  '/courses': 'courses/courses',
  '/courses/courses-details/{id}': 'courses/course',
  '/courses/courses-overview/{id}': 'courses/course-overview',
}

interface Modules {
  module: string
  imports?: string[]
  clientLoaderModule?: string
  clientActionModule?: string
  hydrateFallbackModule?: string
}
interface Manifest {
  entry: Modules
  routes: Record<string, Modules>
}

async function readManifest(): Promise<Manifest> {
  const assets = path.join(clientFolder, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('There is no build yet: npm run build -w web')
  const code = await readFile(path.join(assets, name), 'utf8')
  return JSON.parse(code.slice(code.indexOf('=') + 1).replace(/;\s*$/, ''))
}

const filesOf = ({ module, imports = [], clientLoaderModule, clientActionModule }: Modules) =>
  [module, ...imports, clientLoaderModule, clientActionModule].filter((file) => file !== undefined)

const manifest = await readManifest()
let isOver = false
for (const [address, routeId] of Object.entries(pages)) {
  const files = new Set(filesOf(manifest.entry))
  for (const id of [...always, routeId]) {
    const route = manifest.routes[id]
    if (!route) throw new Error(`The build has no route ${id}`)
    for (const file of filesOf(route)) files.add(file)
  }
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(path.join(clientFolder, file))).length
  const kb = bytes / 1024
  isOver ||= kb > budgetKb
  console.log(`${kb.toFixed(1).padStart(6)} KB of ${budgetKb} in ${files.size} files  ${address}`)
}
if (isOver) {
  console.error('Over the budget.')
  process.exitCode = 1
}
