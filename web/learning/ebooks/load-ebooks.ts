import type { EbookCard } from '@newyou/contract/learning/ebooks'
import type { CategorySlug } from '@newyou/contract/vocabulary'
import type { CallApi } from '../../api/client.ts'
import { offeredOf } from '../../page/asked-categories.ts'
import { pageIn } from '../../ui/use-page.ts'

const perPage = 12
/** The API gives at most this many at once. */
const atOnce = 96

/** List query from the URL. `page=3` shows the first three pages, so that going back shows them again. */
function readQuery(url: string) {
  const query = new URL(url).searchParams
  return {
    search: (query.get('search') ?? '').trim().slice(0, 80),
    language: /^[a-z]{2,3}$/.exec(query.get('language') ?? '')?.[0],
    category: query.getAll('category'),
    page: pageIn(query),
  }
}

export interface EbookList {
  asked: Omit<ReturnType<typeof readQuery>, 'category'> & { category: CategorySlug | undefined }
  ebooks: readonly EbookCard[]
  total: number
  hasMore: boolean
  languages: readonly { language: string; count: number }[]
}

export async function loadEbooks(api: CallApi, url: string): Promise<EbookList> {
  const asked = readQuery(url)
  const { search, language, page } = asked
  const [languages, [category]] = await Promise.all([
    api('GET /api/website/ebook-language'),
    offeredOf(api, asked.category),
  ])
  const { data, total } = await api('GET /api/website/ebook', {
    query: {
      items_per_page: Math.min(page * perPage, atOnce),
      ...(search ? { search } : {}),
      ...(language ? { language } : {}),
      ...(category && { new_you_category_u_id: category.new_you_category_u_id }),
    },
  })
  return {
    asked: { ...asked, category: category?.slug },
    ebooks: data,
    total,
    hasMore: data.length < total && data.length < atOnce,
    languages: languages.data,
  }
}
