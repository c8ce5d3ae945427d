import { useLive } from './use-live.ts'

/** Listens on pages without a header, and says nothing. */
export default function QuietLive() {
  useLive({ isQuiet: true })
  return null
}
