import '../../messages/home.ts'
import { appointmentMinutes, slotHoldMinutes } from '@newyou/contract/business'
import type { HomeModule } from '@newyou/contract/content/home'
import { drawnCategories } from '@newyou/contract/foundation/categories/drawn'
import type { CategorySlug } from '@newyou/contract/vocabulary'
import { useLocale, useTranslations } from 'use-intl'
import { HealerBoard } from '../../care/healers/board.tsx'
import { Helpline } from '../../page/helpline.tsx'
import { useSite } from '../../page/site.ts'
import { Button } from '../../ui/button.tsx'
import { dayNames, dayOf, timeOfDay } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { Stack } from '../../ui/parts.tsx'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './home.module.css'
import { useOwnText } from './own-texts.ts'

export type Of<K extends HomeModule['kind']> = Extract<HomeModule, { kind: K }>

export function NextFree({ items }: Of<'next-free'>) {
  const own = useOwnText('next-free')
  const t = useTranslations('home.board')
  const locale = useLocale()
  const zone = useZoneName()
  const { now, zone: zoneId } = useWhen()
  const day = dayNames(dayOf(now, zoneId), locale).weekday
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2>{own ?? t('title')}</h2>
            <p className="t2">{t('time', { zone: zone.short, time: timeOfDay(now, zoneId, locale), day })}</p>
          </div>
          <LocaleLink className={styles.desk} to={urls.availableHealers()}>
            {t('all')}
          </LocaleLink>
        </div>
        <HealerBoard healers={items} />
      </div>
    </section>
  )
}

const drawnDoor = (slug: CategorySlug) =>
  drawnCategories.includes(slug) ? `/art/door-${slug}.svg` : '/art/door.svg'

export function Doors({ items }: Of<'doors'>) {
  const own = useOwnText('doors')
  const t = useTranslations('home.doors')
  const names = useTranslations('categories')
  const locale = useLocale()
  return (
    <section className="section tight">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{own ?? t('title')}</h2>
        </div>
        <ul className={styles.doors}>
          {items.map(({ slug, name_hi, picture }) => (
            <li key={slug}>
              <LocaleLink to={urls.healersOf(slug)}>
                <img
                  src={picture ? `${picture}-352.webp` : drawnDoor(slug)}
                  width="288"
                  height="396"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                <span>
                  <strong>{names(slug)}</strong>
                  {locale !== 'hi' && <span lang="hi">{name_hi}</span>}
                </span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Costs({ healer_total, price_min_paise, price_max_paise }: Of<'costs'>) {
  const own = useOwnText('costs')
  const t = useTranslations('home.costs')
  const { settings } = useSite()
  return (
    <section className="section band">
      <div className="wrap">
        <h2 className={styles.alone}>{own ?? t('title')}</h2>
        <Stack as="dl" gap={6} className={styles.costs}>
          <div>
            <dt>
              {price_min_paise === price_max_paise ? (
                <DisplayRupees paise={price_min_paise} />
              ) : (
                t.rich('rich', {
                  from: () => <DisplayRupees paise={price_min_paise} />,
                  to: () => <DisplayRupees paise={price_max_paise} />,
                })
              )}
            </dt>
            <dd>{t('price', { count: appointmentMinutes })}</dd>
          </div>
          {settings.tax_percent > 0 && (
            <div>
              <dt>{t('tax', { percent: settings.tax_percent, name: settings.tax_name })}</dt>
              <dd>{t('taxWords')}</dd>
            </div>
          )}
          <div>
            <dt>{t('hold', { count: slotHoldMinutes })}</dt>
            <dd>{t('holdWords')}</dd>
          </div>
          <div>
            <dt>{t('healers', { count: healer_total })}</dt>
            <dd>{t('healersWords')}</dd>
          </div>
        </Stack>
      </div>
    </section>
  )
}

export function Steps() {
  const own = useOwnText('steps')
  const t = useTranslations('home.steps')
  return (
    <section className="section">
      <div className={`wrap ${styles.steps}`}>
        <h2>{own ?? t('title')}</h2>
        <ol>
          {(['one', 'two', 'three'] as const).map((step) => (
            <li key={step}>
              <h3>{t(`${step}.title`, { count: appointmentMinutes })}</h3>
              <p className="t2">{t(`${step}.words`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.after}>
          <Button variant="quiet" to={urls.healers()}>
            {t('healers')}
          </Button>
          <Helpline />
        </div>
      </div>
    </section>
  )
}
