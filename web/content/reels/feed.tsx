import '../../messages/reels.ts'
import type { Reel } from '@newyou/contract/content/reels'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconChevronDown, IconChevronUp } from '../../ui/icons.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { share } from '../../ui/share.ts'
import { urls } from '../../urls.ts'
import { Film } from './film.tsx'
import type { LoadedReels } from './load-reels.ts'
import { ReelView } from './reel-view.tsx'
import styles from './reels.module.css'
import { useFeed } from './use-feed.ts'
import { useIsLookedAt, useSound, useStillness } from './use-film-wishes.ts'
import { useLikes } from './use-likes.ts'
import { isPageItself, useReelKeys } from './use-reel-keys.ts'

/** More is fetched when so many are left. */
const enoughAhead = 3

/** Reels one below the other: the one in view plays, the next one is loaded, and nothing more. */
export function Feed({ loaded }: { loaded: LoadedReels }) {
  const t = useTranslations('reels')
  const ui = useTranslations('ui')
  const session = useSession()
  const isAwake = useHydrated()
  const navigate = useNavigate()
  const localized = useLocalized()
  const feed = useRef<HTMLElement>(null)
  const { reels, hasMore, hasFailed, fetchMore } = useFeed(loaded)
  const { standing, toggle } = useLikes(session, loaded.shared)
  const sound = useSound()
  const isStill = useStillness()
  const isLookedAt = useIsLookedAt()
  const [current, setCurrent] = useState(0)
  /** Play choice for the reel in view; another reel follows the device setting. */
  const [pressed, setPressed] = useState<{ reelId: string; isPlaying: boolean }>()
  const inView = reels[current]
  const wantsPlaying = pressed && pressed.reelId === inView?.u_id ? pressed.isPlaying : !isStill

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched changes with the number of reels
  useEffect(() => {
    const views = [...(feed.current?.querySelectorAll('[data-reel]') ?? [])]
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent(views.indexOf(target))
      },
      { root: feed.current, threshold: 0.6 },
    )
    for (const view of views) watch.observe(view)
    return () => watch.disconnect()
  }, [reels.length])

  const isNearEnd = isAwake && current >= reels.length - enoughAhead
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time the end comes near
  useEffect(() => {
    if (isNearEnd) void fetchMore()
  }, [isNearEnd, reels.length])

  function go(by: 1 | -1) {
    const box = feed.current
    if (!box) return
    const to = Math.min(Math.max(current + by, 0), reels.length)
    box.scrollTo({ top: to * box.clientHeight, behavior: isStill ? 'instant' : 'smooth' })
  }
  const setPlaying = (reel: Reel, isPlaying: boolean) => setPressed({ reelId: reel.u_id, isPlaying })

  function pressLike(reel: Reel) {
    if (session?.role === 'client') void toggle(reel)
    else if (!session) void navigate(localized(urls.login(urls.reel(reel.u_id))))
  }

  async function shareReel(reel: Reel) {
    const isCopied = await share({ title: reel.title, path: localized(urls.reel(reel.u_id)) })
    if (isCopied) toast({ tone: 'ok', words: t('copied') })
  }

  useReelKeys(feed, {
    go(by) {
      // From here on the letters are heard too.
      if (isPageItself(document.activeElement)) feed.current?.focus({ preventScroll: true })
      go(by)
    },
    togglePlay: () => inView && setPlaying(inView, !wantsPlaying),
    toggleLike: () => inView && pressLike(inView),
    toggleSound: sound.toggle,
  })

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
      <section ref={feed} className={styles.feed} role="feed" aria-label={t('feed')} tabIndex={0} data-reels>
        {reels.map((reel, index) => {
          const isPlaying = isAwake && index === current && wantsPlaying
          const { is_liked, like_count } = standing(reel)
          return (
            <ReelView
              key={reel.u_id}
              reel={reel}
              place={index + 1}
              total={hasMore ? -1 : reels.length}
              isEager={index === 0}
              isPlaying={isPlaying}
              isMuted={sound.isMuted}
              like={{
                isLiked: is_liked,
                count: like_count,
                onToggle: session && session.role !== 'client' ? undefined : () => pressLike(reel),
              }}
              onTogglePlay={() => setPlaying(reel, !isPlaying)}
              onToggleSound={sound.toggle}
              onShare={() => void shareReel(reel)}
            >
              {isAwake && (index === current || index === current + 1) && (
                <Film
                  reel={reel}
                  isPlaying={isPlaying && isLookedAt}
                  isMuted={sound.isMuted}
                  onRefused={sound.isMuted ? () => setPlaying(reel, false) : sound.quieten}
                />
              )}
            </ReelView>
          )
        })}
        <div className={styles.end}>
          {hasFailed ? (
            <>
              <p>{t('more')}</p>
              <Button variant="quiet" onClick={() => void fetchMore()}>
                {ui('tryAgain')}
              </Button>
            </>
          ) : (
            !hasMore && (
              <>
                <p>{t('end')}</p>
                <Button
                  variant="quiet"
                  onClick={() => feed.current?.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })}
                >
                  {t('toStart')}
                </Button>
              </>
            )
          )}
        </div>
      </section>
      <div className={styles.steps}>
        <IconButton label={t('previous')} disabled={current === 0} onClick={() => go(-1)}>
          <Icon of={IconChevronUp} size="bar" />
        </IconButton>
        <IconButton
          label={t('next')}
          disabled={!hasMore && current >= reels.length - 1}
          onClick={() => go(1)}
        >
          <Icon of={IconChevronDown} size="bar" />
        </IconButton>
      </div>
    </>
  )
}
