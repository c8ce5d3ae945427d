import { createContext } from 'react-router'
import type { CallApi } from './client.ts'

/** The typed client that loaders use on the server; entry.server puts it into the load context. */
export const apiContext = createContext<CallApi>()
