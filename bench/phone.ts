import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../tasks/chromium.ts'
import type { MeasuredSite, Size } from './site.ts'

const fixed = ['/', '/healers', '/courses', '/blog', '/events', '/e-book', '/login', '/register']
/** Of these lists the page behind the first link is measured too. */
const details: readonly [string, RegExp][] = [
  ['/healers', /href="(\/healers\/healers-details\/[^"?]+)/],
  ['/courses', /href="(\/courses\/courses-(?:details|overview)\/[^"?]+)/],
  ['/blog', /href="(\/blog\/blog-details\/[^"?]+)/],
  ['/events', /href="(\/(?:webinar|workshop)\/[^"?]+)/],
  ['/e-book', /href="(\/e-book\/e-book-details\/[^"?]+)/],
]

async function addresses(url: string) {
  const found = await Promise.all(
    details.map(async ([list, link]) => link.exec(await (await fetch(url + list)).text())?.[1]),
  )
  return [...fixed, ...found.filter((address) => address !== undefined)]
}

const seconds = (audit: { numericValue?: number } | undefined) =>
  ((audit?.numericValue ?? 0) / 1000).toFixed(1)

/** Lighthouse now and then loses the browser's answer in the middle of a page; three times for one page is a fault. */
async function look(address: string, port: number) {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error' }).catch(() => undefined)
    if (result && !result.lhr.runtimeError) return result.lhr
  }
  throw new Error(`${address} could not be measured`)
}

/** Lighthouse scores of the public pages on a phone, with its default throttling. */
export async function measure({ siteUrl }: MeasuredSite, size: Size) {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(
      '| Page | Performance | Accessibility | Practices | SEO | First paint s | Largest s | Blocking ms | Shift | KiB |',
    )
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
    for (const address of size === 'full' ? await addresses(siteUrl) : ['/login']) {
      const { audits, categories } = await look(siteUrl + address, chrome.port)
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      const numbers = [
        ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
        seconds(audits['first-contentful-paint']),
        seconds(audits['largest-contentful-paint']),
        Math.round(audits['total-blocking-time']?.numericValue ?? 0),
        (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
        Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1024),
      ]
      console.log(`| ${address.replace(/[0-9a-f-]{36}/, '...')} | ${numbers.join(' | ')} |`)
    }
  } finally {
    chrome.kill()
  }
}
