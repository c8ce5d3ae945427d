/** How journeys start a browser, with what one needs besides. */
export const browserWith = (...args: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page lives for seconds here: to optimise its code costs a sixth of the browser's time, and more than it saves.
    '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
    ...args,
  ],
})
