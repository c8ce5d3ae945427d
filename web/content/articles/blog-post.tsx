import '../../messages/articles.ts'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { orNotFound } from '../../api/not-found.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { ArticleScreen } from './article-screen.tsx'

const load = async (api: CallApi, blogId = '') =>
  (await orNotFound(api('GET /api/website/blog/{blogId}', { params: { blogId } }))).data

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(context.get(apiContext), params.blogId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => load(callApi, params.blogId)

export const handle = {
  pageTags: ({ blogId }: { blogId?: string }) => ['articles', `article:${blogId}`],
  pageMaxAge: 3600,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'articles')
  return pageMeta(matches, {
    path: urls.blogPost(loaderData.u_id),
    title: t('blog.metaPost', { title: loaderData.title }),
    description: loaderData.lead,
    jsonLd: {
      '@type': 'BlogPosting',
      headline: loaderData.title,
      description: loaderData.lead,
      inLanguage: loaderData.language,
      datePublished: loaderData.published_at,
      author: { '@type': 'Person', name: loaderData.author?.name },
    },
  })
}

export default function BlogPost() {
  return <ArticleScreen article={useLoaderData<typeof loader>()} kind="blog" />
}
