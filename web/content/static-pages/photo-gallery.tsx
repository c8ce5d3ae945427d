import '../../messages/static-pages.ts'
import { lazy, Suspense, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { bareChipClass, chipClass, chipRowClass } from '../../ui/chip.tsx'
import { Cover } from '../../ui/cover.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { pageIn } from '../../ui/use-page.ts'
import { urls } from '../../urls.ts'
import styles from './photo-gallery.module.css'

const Lightbox = lazy(() => import('./lightbox.tsx'))

const perPage = 24
const mostAtOnce = 96

/** `page=3` shows the first three pages: back and a shared link find the same pictures again. */
async function load(api: CallApi, url: string) {
  const query = new URL(url).searchParams
  const page = pageIn(query)
  const albums = (await api('GET /api/website/photo-album')).data
  const album = albums.find(({ u_id }) => u_id === query.get('album'))
  const { data: photos, total } = await api('GET /api/website/photo-gallery', {
    query: {
      items_per_page: Math.min(page * perPage, mostAtOnce),
      ...(album ? { album_u_id: album.u_id } : {}),
    },
  })
  return { albums, album, photos, total, page }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => load(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => load(callApi, request.url)

export const handle = {
  pageQuery: ['album', 'page'],
  pageTags: ['gallery'],
  pageMaxAge: 3600,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const t = textsOf(localeOf(location.pathname), 'static-pages')
  return pageMeta(matches, {
    path: urls.photoGallery(),
    title: t('gallery.metaTitle'),
    description: t('gallery.metaDescription'),
    image: loaderData?.photos[0] ? `${loaderData.photos[0].image}-1280.webp` : undefined,
    noIndex: loaderData?.album !== undefined,
  })
}

export default function PhotoGallery() {
  const { albums, album, photos, total, page } = useLoaderData<typeof loader>()
  const t = useTranslations('static-pages.gallery')
  const [opened, setOpened] = useState<number>()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{album?.description || t('lead')}</p>
      </header>
      {albums.length > 0 && (
        <nav aria-label={t('albums')} className={chipRowClass}>
          <LocaleLink
            className={album ? bareChipClass : chipClass}
            to={urls.photoGallery()}
            aria-current={album ? undefined : 'page'}
            preventScrollReset
          >
            {t('all')}
          </LocaleLink>
          {albums.map(({ u_id, title }) => (
            <LocaleLink
              key={u_id}
              className={u_id === album?.u_id ? chipClass : bareChipClass}
              to={urls.photoGallery({ album: u_id })}
              aria-current={u_id === album?.u_id ? 'page' : undefined}
              preventScrollReset
            >
              {title}
            </LocaleLink>
          ))}
        </nav>
      )}
      {photos.length === 0 ? (
        <EmptyState title={t('empty')} words={t('emptyWords')} />
      ) : (
        <>
          <p className={`small t3 ${styles.count}`}>{t('count', { count: total })}</p>
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo.u_id} data-upright={photo.height > photo.width || undefined}>
                <button
                  type="button"
                  onClick={() => setOpened(index)}
                  aria-label={t('open', { alt: photo.alt })}
                >
                  <Cover
                    base={photo.image}
                    alt=""
                    shape={photo.height > photo.width ? 'upright' : 'photo'}
                    sizes="(width >= 1024px) 284px, (width >= 768px) 33vw, 50vw"
                    eager={index < 4}
                  />
                </button>
                {photo.caption && <p className="small t3">{photo.caption}</p>}
              </li>
            ))}
          </ul>
          {photos.length < total && photos.length < mostAtOnce && (
            <p className={styles.more}>
              <Button
                variant="quiet"
                to={urls.photoGallery({ ...(album ? { album: album.u_id } : {}), page: page + 1 })}
                preventScrollReset
              >
                {t('more')}
              </Button>
            </p>
          )}
          {albums.some(({ is_demo }) => is_demo) && <p className={`small t3 ${styles.demo}`}>{t('demo')}</p>}
        </>
      )}
      {opened !== undefined && photos[opened] && (
        <Suspense fallback={null}>
          <Lightbox photos={photos} index={opened} onTurn={setOpened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
