import '../../messages/articles.ts'
import '../../messages/articles-card.ts'
import { appointmentMinutes } from '@newyou/contract/business'
import type { ArticleDetail, ArticleKind } from '@newyou/contract/content/articles'
import { lazy, Suspense } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Helpline } from '../../page/helpline.tsx'
import { Button } from '../../ui/button.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { FixedKolam } from '../../ui/fixed-kolam.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Section } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { urls } from '../../urls.ts'
import { ArticleCardLink } from './article-card.tsx'
import styles from './article-screen.module.css'
import { Plants } from './plants.tsx'
import { Reviews } from './reviews.tsx'

const InOriginal = lazy(() => import('../../ui/in-original.tsx'))

/** A post or a story, read in one column. */
export function ArticleScreen({ article, kind }: { article: ArticleDetail; kind: ArticleKind }) {
  const t = useTranslations('articles')
  const locale = useLocale()
  const [category] = article.categories
  const isBlog = kind === 'blog'
  return (
    <>
      <article data-category={category} lang={article.language}>
        <header className={`wrap ${styles.head}`}>
          {category && (
            <LocaleLink to={urls.blog({ category: [category] })} className={styles.tag}>
              <CategoryTag category={category} />
            </LocaleLink>
          )}
          <h1>{article.title}</h1>
          {article.lead && <p className="lead">{article.lead}</p>}
          {article.written_in && (
            <div lang={locale}>
              <Suspense>
                <InOriginal />
              </Suspense>
            </div>
          )}
          <Byline article={article} isBlog={isBlog} />
        </header>
        <div className={`wrap ${styles.picture}`}>
          {isBlog && article.image ? (
            <Plants image={article.image} />
          ) : (
            <FixedKolam of={{ id: article.u_id, cols: 7, rows: 3 }} className={styles.kolam} />
          )}
        </div>
        <div className={`wrap ${styles.column}`}>
          <Prose html={article.body} className={styles.words} />
        </div>
      </article>
      <div className={`wrap ${styles.column} ${styles.after}`}>
        <aside className={styles.seek}>
          <div>
            <strong>{t('article.seek')}</strong>
            <p className="small t2">{t('article.seekWords', { count: appointmentMinutes })}</p>
          </div>
          <Button variant="quiet" to={category ? urls.healersOf(category) : urls.healers()}>
            {t('article.seekAction')}
          </Button>
          <div className={styles.help}>
            <Helpline />
          </div>
        </aside>
        <div className={layout.ends}>
          <ul className={styles.tags}>
            {article.tags.map((tag) => (
              <li key={tag}>
                <LocaleLink className="small" to={urls.blog({ tags: [tag] })}>
                  {tag}
                </LocaleLink>
              </li>
            ))}
          </ul>
          <ShareButton title={article.title} label={t('article.share')} copied={t('article.copied')} />
        </div>
        {article.is_demo && <p className="small t3">{isBlog ? t('article.demo') : t('stories.demo')}</p>}
        <Reviews key={article.u_id} article={article} kind={kind} />
      </div>
      {article.related.length > 0 && (
        <Section size="large" above={0} className={`wrap ${styles.related}`}>
          <h2>{t(isBlog ? 'article.related' : 'article.relatedStories')}</h2>
          <ul data-kind={kind}>
            {article.related.map((other) => (
              <li key={other.u_id}>
                <ArticleCardLink article={other} kind={kind} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Byline({ article, isBlog }: { article: ArticleDetail; isBlog: boolean }) {
  const t = useTranslations('articles')
  const ofCard = useTranslations('articles-card')
  const locale = useLocale()
  const { author } = article
  const dated = t('article.dated', {
    date: fullDate(dayOf(article.published_at), locale),
    minutes: ofCard('minutes', { count: article.reading_minutes }),
  })
  if (!isBlog || !author)
    return (
      <p className="small t3">
        {ofCard('told', { name: article.teller })}
        <br />
        {dated}
      </p>
    )
  const name = (
    <>
      <strong>{author.name}</strong>
      {author.title && `, ${author.title}`}
    </>
  )
  return (
    <div className={layout.person}>
      {author.image && <Face image={author.image} />}
      <p className="small">
        {author.healer_u_id ? <LocaleLink to={urls.healer(author.healer_u_id)}>{name}</LocaleLink> : name}
        <br />
        <span className="t3">{dated}</span>
      </p>
    </div>
  )
}
