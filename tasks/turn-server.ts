import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from './ports.ts'

const programs = ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver']
const secret = 'a-secret-of-the-journeys'

/** A coturn for the journeys where one is installed (`apt install coturn`); undefined elsewhere. */
export async function startTurnServer() {
  const program = programs.find((one) => existsSync(one))
  if (!program) return undefined
  const port = await freePort()
  const child = spawn(
    program,
    [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--use-auth-secret', `--static-auth-secret=${secret}`],
      ...['--realm=newyou.test', '--listening-ip=127.0.0.1', `--listening-port=${port}`],
      ...['--relay-ip=127.0.0.1', '--allow-loopback-peers', '--pidfile=', '--log-file=stdout'],
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.once('exit', () => child.kill())
  return {
    environment: {
      TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`,
      TURN_SECRET: secret,
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
