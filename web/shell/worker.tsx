import { showInCorner } from '../ui/overlay-store.ts'

/** A page that stays open asks so often whether there is a new release. */
const askEveryMs = 60 * 60_000

/** Registers the worker of the offline page, and says when a new release is ready. It is never taken without being asked for. */
export async function startWorker() {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  // A browser in which workers are blocked may answer with none.
  let registration: ServiceWorkerRegistration | undefined
  try {
    registration = await workers.register('/service-worker.js')
  } catch (error) {
    // Where a browser refuses it, for example in a private window, all else works.
    console.warn('The offline page is not kept:', error)
    return
  }
  if (!registration) return
  const offer = () => {
    const { waiting } = registration
    // Without a worker in charge there is no earlier release.
    if (!waiting || !workers.controller) return
    void import('./new-release.tsx').then(({ NewRelease }) =>
      showInCorner('new-release', <NewRelease onReload={() => reloadWith(waiting)} />),
    )
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )
  offer()
  // A failed check is repeated the next time.
  setInterval(() => void registration.update().catch(() => undefined), askEveryMs)
}

/** Lets the new worker take over, then loads the page anew. Other tabs stay as they are. */
function reloadWith(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take-over')
}
