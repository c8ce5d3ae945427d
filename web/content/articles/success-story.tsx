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

const load = async (api: CallApi, storyId = '') =>
  (await orNotFound(api('GET /api/website/success-story/{storyId}', { params: { storyId } }))).data

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(context.get(apiContext), params.storyId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => load(callApi, params.storyId)

export const handle = {
  pageTags: ({ storyId }: { storyId?: string }) => ['articles', `article:${storyId}`],
  pageMaxAge: 3600,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'articles')
  return pageMeta(matches, {
    path: urls.successStory(loaderData.u_id),
    title: t('stories.metaStory', { title: loaderData.title }),
    description: loaderData.lead,
  })
}

export default function SuccessStory() {
  return <ArticleScreen article={useLoaderData<typeof loader>()} kind="success-story" />
}
