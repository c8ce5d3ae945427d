import '../../messages/healers-brochure.ts'
import { appointmentMinutes } from '@newyou/contract/business'
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
import { callApi } from '../../session/call-api.ts'
import { brandName } from '../../ui/brand-name.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { LogoMark } from '../../ui/fixed-kolam.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconDownload, IconRosetteDiscountCheck } from '../../ui/icons.ts'
import { useLanguageNames } from '../../ui/language-names.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { urls } from '../../urls.ts'
import styles from './brochure.module.css'

const load = async (api: CallApi, healerId = '') =>
  (await orNotFound(api('GET /api/website/healer/{healerId}', { params: { healerId } }))).data

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(context.get(apiContext), params.healerId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => load(callApi, params.healerId)

export const handle = { pageTags: ['healers'], pageMaxAge: 3600 }

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'healers-brochure')
  return pageMeta(matches, {
    path: urls.brochure(loaderData.u_id),
    title: t('metaTitle', { name: loaderData.full_name }),
    description: `${loaderData.full_name}, ${loaderData.title}. ${loaderData.topics}`,
    image: loaderData.image ? `${loaderData.image.portrait}-512.webp` : undefined,
  })
}

/** A healer's card to hand on: 220 by 300 on screen, a sheet as PDF. */
export default function Brochure() {
  const healer = useLoaderData<typeof loader>()
  const t = useTranslations('healers-brochure')
  const languages = useLanguageNames()
  return (
    <div className={styles.page}>
      <article className={styles.card} aria-label={t('card', { name: healer.full_name })}>
        <span className={styles.portrait}>
          <Portrait image={healer.image} category={healer.main_category} alt="" sizes="92px" eager />
        </span>
        <CategoryTag category={healer.main_category} />
        <h1>{healer.full_name}</h1>
        <p className="small t2">{healer.title}</p>
        <p className={`small ${styles.price}`}>
          <b className="num">{rupees(healer.price_paise)}</b>
          <span className="t3">{t('minutes', { count: appointmentMinutes })}</span>
        </p>
      </article>
      <div className={styles.words}>
        <p className="lead">{healer.topics}</p>
        <ul className="t2">
          {healer.qualifications && (
            <li>
              <Icon of={IconRosetteDiscountCheck} size="meta" /> {healer.qualifications}
            </li>
          )}
          <li>{t('speaks', { languages: languages(healer.languages) })}</li>
          <li>{t('since', { year: `${healer.practising_since}` })}</li>
        </ul>
        <div className={styles.actions}>
          <Button variant="accent" to={urls.healer(healer.u_id)}>
            {t('page')}
          </Button>
          <Button variant="quiet" href={`/api/website/healer/${healer.u_id}/brochure`} download>
            <Icon of={IconDownload} />
            {t('print')}
          </Button>
        </div>
        {/* The brand's own logo takes the place of the mark: `sheetOfLogo`. */}
        <LocaleLink className={`small t3 ${styles.from}`} to={urls.home()} data-logo="">
          <LogoMark className={styles.logo} /> <span>{brandName}</span>
        </LocaleLink>
      </div>
    </div>
  )
}
