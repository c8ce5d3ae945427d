import '../../../messages/practice-services.ts'
import { addresses } from '@newyou/contract/addresses'
import type { PracticeService } from '@newyou/contract/care/healers/services'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../../api/show-saved.ts'
import { useAction } from '../../../api/use-action.ts'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { rupees } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Stack, Toolbar } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { urls } from '../../../urls.ts'
import { ownQueries } from '../queries.ts'
import { ServiceEditor } from './service-form.tsx'
import { ServiceRow } from './service-row.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice-services')
  return pageMeta(matches, {
    path: addresses.practiceServices,
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Services() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyServices />}
    </PrivatePage>
  )
}

function MyServices() {
  const services = useQuery(ownQueries.services())
  const page = useQuery(ownQueries.page())
  if (services.data && page.data)
    return (
      <ServiceList
        services={services.data}
        healerId={page.data.u_id}
        ownPrice={rupees(page.data.price_paise)}
      />
    )
  if (services.isError || page.isError)
    return (
      <ErrorState
        heading="h1"
        onRetry={() => {
          void services.refetch()
          void page.refetch()
        }}
      />
    )
  return <Waiting />
}

const newOne = 'new'

/** The services in the order of clients; one is edited at a time, in its place. */
function ServiceList({
  services,
  healerId,
  ownPrice,
}: {
  services: readonly PracticeService[]
  healerId: string
  ownPrice: string
}) {
  const t = useTranslations('practice-services')
  const client = useQueryClient()
  const [edited, setEdited] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const { queryKey } = ownQueries.services()
  const standing = services.filter(({ state }) => state !== 'retired')

  const ordering = useAction(async (moved: readonly string[]) => {
    const { data } = await callApi('PUT /api/practice/service-order', { body: { services: [...moved] } })
    await showSaved(client, queryKey, data)
    toast({ tone: 'ok', words: t('ordered') })
  })
  const move = (index: number, by: number) => {
    const ids = standing.map(({ u_id }) => u_id)
    const [one = ''] = ids.splice(index, 1)
    ids.splice(index + by, 0, one)
    void ordering.run(ids)
  }
  const close = () => {
    setEdited(undefined)
    requestAnimationFrame(() => addButton.current?.focus())
  }
  const editor = (service: PracticeService | undefined) => (
    <ServiceEditor
      key={`${service?.u_id} ${service?.version}`}
      service={service}
      onSaved={async () => {
        await client.refetchQueries({ queryKey })
        close()
      }}
      onCancel={close}
      onChanged={() => client.refetchQueries({ queryKey })}
    />
  )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <Stack as="ul" gap={3} above={6} width="form">
        {services.map((service) => {
          const index = standing.indexOf(service)
          return (
            <li key={service.u_id}>
              {edited === service.u_id ? (
                editor(service)
              ) : (
                <ServiceRow
                  service={service}
                  ownPrice={ownPrice}
                  link={urls.healer(healerId, { service: service.u_id })}
                  qrCode={`/api/website/healer/${healerId}/qr?service=${service.u_id}`}
                  isBusy={ordering.isBusy}
                  onEdit={() => setEdited(service.u_id)}
                  onUp={index > 0 ? () => move(index, -1) : undefined}
                  onDown={index >= 0 && index < standing.length - 1 ? () => move(index, 1) : undefined}
                />
              )}
            </li>
          )
        })}
      </Stack>
      {edited === newOne && editor(undefined)}
      {edited !== newOne && (
        <Toolbar above={4}>
          <Button ref={addButton} variant="primary" onClick={() => setEdited(newOne)}>
            <Icon of={IconPlus} />
            {t('add')}
          </Button>
        </Toolbar>
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('practice-services')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <Stack gap={5} width="form" above={6} aria-hidden="true">
        {['a', 'b', 'c'].map((skeleton) => (
          <SkeletonLine key={skeleton} tall />
        ))}
      </Stack>
    </>
  )
}
