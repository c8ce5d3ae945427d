import '../../messages/ebooks.ts'
import '../../messages/ebooks-card.ts'
import { paisePerRupee } from '@newyou/contract/business'
import type { EbookDetail } from '@newyou/contract/learning/ebooks'
import { lazy, Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { orNotFound } from '../../api/not-found.ts'
import { textsOf } from '../../messages/index.ts'
import { BuyButton } from '../../money/purchases/buy-button.tsx'
import { useSite } from '../../page/site.ts'
import { Heart } from '../../people/wishlist/heart.tsx'
import { callApi } from '../../session/call-api.ts'
import { Book } from '../../ui/book.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Dock } from '../../ui/dock.tsx'
import { rupees } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { urls } from '../../urls.ts'
import styles from './ebook.module.css'
import { EbookCardLink, Shelf } from './ebook-card.tsx'
import { languageName } from './language-name.ts'

const InOriginal = lazy(() => import('../../ui/in-original.tsx'))

const load = async (api: CallApi, eBookId = '') =>
  (await orNotFound(api('GET /api/website/ebook/{eBookId}', { params: { eBookId } }))).data

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(context.get(apiContext), params.eBookId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => load(callApi, params.eBookId)

export const handle = {
  pageTags: ({ eBookId }: { eBookId?: string }) => ['ebooks', `ebook:${eBookId}`],
  pageMaxAge: 3600,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'ebooks')
  const { u_id, title, lead, author } = loaderData
  return pageMeta(matches, {
    path: urls.ebook(u_id),
    title: t('page.metaTitle', { title, author: author.name }),
    description: lead,
    jsonLd: bookData(loaderData),
  })
}

function bookData({ title, lead, author, language, page_count, price_paise, published_at }: EbookDetail) {
  return {
    '@type': 'Book',
    bookFormat: 'https://schema.org/EBook',
    name: title,
    description: lead,
    author: { '@type': 'Person', name: author.name },
    inLanguage: language,
    numberOfPages: page_count,
    datePublished: published_at.slice(0, 10),
    isAccessibleForFree: price_paise === 0,
    offers: {
      '@type': 'Offer',
      price: (price_paise / paisePerRupee).toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  }
}

export default function Ebook() {
  const ebook = useLoaderData<typeof loader>()
  const t = useTranslations('ebooks.page')
  const { u_id, title, lead, category, language, author, contents, description, related, written_in } = ebook
  const product = {
    kind: 'ebook' as const,
    itemId: u_id,
    pricePaise: ebook.price_paise,
    use: urls.readBook(u_id),
  }
  return (
    <div className="wrap" data-category={category}>
      <Breadcrumbs way={[{ name: t('crumb'), to: urls.ebooks() }, { name: title }]} />
      <div className={styles.two}>
        <div className={styles.cover}>
          <Book ebook={ebook} eager />
        </div>
        <div className={styles.head}>
          <CategoryTag category={category} />
          <div className={styles.title}>
            <h1 lang={written_in}>{title}</h1>
            <Heart key={u_id} kind="ebook" itemId={u_id} title={title} />
          </div>
          <p className="lead" lang={written_in}>
            {lead}
          </p>
          {written_in && (
            <Suspense>
              <InOriginal />
            </Suspense>
          )}
          <LocaleLink className={styles.author} to={urls.healer(author.healer_u_id)}>
            {author.image && <Face image={author.image} />}
            <span>
              <strong>{t('by', { name: author.name })}</strong>
              <span className="small t2">{author.title}</span>
            </span>
          </LocaleLink>
          <Facts ebook={ebook} />
        </div>
        <aside className={styles.panel} aria-label={t('price')}>
          <Price ebook={ebook} />
          <div className={styles.take}>
            <BuyButton key={u_id} product={product} />
          </div>
          <p className="small t2">{t('forGood')}</p>
          {ebook.sample && (
            <p className="small">
              <a href="#sample">{t('sampleLink')}</a>
            </p>
          )}
        </aside>
      </div>
      <Stack gap={7} className={styles.words}>
        <section>
          <h2>{t('words')}</h2>
          <div lang={written_in}>
            <Prose html={description} />
          </div>
        </section>
        <section>
          <h2>{t('contents')}</h2>
          <ol className={styles.contents} lang={language}>
            {contents.map((chapter) => (
              <li key={chapter}>{chapter}</li>
            ))}
          </ol>
        </section>
      </Stack>
      <Sample ebook={ebook} />
      <div className={styles.foot}>
        {ebook.is_demo && <p className="small t3">{t('demo')}</p>}
        <ShareButton title={title} label={t('share')} copied={t('copied')} />
      </div>
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('related')}</h2>
          <Shelf>
            {related.map((other) => (
              <li key={other.u_id}>
                <EbookCardLink ebook={other} heading="h3" />
              </li>
            ))}
          </Shelf>
        </section>
      )}
      <Dock
        words={
          <span className={styles.dockPrice}>
            <Sum paise={ebook.price_paise} />
          </span>
        }
      >
        <BuyButton key={u_id} product={product} isShort />
      </Dock>
    </div>
  )
}

function Sum({ paise }: { paise: number }) {
  const t = useTranslations('ebooks-card')
  return paise === 0 ? (
    <span className={styles.free}>{t('free')}</span>
  ) : (
    <b className="num">{rupees(paise)}</b>
  )
}

function Price({ ebook: { price_paise } }: { ebook: EbookDetail }) {
  const t = useTranslations('ebooks')
  const ofCard = useTranslations('ebooks-card')
  const { settings } = useSite()
  return (
    <p className={styles.price}>
      {price_paise === 0 ? (
        <span className={styles.free}>{ofCard('free')}</span>
      ) : (
        <>
          <DisplayRupees paise={price_paise} />
          {settings.tax_percent > 0 && (
            <span className="small t2">
              {t('page.tax', { percent: settings.tax_percent, name: settings.tax_name })}
            </span>
          )}
        </>
      )}
    </p>
  )
}

function Facts({ ebook: { page_count, language, format } }: { ebook: EbookDetail }) {
  const t = useTranslations('ebooks.page')
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      <div>
        <dt>{t('pages')}</dt>
        <dd>{t('pagesValue', { count: page_count })}</dd>
      </div>
      <div>
        <dt>{t('language')}</dt>
        <dd lang={language}>{languageName(language)}</dd>
      </div>
      <div>
        <dt>{t('format')}</dt>
        <dd>{t(`formats.${format}`)}</dd>
      </div>
    </dl>
  )
}

/** A whole chapter, to read before buying. */
function Sample({ ebook: { sample, language } }: { ebook: EbookDetail }) {
  const t = useTranslations('ebooks.page')
  if (!sample) return null
  return (
    <section id="sample" className={styles.sample} aria-labelledby="sample-title">
      <p className="small t3">{t('sample')}</p>
      <h2 id="sample-title" lang={language}>
        {sample.title}
      </h2>
      <div lang={language}>
        <Prose html={sample.body} />
      </div>
      <p className="small t3">{t('sampleEnd')}</p>
    </section>
  )
}
