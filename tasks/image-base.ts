import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildah, buildahAloud, hasImage, run } from './buildah.ts'

const published = {
  base: 'docker.io/library/debian:trixie-slim',
  builder: 'docker.io/library/node:26-trixie-slim',
}
const ownMade = { base: 'localhost/newyou-base', builder: 'localhost/newyou-builder' }

export type BaseImages = typeof published

function isFetched(image: string) {
  try {
    buildah('pull', '-q', '--policy', 'missing', image)
    return true
  } catch {
    return false
  }
}

/** A Debian of packages alone, as small as it gets. */
function makeBase(folder: string) {
  const system = path.join(folder, 'system')
  run('debootstrap', ['--variant=minbase', 'trixie', system, 'http://deb.debian.org/debian'], 'inherit')
  run('sh', ['-c', `rm -rf ${system}/var/cache/apt/archives/*.deb ${system}/var/lib/apt/lists/*`])
  const archive = path.join(folder, 'system.tar')
  run('tar', ['-C', system, '-cf', archive, '.'])
  const container = buildah('from', 'scratch')
  buildah('add', '-q', container, archive, '/')
  buildah('commit', '-q', container, ownMade.base)
  buildah('rm', container)
}

/** The same with the Node that runs this, and the npm of this machine. */
function makeBuilder(folder: string) {
  cpSync(process.execPath, path.join(folder, 'node'))
  const npm = path.resolve(realpathSync(run('sh', ['-c', 'command -v npm'])), '../..')
  cpSync(npm, path.join(folder, 'npm'), { recursive: true, dereference: true })
  const lines = [
    `FROM ${ownMade.base}`,
    'RUN apt-get update -q && apt-get install -qy --no-install-recommends libatomic1',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ]
  writeFileSync(path.join(folder, 'Containerfile'), lines.join('\n'))
  buildahAloud('bud', '-q', '-t', ownMade.builder, folder)
}

/**
 * The two images that ours is built on: those that IMAGE_BASE and IMAGE_BUILDER name, or the published ones; where no
 * registry is reached, a Debian made by debootstrap.
 */
export function baseImages(): BaseImages {
  const { IMAGE_BASE: base = published.base, IMAGE_BUILDER: builder = published.builder } = process.env
  if ([base, builder].every(isFetched)) return { base, builder }
  console.log('No image registry is reached: the base is made by debootstrap.')
  const folder = mkdtempSync(path.join(tmpdir(), 'newyou-base-'))
  try {
    if (!hasImage(ownMade.base)) makeBase(folder)
    if (!hasImage(ownMade.builder)) makeBuilder(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return ownMade
}
