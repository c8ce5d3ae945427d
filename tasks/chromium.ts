import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  // Chromium without a window's parts: the journeys take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]
/** The browser that is installed here, if one is. */
export const installedChromium = () => places.find((place) => place && existsSync(place))

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium by apt ...')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet)
}

/** The browser for the journeys: CHROMIUM_PATH, the system's, or Debian's where we may install it. */
export async function findChromium(): Promise<string> {
  if (!installedChromium()) installByApt()
  const found = installedChromium()
  if (found) return found
  throw new Error('There is no Chromium: install one (apt install chromium) or set CHROMIUM_PATH to it.')
}
