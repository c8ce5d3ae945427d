import { AsyncLocalStorage } from 'node:async_hooks'
import { programId, type Viewer } from './viewer.ts'

const acting = new AsyncLocalStorage<string>()

/** Does the work of a call; what it writes down of its deeds names the key or the grant of the caller, if there is one. */
export const actingAs = <Done>(viewer: Viewer | undefined, work: () => Done): Done =>
  viewer && viewer.via !== 'session' ? acting.run(programId(viewer), work) : work()

/** The key, or the grant of an app, by which the present call was made; null for a person's own. */
export const actingKey = (): string | null => acting.getStore() ?? null
