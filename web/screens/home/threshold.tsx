import '../../messages/home.ts'
import { appointmentMinutes } from '@newyou/contract/business'
import type { HomeHero } from '@newyou/contract/foundation/brand/calls'
import { healerTopics } from '@newyou/contract/vocabulary'
import { Fragment } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { Button } from '../../ui/button.tsx'
import { sources } from '../../ui/cover.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconArrowRight } from '../../ui/icons.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import type { Of } from './healer-modules.tsx'
import { useOwnText } from './own-texts.ts'
import styles from './threshold.module.css'

/** A text of several lines. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** The lit door: what this is, what it costs and who runs it, and a sentence to fill in that leads to the healers who fit. */
export function Threshold({
  languages,
  healer_total: total,
  price_min_paise: least,
  hero,
}: Of<'threshold'> & { hero: HomeHero | null }) {
  const t = useTranslations('home.hero')
  const localized = useLocalized()
  const ownTitle = useOwnText('hero-title')
  const ownLine = useOwnText('hero-line')
  const { company_name: company, tax_name: tax, tax_percent: percent } = useSite().settings
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.front}`}>
        <div className={styles.copy}>
          <h1>{ownTitle ? <Lines text={ownTitle} /> : t.rich('title', { br: () => <br /> })}</h1>
          {!ownTitle && (
            <p className={styles.voice} lang="hi">
              {t('voice')}
            </p>
          )}
          <p className={styles.what}>
            {ownLine ??
              (least === null
                ? t('what', { count: appointmentMinutes })
                : t('whatFrom', { count: appointmentMinutes, price: rupees(least) }))}
            {company && ` ${t('behind', { company })}`}
          </p>
          <Form className={styles.ask} action={localized(urls.healers())}>
            {t.rich('sentence', {
              topic: () => (
                <select name="topic" aria-label={t('topic')} defaultValue="sleep-and-anxiety">
                  {healerTopics.map((topic) => (
                    <option key={topic} value={topic}>
                      {t(`topics.${topic}`)}
                    </option>
                  ))}
                  <option value="">{t('topics.any')}</option>
                </select>
              ),
              language: () => (
                <select name="language" aria-label={t('language')} defaultValue="Hindi">
                  <option value="">{t('anyLanguage')}</option>
                  {languages.map((language) => (
                    <option key={language.code} value={language.name} lang={language.code}>
                      {language.native_name}
                    </option>
                  ))}
                </select>
              ),
              free: () => (
                <select name="free" aria-label={t('free')} defaultValue="tomorrow">
                  <option value="tomorrow">{t('frees.tomorrow')}</option>
                  <option value="week">{t('frees.week')}</option>
                  <option value="">{t('frees.any')}</option>
                </select>
              ),
            })}
            <div>
              <Button variant="primary" type="submit">
                {t('show')}
                <Icon of={IconArrowRight} />
              </Button>
            </div>
          </Form>
          <ul className={styles.facts}>
            {total > 0 && <li>{t('facts.healers', { count: total })}</li>}
            {percent > 0 && <li>{t('facts.price', { tax })}</li>}
            <li>{t('facts.name')}</li>
          </ul>
        </div>
      </div>
      {hero ? (
        <img
          className={styles.own}
          src={`${hero.picture}-704.webp`}
          srcSet={sources(hero.picture)}
          sizes="(width >= 1024px) 50vw, 100vw"
          width="1280"
          height="960"
          alt={hero.alt}
          fetchPriority="high"
        />
      ) : (
        <>
          <img
            className={`only-dark ${styles.scene}`}
            src="/art/threshold-night.svg"
            width="1600"
            height="800"
            alt={t('night')}
            fetchPriority="high"
          />
          <img
            className={`only-light ${styles.scene}`}
            src="/art/threshold-dawn.svg"
            width="1600"
            height="800"
            alt={t('dawn')}
            loading="lazy"
          />
        </>
      )}
    </div>
  )
}
