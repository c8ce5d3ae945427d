import { installedChromium } from '../tasks/chromium.ts'

/** How journeys start a browser, with what one needs besides. */
export const browserWith = (...args: string[]) => ({
  executablePath: installedChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page lives for seconds here: optimising its code, or collecting garbage by threads, costs more than it saves.
    '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
    ...args,
  ],
})
