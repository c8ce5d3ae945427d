import path from 'node:path'
import { demoLogins } from '../demo/logins.ts'
import { root } from './ensure-installed.mjs'
import { freePort } from './ports.ts'
import { startSite } from './site.ts'

const isDevelopment = process.argv.includes('--dev')
const dataFolder = path.resolve(root, process.env.DATA_FOLDER || '.data')
const given = Number(process.env.PORT)
const port = given || (await freePort(3000))

// Demo parts that a start test can skip.
const demo = {
  withoutPictures: process.argv.includes('--without-pictures'),
  withoutHistory: process.argv.includes('--without-history'),
}

const stopping = new AbortController()
const start = startSite({ port, dataFolder, isDevelopment, demo, signal: stopping.signal })
async function stop() {
  if (stopping.signal.aborted) return
  console.log('Stopping ...')
  stopping.abort()
  // Loading the demo content cannot be stopped; an exit within it ends the database with this process.
  setTimeout(() => process.exit(1), 10_000).unref()
  await start.then(
    (running) => running.stop(),
    () => {}, // it has stopped what it had started
  )
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

const site = await start.catch((error) => {
  if (!stopping.signal.aborted) throw error
  // `stop` ends the process.
  return new Promise<never>(() => {})
})
const lines = [
  '',
  `New You is open:        ${site.url}`,
  `Sandbox inbox:          ${site.sandboxUrl}   (mails, SMS with the OTPs, payments)`,
  `Sandbox authenticator:  ${site.sandboxUrl}/authenticator   (codes for staff)`,
  `API reference:          ${site.url}/api/docs`,
  '',
  ...(site.hasDemo
    ? [
        'Log in with a mobile number; the OTP arrives in the sandbox inbox:',
        ...demoLogins.map(({ mobile, who }) => `  ${mobile}   ${who}`),
        '',
      ]
    : []),
  'Press Ctrl-C to stop. Your data is kept.',
  '',
]
console.log(lines.join('\n'))

const code = await site.ended
if (!stopping.signal.aborted) {
  await site.stop()
  process.exit(code ?? 1)
}
