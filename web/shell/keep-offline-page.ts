import { whenIdle } from '../ui/when-idle.ts'

/** The first seconds belong to the page. */
const waitMs = 4000

/** Starts the worker of the offline page, once the page has long been loaded and nothing else is to do. */
export function keepOfflinePage() {
  const start = () => void import('./worker.tsx').then((it) => it.startWorker()).catch(() => {}) // Without a line its code cannot come; the next visit tries again.
  if (import.meta.env.PROD) setTimeout(() => whenIdle(start), waitMs)
}
