import '../../messages/reels.ts'
import type { Reel } from '@newyou/contract/content/reels'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  IconHeart,
  IconHeartFilled,
  IconPlayerPlay,
  IconShare,
  IconVolume,
  IconVolumeOff,
} from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { urls } from '../../urls.ts'
import styles from './reels.module.css'

interface Like {
  isLiked: boolean
  count: number
  /** Missing for healers, who cannot like. */
  onToggle: (() => void) | undefined
}

/** One reel: its picture or film, the words over it, and what can be done with it. */
export function ReelView({
  reel,
  place,
  total,
  isEager,
  isPlaying,
  isMuted,
  like,
  onTogglePlay,
  onToggleSound,
  onShare,
  children,
}: {
  reel: Reel
  /** From 1. */
  place: number
  total: number
  isEager: boolean
  isPlaying: boolean
  isMuted: boolean
  like: Like
  onTogglePlay: () => void
  onToggleSound: () => void
  onShare: () => void
  /** The film, when it is here. */
  children: ReactNode
}) {
  const t = useTranslations('reels')
  const id = useId()
  return (
    <article
      className={styles.reel}
      data-reel={reel.u_id}
      aria-posinset={place}
      aria-setsize={total}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}alt`}
    >
      <div className={styles.stage}>
        <img
          className={styles.poster}
          src={reel.poster}
          width="360"
          height="640"
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
        />
        {children}
        <p id={`${id}alt`} className="sr-only">
          {reel.alt} {t('heard')}
        </p>
        <button
          type="button"
          className={styles.play}
          aria-label={t(isPlaying ? 'pause' : 'play')}
          data-playing={isPlaying || undefined}
          onClick={onTogglePlay}
        >
          <span className={styles.sign}>
            <Icon of={IconPlayerPlay} size="bar" />
          </span>
        </button>
        <div className={styles.words} data-night>
          <Toolbar as="p" gap={3}>
            <CategoryTag category={reel.category} />
            {reel.is_demo && <span className={styles.demo}>{t('demo')}</span>}
          </Toolbar>
          <h2 id={`${id}title`}>{reel.title}</h2>
          <p>{reel.words}</p>
          <LocaleLink className={styles.by} to={urls.healer(reel.healer.u_id)}>
            <Face image={reel.healer.image} size="small" />
            <span>
              <span className={styles.name}>{reel.healer.full_name}</span>
              <span className={styles.does}>{reel.healer.title}</span>
            </span>
          </LocaleLink>
        </div>
      </div>
      <div className={styles.rail}>
        {like.onToggle ? (
          <button
            type="button"
            className={styles.act}
            aria-label={t(like.isLiked ? 'unlike' : 'like', { count: like.count })}
            aria-pressed={like.isLiked}
            onClick={like.onToggle}
          >
            <span className={styles.disc}>
              <Icon of={like.isLiked ? IconHeartFilled : IconHeart} size="bar" />
            </span>
            <span className="num" aria-hidden="true">
              {like.count}
            </span>
          </button>
        ) : (
          <p className={styles.act}>
            <span className={styles.disc}>
              <Icon of={IconHeart} size="bar" />
            </span>
            <span className="num" aria-hidden="true">
              {like.count}
            </span>
            <span className="sr-only">{t('likes', { count: like.count })}</span>
          </p>
        )}
        <button
          type="button"
          className={styles.act}
          aria-label={t('share', { title: reel.title })}
          onClick={onShare}
        >
          <span className={styles.disc}>
            <Icon of={IconShare} size="bar" />
          </span>
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={t(isMuted ? 'soundOn' : 'soundOff')}
          onClick={onToggleSound}
        >
          <span className={styles.disc}>
            <Icon of={isMuted ? IconVolumeOff : IconVolume} size="bar" />
          </span>
        </button>
      </div>
    </article>
  )
}
