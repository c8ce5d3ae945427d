// The server, started by any Node from 20 on: `node server/main.mjs`.
import { runProgram } from './pinned-node.mjs'

await runProgram(new URL('main.ts', import.meta.url).href)
