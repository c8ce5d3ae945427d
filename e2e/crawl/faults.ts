import type { Page } from '@playwright/test'
import { textsIn } from '../../tasks/catalogue-texts.ts'
import { messages as english } from '../../web/messages/en/index.ts'
import { messages as hindi } from '../../web/messages/hi/index.ts'

const inHindi = new Map(textsIn(hindi))
/** Sentences of the English catalogue that say something else in Hindi; short words stand in names too. */
const sentences = new Set(
  textsIn(english)
    .filter(([key, text]) => !text.includes('{') && text.split(' ').length > 2 && inHindi.get(key) !== text)
    .map(([, text]) => text),
)

/** Writes down what a page of this context logs as an error, throws, or asks for against its policy. */
export async function watch(page: Page) {
  const wrong: string[] = []
  const context = page.context()
  const isExpected = (text: string) => /status of (400|401|403|404|409|410|429)/.test(text)
  context.on('weberror', (error) => wrong.push(`${page.url()} throws ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    const isRefused = text.startsWith('refused by the policy')
    if (isRefused || (message.type() === 'error' && !isExpected(text)))
      wrong.push(`${page.url()} logs ${text}`)
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.warn('refused by the policy', violatedDirective, blockedURI, sourceFile),
    ),
  )
  return wrong
}

/** How much of the page has to be pushed aside to be read. */
export async function widthFaults(page: Page) {
  const { beyond, width } = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
  }))
  return beyond > 0 ? [`${beyond} pixels wider than ${width}`] : []
}

/** English texts on a Hindi page that the catalogue translates, and texts that are cut off. */
export async function hindiFaults(page: Page) {
  const { cut, languages, isFound } = await page.evaluate(() => {
    // Text marked with another language is allowed.
    for (const part of document.querySelectorAll<HTMLElement>('body [lang]:not([lang=hi]):not([hidden])')) {
      part.hidden = true
      part.dataset.hiddenHere = ''
    }
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((part) => {
      const { overflowX, textOverflow } = getComputedStyle(part)
      return (
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 8 &&
        part.textContent?.trim()
      )
    })
    const others = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')]
    return {
      cut: cut.map((part) => `cuts “${part.textContent?.trim().slice(0, 60)}”`),
      isFound: !document.querySelector('meta[name=robots][content*=noindex]'),
      languages: others.map(({ hreflang, href }) => `${hreflang} ${href}`).sort(),
    }
  })
  const lines = (await page.locator('body').allInnerTexts()).join('\n').split(/\s*\n\s*/)
  // The next page may keep these parts.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-hidden-here]')) {
      part.hidden = false
      delete part.dataset.hiddenHere
    }
  })
  const said = lines.filter((line) => sentences.has(line) || /\b(undefined|NaN|null)\b|\{\w+\}/.test(line))
  // Some pages redirect a signed-in person.
  const { origin, pathname } = new URL(page.url())
  const plain = pathname.replace('/hi', '')
  const wanted = [
    `en ${origin}${plain || '/'}`,
    `hi ${origin}/hi${plain}`,
    `x-default ${origin}${plain || '/'}`,
  ]
  const isNamed = !isFound || JSON.stringify(languages) === JSON.stringify(wanted)
  return [
    ...cut,
    ...said.map((line) => `says “${line}”`),
    ...(isNamed ? [] : [`names its languages ${languages}`]),
  ]
}
