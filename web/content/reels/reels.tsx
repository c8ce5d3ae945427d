import '../../messages/reels.ts'
import type { Reel } from '@newyou/contract/content/reels'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import list from '../../ui/list-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { originOf, pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { Feed } from './feed.tsx'
import { loadReels } from './load-reels.ts'
import styles from './reels.module.css'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadReels(context.get(apiContext), params.reelId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => loadReels(callApi, params.reelId)

export const handle = { pageTags: ['reels', 'reel-likes'], pageMaxAge: 600 }

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { shared } = loaderData
  const t = textsOf(localeOf(location.pathname), 'reels')
  if (!shared)
    return pageMeta(matches, {
      path: urls.reels(),
      title: t('metaTitle'),
      description: t('metaDescription'),
      image: loaderData.reels[0]?.poster,
    })
  return pageMeta(matches, {
    path: urls.reel(shared.u_id),
    title: t('metaReel', { title: shared.title }),
    description: shared.words,
    image: shared.poster,
    jsonLd: filmData(shared, originOf(matches)),
  })
}

const filmData = (reel: Reel, origin: string) => ({
  '@type': 'VideoObject',
  name: reel.title,
  description: `${reel.words} ${reel.alt}`,
  thumbnailUrl: `${origin}${reel.poster}`,
  contentUrl: `${origin}${reel.video}`,
  uploadDate: reel.published_at,
  duration: `PT${reel.seconds}S`,
})

export default function Reels() {
  const loaded = useLoaderData<typeof loader>()
  const t = useTranslations('reels')
  if (loaded.reels.length === 0)
    return (
      <div className={`wrap ${list.page}`}>
        <EmptyState heading="h1" title={t('empty')} words={t('emptyWords')}>
          <Button variant="quiet" to={urls.healers()}>
            {t('emptyAction')}
          </Button>
        </EmptyState>
      </div>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <p className={`small t3 ${styles.keys}`}>{t.rich('keys', { b: (key) => <kbd>{key}</kbd> })}</p>
      </header>
      <Feed key={loaded.shared?.u_id ?? ''} loaded={loaded} />
    </div>
  )
}
