import type { CourseCard } from '@newyou/contract/learning/courses/courses'
import { type CourseSort, courseSorts } from '@newyou/contract/learning/courses/kinds'
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
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest)
  return {
    search: text('search', 80),
    category: query.getAll('category'),
    language: text('language', 40),
    price: query.get('price') === 'free' ? ('free' as const) : undefined,
    sort: courseSorts.find((known) => known === query.get('sort')) ?? ('latest' satisfies CourseSort),
    page: pageIn(query),
  }
}
export type CoursesAsked = Omit<ReturnType<typeof readQuery>, 'category'> & {
  category: CategorySlug | undefined
}

export interface CourseList {
  asked: CoursesAsked
  courses: readonly CourseCard[]
  languages: readonly { language: string; count: number }[]
  total: number
  hasMore: boolean
}

/** Courses as the address asks for them, or those of a category. */
export async function loadCourses(api: CallApi, url: string, of?: CategorySlug): Promise<CourseList> {
  const read = readQuery(url)
  const category = of ?? (await offeredOf(api, read.category))[0]?.slug
  const asked = { ...read, category }
  const { search, language, price, sort, page } = asked
  const [languages, { data, total }] = await Promise.all([
    api('GET /api/website/course-language'),
    api('GET /api/website/course', {
      query: {
        items_per_page: Math.min(page * perPage, atOnce),
        sort,
        ...(search && { search }),
        ...(category && { category }),
        ...(language && { language }),
        ...(price && { price }),
      },
    }),
  ])
  return {
    asked,
    courses: data,
    languages: languages.data,
    total,
    hasMore: data.length < total && data.length < atOnce,
  }
}
