import '../../messages/home.ts'
import '../../messages/articles-card.ts'
import { useLocale, useTranslations } from 'use-intl'
import { Plants } from '../../content/articles/plants.tsx'
import { CourseCardLink } from '../../learning/courses/course-card.tsx'
import { EventLine } from '../../learning/events/event-row.tsx'
import { Book } from '../../ui/book.tsx'
import { FixedKolam } from '../../ui/fixed-kolam.tsx'
import { dayOf, fullDate, rupees } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import type { Of } from './healer-modules.tsx'
import styles from './learn-modules.module.css'
import { ModuleHead } from './module-head.tsx'
import { useOwnText } from './own-texts.ts'

export function Courses({ items: [lead, ...others] }: Of<'courses'>) {
  const t = useTranslations('home.courses')
  return (
    <section className="section">
      <div className="wrap">
        <ModuleHead own="courses" title={t('title')} to={urls.courses()} all={t('all')} />
        <div className={styles.courses}>
          {lead && <CourseCardLink course={lead} heading="h3" isLead />}
          <div>
            {others.map((course) => (
              <CourseCardLink key={course.u_id} course={course} heading="h3" />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

export function Events({ items }: Of<'events'>) {
  const t = useTranslations('home.events')
  return (
    <section className="section tight">
      <div className="wrap">
        <ModuleHead own="events" title={t('title')} to={urls.events()} all={t('all')} />
        <ul>
          {items.map((event) => (
            <li key={event.u_id}>
              <EventLine event={event} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Books({ items }: Of<'books'>) {
  const t = useTranslations('home.books')
  return (
    <section className="section tight">
      <div className="wrap">
        <ModuleHead own="books" title={t('title')} to={urls.ebooks()} all={t('all')} />
        <ul className={`${styles.row} ${styles.books}`}>
          {items.map((ebook) => (
            <li key={ebook.u_id}>
              <LocaleLink to={urls.ebook(ebook.u_id)}>
                <Book ebook={ebook}>
                  <span>{ebook.title}</span>
                </Book>
                <span className={styles.by}>
                  <span className="t2">{ebook.author.name}</span>
                  <b className="num">{ebook.price_paise === 0 ? t('free') : rupees(ebook.price_paise)}</b>
                </span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Reels({ items }: Of<'reels'>) {
  const t = useTranslations('home.reels')
  return (
    <section className="section tight">
      <div className="wrap">
        <ModuleHead own="reels" title={t('title')} to={urls.reels()} all={t('all')} />
        <ul className={`${styles.row} ${styles.reels}`}>
          {items.map((reel) => (
            <li key={reel.u_id}>
              <LocaleLink to={urls.reel(reel.u_id)}>
                <img src={reel.poster} width="360" height="640" alt="" loading="lazy" decoding="async" />
                <strong>{reel.title}</strong>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Story({ story }: Of<'story'>) {
  const t = useTranslations('home.story')
  return (
    <section className="section band">
      <Stack as="figure" gap={6} className={`wrap ${styles.story}`}>
        <FixedKolam of={{ id: story.u_id, cols: 7, rows: 7, shape: 'diamond' }} className={styles.kolam} />
        <div>
          <blockquote lang={story.language}>
            {story.lead} {story.opening}
          </blockquote>
          <figcaption className="t2">
            {t('told', { name: story.teller })} {story.is_demo && t('demo')}{' '}
            <LocaleLink to={urls.successStory(story.u_id)}>{t('read')}</LocaleLink>
          </figcaption>
        </div>
      </Stack>
    </section>
  )
}

export function Articles({ items }: Of<'articles'>) {
  const t = useTranslations('home.articles')
  const minutes = useTranslations('articles-card')
  return (
    <section className="section">
      <div className="wrap">
        <ModuleHead own="articles" title={t('title')} to={urls.blog()} all={t('all')} />
        <Stack as="ul" gap={7} className={styles.articles}>
          {items.map((article) => (
            <li key={article.u_id}>
              <LocaleLink to={urls.blogPost(article.u_id)}>
                {article.image && <Plants image={article.image} />}
                <h3 lang={article.language}>{article.title}</h3>
                <p className="small t2">
                  {t('by', {
                    name: article.author?.name ?? '',
                    minutes: minutes('minutes', { count: article.reading_minutes }),
                  })}
                </p>
              </LocaleLink>
            </li>
          ))}
        </Stack>
      </div>
    </section>
  )
}

export function Offers({ items }: Of<'offers'>) {
  const own = useOwnText('offers')
  const t = useTranslations('home.offers')
  const locale = useLocale()
  return (
    <section className="section band">
      <div className={`wrap ${styles.offers}`}>
        <div>
          <h2>{own ?? t('title')}</h2>
          <p className="t2">{t('lead')}</p>
        </div>
        <ul>
          {items.map(({ coupon_code, title, valid_until }) => (
            <li key={coupon_code}>
              <p>
                <span className="sr-only">{t('code')} </span>
                <code>{coupon_code}</code>
              </p>
              <div>
                <p>{title}</p>
                <p className="small t3">
                  {valid_until ? t('until', { date: fullDate(dayOf(valid_until), locale) }) : t('open')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
