import path from 'node:path'
import { demoLogins } from '../demo/logins.ts'
import { root } from './ensure-installed.mjs'
import { freePort } from './ports.ts'
import { type RunningSite, startSite } from './site.ts'

const isDevelopment = process.argv.includes('--dev')
const dataFolder = path.resolve(root, process.env.DATA_FOLDER || '.data')
const given = Number(process.env.PORT)
const port = given || (await freePort(3000))

let site: RunningSite | undefined
let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  console.log('Stopping ...')
  await site?.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

site = await startSite({ port, dataFolder, isDevelopment })

const lines = [
  '',
  `New You is open:        ${site.url}`,
  `Sandbox inbox:          ${site.sandboxUrl}   (mails, SMS with the OTPs, payments)`,
  `Sandbox authenticator:  ${site.sandboxUrl}/authenticator   (codes for staff)`,
  `API reference:          ${site.url}/api/docs`,
  '',
  'Log in with a mobile number; the OTP arrives in the sandbox inbox:',
  ...demoLogins.map(({ mobile, who }) => `  ${mobile}   ${who}`),
  '',
  'Press Ctrl-C to stop. Your data is kept.',
  '',
]
console.log(lines.join('\n'))

const code = await site.ended
if (!isStopping) {
  await site.stop()
  process.exit(code ?? 1)
}
