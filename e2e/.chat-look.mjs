import { chromium } from '@playwright/test'
const base = 'http://localhost:3600', out = '/tmp/chat-shots'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const open = async (state, width, theme) => {
  const context = await browser.newContext({ viewport: { width, height: width < 800 ? 844 : 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata', storageState: state })
  const page = await context.newPage()
  await page.goto(base + '/favicon.svg'); await page.evaluate((t) => { localStorage.setItem('theme', t); localStorage.setItem('cookieAccepted', 'true') }, theme)
  return page
}
const [client, healer, third] = ['/tmp/chat-client.json', '/tmp/chat-healer.json', '/tmp/chat-third.json']
for (const [width, theme] of [[390, 'dark'], [1280, 'light'], [800, 'light']]) {
  const h = await open(healer, width, theme)
  await h.goto(base + '/practice', { waitUntil: 'networkidle' })
  const c = await open(client, width, theme)
  await c.goto(base + '/chat', { waitUntil: 'networkidle' })
  await c.screenshot({ path: `${out}/a-list-${width}-${theme}.png` })
  await c.getByRole('link', { name: /Meera Krishnan/ }).first().click(); await c.waitForTimeout(1500)
  const box = c.getByRole('textbox', { name: /Your message/ })
  await box.fill('There was one on Sunday. We cooked for eight people, and nobody asked me anything.\nI slept like a stone.'); await box.press('Enter')
  await h.getByRole('group', { name: /A message from/ }).waitFor()
  await h.waitForTimeout(400); await h.screenshot({ path: `${out}/b-toast-${width}-${theme}.png` })
  await c.context().setOffline(true)
  await box.fill('And another thing.'); await box.press('Enter'); await c.waitForTimeout(1200)
  await box.fill('A longer thought that is not finished yet, with\na second line\nand a third one'); await c.waitForTimeout(300)
  await c.screenshot({ path: `${out}/c-failed-${width}-${theme}.png` })
  await c.context().setOffline(false)
  await c.context().close()
  const t = await open(third, width, theme)
  await t.goto(base + '/chat', { waitUntil: 'networkidle' }); await t.screenshot({ path: `${out}/d-third-${width}-${theme}.png` })
  await t.getByRole('link', { name: /Meera Krishnan/ }).first().click(); await t.waitForTimeout(1500)
  await t.screenshot({ path: `${out}/e-first-${width}-${theme}.png` })
  await t.context().close(); await h.context().close()
}
await browser.close()
