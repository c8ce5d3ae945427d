import { startSandbox } from './index.ts'
import { readOptions } from './options.ts'

const sandbox = await startSandbox(readOptions(process.env))
console.log(`Sandbox ready at ${sandbox.url}, mail at port ${sandbox.smtpPort}.`)
// A parent process that started this server waits for this line.
process.send?.('listening')

// `disconnect`: the process that started it was killed.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
}
