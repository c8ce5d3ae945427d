import { expect, test } from 'vitest'
import { demoBundles } from './content/bundles.ts'
import { demoCourses } from './content/courses/courses.ts'
import { demoHealers } from './content/healers.ts'
import { demoServices } from './content/services.ts'
import { demoEbooks } from './load-ebooks.ts'

const ebooks = demoEbooks.map(({ slug, rupees }) => ({ slug, pricePaise: rupees * 100 }))

test.each(demoBundles)('$slug costs less than its parts, all of which are there', (bundle) => {
  const priceOf = (list: { slug: string; pricePaise: number }[], slug: string) => {
    const thing = list.find((one) => one.slug === slug)
    if (!thing) throw new Error(`no ${slug}`)
    return thing.pricePaise
  }
  const sessionPrice = ({ healer, service }: NonNullable<typeof bundle.sessions>) =>
    (service === undefined ? undefined : demoServices[healer]?.[service]?.pricePaise) ??
    priceOf(demoHealers, healer)
  const parts = [
    ...bundle.courses.map((slug) => priceOf(demoCourses, slug)),
    ...bundle.ebooks.map((slug) => priceOf(ebooks, slug)),
    bundle.sessions ? sessionPrice(bundle.sessions) * bundle.sessions.count : 0,
  ]
  expect(bundle.pricePaise).toBeLessThan(parts.reduce((sum, price) => sum + price, 0))
})
