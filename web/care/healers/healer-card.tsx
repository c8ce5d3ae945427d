import '../../messages/healers-card.ts'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import { useTranslations } from 'use-intl'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconRosetteDiscountCheck } from '../../ui/icons.ts'
import { useLanguageNames } from '../../ui/language-names.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './healer-card.module.css'

/** One healer of a list; the whole card is the link. */
export function HealerCardLink({
  healer,
  to = urls.healer(healer.u_id),
  eager = false,
  heading: Heading = 'h2',
  priced,
}: {
  healer: HealerCard
  to?: string
  /** What the price is for; by default the first service. */
  priced?: string | undefined
  eager?: boolean
  heading?: 'h2' | 'h3'
}) {
  const t = useTranslations('healers-card')
  const languages = useLanguageNames()
  const { at } = useWhen()
  return (
    <LocaleLink className={styles.card} to={to}>
      <span className={styles.portrait}>
        <Portrait
          image={healer.image}
          category={healer.main_category}
          alt={t('portrait', { name: healer.full_name })}
          sizes="(width >= 768px) 124px, 96px"
          eager={eager}
        />
      </span>
      <div>
        <CategoryTag category={healer.main_category} />
        {healer.is_intern && <span className={styles.intern}>{t('intern')}</span>}
        <Heading className={styles.name}>{healer.full_name}</Heading>
        <p className="t2">{healer.title}</p>
        {healer.qualifications && (
          <p className={styles.qualifications}>
            <Icon of={IconRosetteDiscountCheck} size="meta" />
            <span>{healer.qualifications}</span>
          </p>
        )}
      </div>
      <p className={styles.about}>
        <span lang={healer.written_in}>{healer.topics}</span>
        <span className={styles.languages}>{languages(healer.languages)}</span>
      </p>
      <div className={styles.foot}>
        <span className="small">
          {healer.next_free_at ? (
            <>
              <span className="t3">{t('nextFree')}</span>
              <b>{at(healer.next_free_at)}</b>
            </>
          ) : (
            <span className="t3">{t('noneFree')}</span>
          )}
        </span>
        <span className={styles.price}>
          {healer.price_from_paise === null ? (
            <>
              <b className="num">{rupees(healer.price_paise)}</b>
              <span className="small t3">{priced ?? t('minutes')}</span>
            </>
          ) : (
            <b className="num">{t('from', { price: rupees(healer.price_from_paise) })}</b>
          )}
        </span>
      </div>
    </LocaleLink>
  )
}

export function HealerCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <SkeletonBox className={styles.skeletons} />
      <div>
        <SkeletonLine width="third" />
        <SkeletonLine width="most" tall />
        <SkeletonLine width="half" />
        <SkeletonLine width="most" />
      </div>
      <div className={styles.about}>
        <SkeletonLine width="full" />
        <SkeletonLine width="half" />
      </div>
      <div className={styles.foot}>
        <SkeletonLine width="third" />
        <SkeletonLine width="third" />
      </div>
    </div>
  )
}
