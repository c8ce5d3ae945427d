import '../../messages/static-pages.ts'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Prose } from '../../ui/prose.tsx'
import { urls } from '../../urls.ts'
import { OnlyInEnglish } from './only-in-english.tsx'
import styles from './static-page.module.css'
import { writtenIn } from './written.ts'

/** The last part of the address names the page. */
async function loadPage(api: CallApi, url: string) {
  const slug = new URL(url).pathname.split('/').at(-1) ?? ''
  const [page] = (await api('GET /api/website/static-page', { query: { slug } })).data
  if (!page) throw data(null, { status: 404 })
  return page
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPage(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadPage(callApi, request.url)

export const handle = { pageTags: ['static-pages'], pageMaxAge: 3600 }

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const locale = localeOf(location.pathname)
  const t = textsOf(locale, 'static-pages')
  const { title, lead } = writtenIn(locale, loaderData)
  return pageMeta(matches, {
    path: `/${loaderData.slug}`,
    title: t('page.metaTitle', { title }),
    description: lead,
  })
}

/** Privacy policy, terms and condition. */
export default function StaticPage() {
  const page = useLoaderData<typeof loader>()
  const t = useTranslations('static-pages.page')
  const locale = useLocale()
  const { lang, title, lead, body } = writtenIn(locale, page)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        way={[
          { name: t('home'), to: urls.home() },
          { name: title, lang },
        ]}
      />
      <header className={styles.head}>
        <h1 lang={lang}>{title}</h1>
        {lead && (
          <p className="lead" lang={lang}>
            {lead}
          </p>
        )}
        {lang !== locale && <OnlyInEnglish />}
      </header>
      <div lang={lang}>
        <Prose html={body} />
      </div>
      <footer className={styles.foot}>
        <p className="small t3">
          {t('version', { version: page.version, date: fullDate(dayOf(page.updated_at), locale) })}
        </p>
        <LocaleLink to={urls.contactUs()}>{t('toContact')}</LocaleLink>
      </footer>
    </div>
  )
}
