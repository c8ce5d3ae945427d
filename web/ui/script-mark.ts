import { createContext } from 'react'

/**
 * Marks the inline scripts of one rendering, so that the server's policy allows these alone. The server takes the mark
 * out before the page is sent; in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
