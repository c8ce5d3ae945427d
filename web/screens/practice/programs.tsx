import '../../messages/keys.ts'
import { addresses } from '@newyou/contract/addresses'
import type { MetaArgs } from 'react-router'
import { MyWebhooks } from '../../administration/webhooks/webhooks.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { KeysWaiting, MyKeys } from '../../people/keys/keys.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'keys')
  return pageMeta(matches, {
    path: addresses.practiceKeys,
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** In the practice: other programs, by keys that let them act and webhooks that tell them what happens. */
export default function Programs() {
  return (
    <PrivatePage of="healer" waiting={<KeysWaiting />}>
      {() => (
        <>
          <MyKeys />
          <MyWebhooks />
        </>
      )}
    </PrivatePage>
  )
}
