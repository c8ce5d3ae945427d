// Work for operators, started by any Node from 20 on: `node server/ops.mjs <command>`. See docs/runbooks.md.
import { runProgram } from './pinned-node.mjs'

await runProgram(new URL('ops.ts', import.meta.url).href)
