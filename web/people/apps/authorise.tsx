import '../../messages/apps.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { ScopeList } from './scope-list.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'apps')
  return pageMeta(matches, {
    path: pathTo('authorise', { uid: params.uid ?? '' }),
    title: t('meta'),
    description: t('meta'),
    noIndex: true,
  })
}

/** Where an app of others asks to act for a person, who says yes or no. */
export default function Authorise() {
  return (
    <PrivatePage waiting={<Waiting />} plain>
      {({ role }) => (role === 'staff' ? <NotForColleagues /> : <Asked />)}
    </PrivatePage>
  )
}

function NotForColleagues() {
  const t = useTranslations('apps.over')
  return <EmptyState heading="h1" title={t('title')} words={t('colleague')} />
}

function Asked() {
  const t = useTranslations('apps')
  const { uid = '' } = useParams()
  const wordsFor = useErrorWords()
  const { data, error } = useQuery({
    queryKey: ['authorisation', uid],
    // A request that is over does not come back.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/website/authorisation/{uid}', { params: { uid }, signal })).data,
  })
  const { run, busyWith } = useAction(async (isAllowed: boolean) => {
    const answer = await callApi('POST /api/website/authorisation/{uid}', {
      params: { uid },
      body: { is_allowed: isAllowed },
    })
    window.location.assign(answer.data.address)
    // The buttons stay as they are until the app's own page is there.
    await new Promise(() => undefined)
  })
  if (error) return <EmptyState heading="h1" title={t('over.title')} words={wordsFor(error)} />
  if (!data) return <Waiting />
  const { app_name: name, host, scopes } = data
  return (
    <Stack gap={5} width="form" above={6} start>
      <h1>{t('title', { name })}</h1>
      <p>{t('lead', { name })}</p>
      <h2>{t('may')}</h2>
      <ScopeList of={scopes} />
      <p className="t2">{t('never')}</p>
      <p>{host ? t('host', { host }) : t('device')}</p>
      <Toolbar>
        <Button
          variant="primary"
          busy={busyWith === true}
          disabled={busyWith !== undefined}
          onClick={() => void run(true)}
        >
          {t('allow')}
        </Button>
        <Button
          variant="quiet"
          busy={busyWith === false}
          disabled={busyWith !== undefined}
          onClick={() => void run(false)}
        >
          {t('refuse')}
        </Button>
      </Toolbar>
    </Stack>
  )
}

function Waiting() {
  const t = useTranslations('apps')
  return (
    <Stack gap={5} width="form" above={6} start>
      <h1>{t('loading')}</h1>
      <div aria-hidden="true">
        <SkeletonLine width="most" tall />
      </div>
    </Stack>
  )
}
