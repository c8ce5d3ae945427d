import '../../messages/wishlist.ts'
import type { WishKind, WishlistEntry } from '@newyou/contract/people/wishlist'
import { wishKinds } from '@newyou/contract/vocabulary'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { Compare, Comparison } from '../../care/healers/compare/comparing.tsx'
import { resultPath } from '../../foundation/search/result-path.ts'
import { ResultPicture } from '../../foundation/search/result-picture.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { useWishes } from '../../people/wishlist/use-wishes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconX } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Row, Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './wishlists.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'wishlist')
  return pageMeta(matches, {
    path: urls.wishlists(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Wishlists() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <MyWishes />}
    </PrivatePage>
  )
}

function MyWishes() {
  const t = useTranslations('wishlist')
  const { wishes, isError, refetch, add, remove } = useWishes()
  if (!wishes)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  async function takeOff(wish: WishlistEntry) {
    if (!(await remove(wish))) return
    toast({
      tone: 'ok',
      words: (
        <>
          {t('removed', { title: wish.title })}{' '}
          <Button variant="bare" small onClick={() => void add(wish.kind, wish.item_u_id)}>
            {t('undo')}
          </Button>
        </>
      ),
    })
  }
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      {wishes.length === 0 ? (
        <EmptyState title={t('empty')} words={t('emptyWords')}>
          <Button variant="quiet" to={urls.healers()}>
            {t('emptyAction')}
          </Button>
        </EmptyState>
      ) : (
        wishKinds.map((kind) => (
          <Wishes key={kind} kind={kind} wishes={wishes} onRemove={(wish) => void takeOff(wish)} />
        ))
      )}
      <Comparison />
    </>
  )
}

function Wishes({
  kind,
  wishes,
  onRemove,
}: {
  kind: WishKind
  wishes: readonly WishlistEntry[]
  onRemove: (wish: WishlistEntry) => void
}) {
  const t = useTranslations('wishlist')
  const own = wishes.filter((wish) => wish.kind === kind)
  if (own.length === 0) return null
  return (
    <Section above={7}>
      <h2>{t(`kinds.${kind}`)}</h2>
      <ul>
        {own.map((wish) => (
          <Row shape="line" gap={3} size="small" key={wish.u_id}>
            <LocaleLink to={resultPath(kind, wish.item_u_id) ?? urls.home()} className={styles.thing}>
              <ResultPicture kind={kind} id={wish.item_u_id} image={wish.image} large />
              <span>
                <strong lang={wish.written_in}>{wish.title}</strong>
                <span className="t2" lang={wish.written_in}>
                  {wish.subtitle}
                </span>
              </span>
            </LocaleLink>
            {kind === 'healer' && <Compare id={wish.item_u_id} name={wish.title} />}
            <IconButton label={t('remove', { title: wish.title })} onClick={() => onRemove(wish)}>
              <Icon of={IconX} />
            </IconButton>
          </Row>
        ))}
      </ul>
    </Section>
  )
}

function Waiting() {
  const t = useTranslations('wishlist')
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        {['a', 'b', 'c'].map((skeleton) => (
          <SkeletonLine key={skeleton} width="most" tall />
        ))}
      </div>
    </>
  )
}
