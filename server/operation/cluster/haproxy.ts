import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../platform/database/embedded.ts'

const program = '/usr/sbin/haproxy'

export function isHaproxyInstalled() {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** HAProxy before these nodes: it asks `/ready` each second and sends a call to one that is ready, once. */
export async function startHaproxy(nodes: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-haproxy-'))
  const port = await freePort()
  const servers = nodes.map(
    (url, place) => `  server node${place} ${new URL(url).host} check inter 1s fall 1 rise 1`,
  )
  await writeFile(
    path.join(folder, 'haproxy.cfg'),
    `global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 10m
frontend site
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk
  http-check send meth GET uri /ready ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
${servers.join('\n')}
`,
  )
  const child = spawn(program, ['-q', '-db', '-f', path.join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(`${url}/health`).catch(() => undefined))?.ok; tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error('HAProxy did not start')
    await wait(50)
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
