import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { bookThrough } from './book-by-calls.ts'
import { makeContainer, run, settingsOf } from './buildah.ts'
import { startSurroundings } from './image-site.ts'
import { makeThrowawayFolder } from './throwaway-site.ts'

const readyWithinMs = 60_000

/** Milliseconds until the address answers with success. */
async function untilReady(address: string) {
  const began = performance.now()
  while (performance.now() - began < readyWithinMs) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return performance.now() - began
    await wait(20)
  }
  throw new Error(`${address} did not answer`)
}

/** Files that were written since a moment and lie neither on the volume nor in /tmp: with a read-only root there are none. */
const writtenSince = (moment: number, folder: string) =>
  run('find', [
    ...[folder, '-xdev', '-type', 'f', '-newermt', `@${moment / 1000}`],
    ...['data', 'tmp', 'etc/hosts', 'etc/resolv.conf'].flatMap((place) => [
      '-not',
      '-path',
      `${folder}/${place}*`,
    ]),
  ])

/** Migrates a database, starts the site, checks its health, books a session and stops it: all by the image. */
export async function tryImage(image: string) {
  const { Entrypoint, Cmd, Healthcheck } = settingsOf(image)
  const folder = await makeThrowawayFolder()
  const surroundings = await startSurroundings(folder)
  const container = makeContainer(image, surroundings.variables)
  const began = Date.now()
  try {
    container.run(...Entrypoint, 'server/ops.ts', 'migrate')
    await surroundings.loadDemo()
    const server = container.start(...Entrypoint, ...Cmd)
    try {
      const ready = await untilReady(`${surroundings.siteUrl}/ready`)
      console.log(`/ready answers after ${(ready / 1000).toFixed(2)} s.`)
      container.run(...Healthcheck.Test.slice(1))
      const user = container.run('node', '-p', 'process.getuid()')
      if (user !== '10001') throw new Error(`it runs as user ${user}`)
      console.log(await bookThrough(surroundings))
    } finally {
      const code = await server.stop()
      console.log(`Asked to stop, it ended with ${code}.`)
      if (code !== 0) process.exitCode = 1
    }
    const written = writtenSince(began, container.folder)
    if (written) throw new Error(`it wrote into its root:\n${written}`)
  } finally {
    container.remove()
    await surroundings.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
