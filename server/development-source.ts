import type { ServerBuild } from 'react-router'
import { ModuleRunner } from 'vite/module-runner'
import type { WebSource } from './site.ts'

/**
 * The web application while it is edited. Vite lives in the process that started this one and outlives it; this one
 * runs the modules that Vite has made, asking for them over the channel between the two.
 */
export function developmentSource(): WebSource {
  const waiting = new Map<number, (answer: Awaited<ReturnType<ModuleTransport>>) => void>()
  let asked = 0
  process.on('message', ({ id, answer }: { id: number; answer: Awaited<ReturnType<ModuleTransport>> }) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  const invoke: ModuleTransport = (question) =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      process.send?.({ id: asked, question })
    })
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false })
  return { load: () => runner.import<ServerBuild>('virtual:react-router/server-build') }
}

type ModuleTransport = NonNullable<ConstructorParameters<typeof ModuleRunner>[0]['transport']['invoke']>
