import { expect, open, test } from '../fixtures.ts'

test('a visitor writes to us, and what was typed is kept until it is right', async ({ page, outside }) => {
  await open(page, '/contact-us')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter more than 2 character')).toBeVisible()
  await expect(page.getByText('Please enter valid email')).toBeVisible()
  await expect(page.getByText('Phone number is invalid')).toBeVisible()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await expect(page.getByLabel('Your name')).toBeFocused()

  await page.getByLabel('Your name').fill('Kavita Iyer')
  await page.getByLabel('E-mail', { exact: true }).fill('kavita.writes@example.com')
  await page.getByLabel('Mobile number').fill('98450 99001')
  await page.getByLabel('Subject').fill('Sitting in')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Sitting in')
  await page.getByLabel('Message').fill('May my mother sit in with me?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
  await expect
    .poll(async () => (await outside.items('hello@newyou.example')).map(({ title }) => title))
    .toContain('Message from Kavita Iyer')
})

test('the routes behind the links of a page come once it stands, and are kept until the next release', async ({
  page,
}) => {
  const routes = page.waitForResponse((answer) => answer.url().includes('/__manifest'))
  await open(page, '/blog')
  expect((await routes).headers()['cache-control']).toContain('immutable')
  expect(await (await routes).json()).toHaveProperty('content/articles/blog-post')
  await page.locator('a[href^="/blog/blog-details/"]').first().click()
  await expect(page).toHaveURL(/blog-details/)
})

test('the gallery is walked by keyboard and gives the focus back', async ({ page }) => {
  await open(page, '/photo-gallery')
  const album = page.getByRole('link', { name: 'A kolam each morning' })
  await album.click()
  await expect(page).toHaveURL(/album=/)
  // The address changes before the pictures do, and a focus on the old ones goes with them.
  await expect(album).toHaveAttribute('aria-current', 'page')
  const first = page.getByRole('button', { name: /^Enlarge/ }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Picture' })
  await expect(viewer.getByText('1 of 12')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 12')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()
})

test('the frame keeps its numbers: sticky from 190 px, the ring from 150 px, the badge not on iOS', async ({
  page,
  browser,
}) => {
  await open(page, '/about-us')
  const header = page.getByRole('banner')
  const ring = page.getByRole('button', { name: 'Back to the top' })
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  await scrollTo(149)
  await expect(ring).toBeHidden()
  await scrollTo(151)
  await expect(ring).toBeVisible()
  await expect(header).not.toHaveAttribute('data-stuck')
  await scrollTo(190)
  await expect(header).toHaveAttribute('data-stuck')
  await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toBeVisible()
  // At each width the page ends where the screen does, and the header where the content does.
  for (const address of ['/about-us', '/hi/about-us']) {
    if (address.startsWith('/hi')) await open(page, address)
    for (const width of [390, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = await page.evaluate(() => {
        const row = document.querySelector('header .wrap')
        const edge = row
          ? row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight)
          : 0
        const seen = [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
          (part) => part.offsetWidth,
        )
        return {
          page: document.documentElement.scrollWidth - window.innerWidth,
          header: Math.max(0, ...seen.map((part) => Math.round(part.getBoundingClientRect().right - edge))),
        }
      })
      expect(beyond, `${address} at ${width} px`).toEqual({ page: 0, header: 0 })
    }
  }

  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  })
  const onPhone = await phone.newPage()
  await open(onPhone, '/about-us')
  await expect(onPhone.getByRole('link', { name: 'Get it on Google Play' })).toBeHidden()
  await phone.close()
})
