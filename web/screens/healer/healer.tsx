import '../../messages/healers-detail.ts'
import '../../messages/healers-card.ts'
import { homeZone, paisePerRupee } from '@newyou/contract/business'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import { lazy, Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { PolicyFold } from '../../care/appointments/policy-words.tsx'
import { HealerCardLink } from '../../care/healers/healer-card.tsx'
import { HealerWords } from '../../care/healers/healer-words.tsx'
import { loadHealer } from '../../care/healers/load-healer.ts'
import { PersonHead } from '../../care/healers/person-head.tsx'
import { SlotPicker } from '../../care/healers/slot-picker.tsx'
import { InquiryButton } from '../../care/inquiries/inquiry-button.tsx'
import { textsOf } from '../../messages/index.ts'
import { Helpline } from '../../page/helpline.tsx'
import { useSite } from '../../page/site.ts'
import { HealerReport } from '../../people/moderation/lazy-report.tsx'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { deviceZone, rupees } from '../../ui/format.ts'
import { useHydrated } from '../../ui/hydration.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import styles from './healer.module.css'

const late = () => import('./late-parts.ts')
/** Few healers are full, so few visitors need its code; few are available at this moment. */
const JoinWaitlist = lazy(async () => (await late()).wait())
const BeginNow = lazy(async () => (await late()).now())
/** Says that the healer's words are in another language. */
const InOriginal = lazy(async () => (await late()).original())
/** Only who is signed in needs it. */
const WriteLink = lazy(async () => (await late()).write())

const chosenIn = (url: string) => {
  const query = new URL(url).searchParams
  return { at: query.get('at') ?? undefined, serviceId: query.get('service') ?? undefined }
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { healerId = '' } = params
  const loaded = await loadHealer(context.get(apiContext), healerId, chosenIn(request.url), homeZone)
  // Search engines read documents alone, so only the server makes it.
  return { ...loaded, jsonLd: personData(loaded.healer) as ReturnType<typeof personData> | undefined }
}
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { healerId = '' } = params
  const loaded = await loadHealer(callApi, healerId, chosenIn(request.url), deviceZone())
  return { ...loaded, jsonLd: undefined }
}

/** Choosing a time only changes the address; the picker asks for what it needs itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export const handle = {
  pageQuery: ['at', 'service', 'mode', 'place', 'pack'],
  pageTags: ({ healerId }: Readonly<Record<string, string | undefined>>) => [
    `healer:${healerId}`,
    `availability:${healerId}`,
    // Healers who are similar, with their next free times.
    'healers',
    'availability',
  ],
  pageMaxAge: 60,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { healer, jsonLd } = loaderData
  const t = textsOf(localeOf(location.pathname), 'healers-detail')
  const image = healer.image ? `${healer.image.portrait}-512.webp` : undefined
  return pageMeta(matches, {
    path: urls.healer(healer.u_id),
    title: t('meta.title', { name: healer.full_name, title: healer.title }),
    description: t('meta.description', {
      name: healer.full_name,
      title: healer.title,
      city: healer.city,
      topics: healer.topics,
      price: rupees(healer.price_paise),
    }),
    image,
    jsonLd,
  })
}

function personData(healer: HealerDetail) {
  return {
    '@type': 'Person',
    name: healer.full_name,
    jobTitle: healer.title,
    description: healer.topics,
    knowsLanguage: healer.languages,
    workLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: healer.city, addressCountry: 'IN' },
    },
    makesOffer: {
      '@type': 'Offer',
      price: (healer.price_paise / paisePerRupee).toFixed(2),
      priceCurrency: 'INR',
    },
  }
}

export default function Healer() {
  const { healer, similar, availability, loadedAt } = useLoaderData<typeof loader>()
  const t = useTranslations('healers-detail')
  const ofCard = useTranslations('healers-card')
  const categoryNames = useTranslations('categories')
  const { booking_policy: policy } = useSite().settings
  const isHydrated = useHydrated()
  const isClient = useSession()?.role === 'client'
  const isFull = healer.next_free_at === null && availability.free.length === 0
  return (
    <div className="wrap">
      <Breadcrumbs
        way={[
          { name: t('crumbHealers'), to: urls.healers() },
          { name: categoryNames(healer.main_category), to: urls.healersOf(healer.main_category) },
          { name: healer.full_name },
        ]}
      />
      <div className={styles.two}>
        <PersonHead healer={healer} />
        <div className={styles.picker}>
          {healer.is_available_now && isHydrated && (
            <Suspense>
              <BeginNow healer={healer} />
            </Suspense>
          )}
          {isFull && isHydrated ? (
            <Suspense fallback={<p className="t2">{ofCard('noneFree')}</p>}>
              <JoinWaitlist healer={healer} />
            </Suspense>
          ) : (
            <SlotPicker key={healer.u_id} healer={healer} loaded={availability} loadedAt={loadedAt} />
          )}
          <PolicyFold policy={policy} name={healer.full_name} />
        </div>
        <div className={styles.after}>
          <HealerWords
            healer={healer}
            note={
              healer.written_in && (
                <Suspense>
                  <InOriginal />
                </Suspense>
              )
            }
          />
          <div className={styles.more}>
            {isClient && (
              <Suspense>
                <WriteLink id={healer.u_id} />
              </Suspense>
            )}
            <InquiryButton healer={healer} />
            <Button variant="bare" to={urls.brochure(healer.u_id)}>
              {t('brochure')}
            </Button>
            <HealerReport healerId={healer.u_id} hasPicture={healer.image !== null} />
          </div>
          <div className={styles.help}>
            <Helpline />
          </div>
        </div>
      </div>
      {similar.length > 0 && (
        <Section size="large" above={0} className={styles.similar} data-later>
          <h2>{t('similar')}</h2>
          <ul>
            {similar.map((other) => (
              <li key={other.u_id}>
                <HealerCardLink healer={other} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
