import '../../messages/healers-available.ts'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { SafeSearch } from '../../foundation/crisis/safe-search.tsx'
import { textsOf } from '../../messages/index.ts'
import { offeredOf } from '../../page/asked-categories.ts'
import { Helpline } from '../../page/helpline.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import list from '../../ui/list-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Stack } from '../../ui/parts.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { InquiryButton } from '../inquiries/inquiry-button.tsx'
import ThereNow from './available-now/there-now.tsx'
import { HealerBoard } from './board.tsx'
import { TopicChips } from './topic-chips.tsx'

async function load(api: CallApi, url: string) {
  const query = new URL(url).searchParams
  const [category] = await offeredOf(api, query.getAll('category'))
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  const { data: healers } = await api('GET /api/website/available-healers', {
    query: {
      ...(search ? { search } : {}),
      ...(category && { new_you_category_u_id: category.new_you_category_u_id }),
    },
  })
  return { healers, category: category?.slug, search }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => load(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => load(callApi, request.url)

// Follows every booking, and the clock.
export const handle = {
  pageQuery: ['category', 'search'],
  pageTags: ['healers', 'availability'],
  pageMaxAge: 60,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'healers-available')
  return pageMeta(matches, {
    path: urls.availableHealers(),
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: location.search !== '',
  })
}

export default function AvailableHealers() {
  const { healers, category, search } = useLoaderData<typeof loader>()
  const isHydrated = useHydrated()
  const t = useTranslations('healers-available')
  const zone = useZoneName()
  const kept = search ? { search } : {}
  return (
    <div className={`wrap ${list.page}`}>
      <PageHead
        title={t('title')}
        lead={<span role="status">{t('lead', { count: healers.length, zone: zone.long })}</span>}
      />
      <SafeSearch
        to={urls.availableHealers()}
        value={search}
        kept={category ? { category: [category] } : {}}
        label={t('search')}
        submit={t('submit')}
        maxLength={100}
      />
      <TopicChips
        label={t('topics')}
        all={t('all')}
        chosen={category}
        pathOf={(slug) => urls.availableHealers({ ...kept, ...(slug && { category: slug }) })}
      />
      {isHydrated && <ThereNow />}
      <Stack className="section tight">
        {healers.length === 0 ? (
          <EmptyState title={t('empty')} words={t('emptyWords')}>
            <Button
              variant="primary"
              to={urls.healers({ search, ...(category ? { category: [category] } : {}) })}
            >
              {t('further')}
            </Button>
            <InquiryButton />
          </EmptyState>
        ) : (
          <HealerBoard healers={healers} />
        )}
      </Stack>
      <Helpline />
    </div>
  )
}
