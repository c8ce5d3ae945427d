// npm run lines: a session between two browsers over weak lines and cuts, as a table. Takes a quarter of an hour.
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'
import { root } from './ensure-installed.mjs'

const options = { cwd: root, stdio: 'inherit' } as const
const built = spawnSync(process.execPath, ['tasks/build-web.ts'], options)
if (built.status !== 0) process.exit(built.status ?? 1)
const [program, ...args] = ['playwright', 'test', '--config', 'e2e/measures.config.ts', 'lines'] as const
const { status } = spawnSync(program, args, {
  ...options,
  env: { ...process.env, CHROMIUM_PATH: await findChromium() },
})
process.exit(status ?? 1)
