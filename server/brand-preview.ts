import { defaultLocale, locales } from '@newyou/contract/locales'
import type { inProcessCalls, OwnAnswer } from './platform/http/in-process.ts'
import type { BrandPreview } from './platform/present-brand.ts'

type Calls = ReturnType<typeof inProcessCalls>

const withData = ({ body, ...answer }: OwnAnswer, data: unknown): OwnAnswer => ({
  ...answer,
  body: { ...(body as object), data },
})

/** The calls of a page's loaders, with a brand that is not published in the place of the practice's. */
export const callsInBrand =
  (calls: Calls, { values, site }: BrandPreview): Calls =>
  async (request) => {
    const answer = await calls(request)
    if (answer.status !== 200) return answer
    const { pathname, searchParams } = new URL(request.url, 'http://in-process')
    if (pathname === '/api/website/settings') {
      const { data } = answer.body as { data: object }
      return withData(answer, { ...data, brand: site })
    }
    if (pathname === '/api/website/home-hero') {
      const asked = searchParams.get('language')
      const language = locales.find((one) => one === asked) ?? defaultLocale
      const { hero } = values
      return withData(answer, hero && { picture: hero.picture, alt: hero.alt[language] })
    }
    return answer
  }
