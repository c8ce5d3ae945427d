// npm run cluster -- 10: the cluster test for ten minutes, with each fault again and again.
import { spawnSync } from 'node:child_process'
import { isHaproxyInstalled } from '../server/operation/cluster/haproxy.ts'
import { isPgBouncerInstalled } from '../server/operation/pgbouncer.ts'
import { root } from './ensure-installed.mjs'
import { replicaPrograms } from './system-postgres.ts'
import { isValkeyInstalled } from './system-valkey.ts'

const missing = Object.entries({
  postgresql: Boolean(await replicaPrograms()),
  haproxy: isHaproxyInstalled(),
  pgbouncer: isPgBouncerInstalled(),
  'valkey-server or redis-server': isValkeyInstalled(),
}).flatMap(([name, isInstalled]) => (isInstalled ? [] : [name]))
if (missing.length) {
  console.error(`The cluster needs what is not installed here: ${missing.join(', ')}`)
  process.exit(1)
}
const { status } = spawnSync('vitest', ['run', '--project', 'operation', 'server/operation/cluster'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CLUSTER_MINUTES: process.argv[2] ?? '10' },
})
process.exit(status ?? 1)
