import '../../messages/healers-card.ts'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import { useLocale, useTranslations } from 'use-intl'
import { clock, dayNames, dayOf, dayWord, rupees } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './board.module.css'

/** Healers by the time at which they can be met, like departures. */
export function HealerBoard({
  healers,
  toOf = ({ u_id, next_free_at: at }) => urls.healer(u_id, { at: at ?? undefined }),
}: {
  healers: readonly HealerCard[]
  /** Where a row leads; by default to the time that it shows. */
  toOf?: (healer: HealerCard) => string
}) {
  return (
    <ul className={styles.board}>
      {healers.map((healer) => (
        <BoardRow key={healer.u_id} healer={healer} to={toOf(healer)} />
      ))}
    </ul>
  )
}

function BoardRow({ healer, to }: { healer: HealerCard; to: string }) {
  const t = useTranslations('healers-card.board')
  const when = useTranslations('when')
  const locale = useLocale()
  const now = useNow()
  const zone = useVisitorZone()
  if (!healer.next_free_at) return null
  const { time, half } = clock(healer.next_free_at, zone, locale)
  const word = dayWord(healer.next_free_at, now, zone)
  const near =
    word === 'weekday' || word === 'date'
      ? dayNames(dayOf(healer.next_free_at, zone), locale).weekday
      : when(word)
  return (
    <li>
      <LocaleLink className={styles.slot} to={to}>
        <span className={styles.when}>
          {locale === 'hi' && <small>{half} </small>}
          {time}
          {locale !== 'hi' && <small> {half}</small>}
          <span className={styles.near}>{near}</span>
        </span>
        <span className={styles.who}>
          <Face image={healer.image} />
          <span>
            <strong>{healer.full_name}</strong>
            <span className="small t2">
              {healer.is_intern ? t('intern', { title: healer.title }) : healer.title}
            </span>
          </span>
        </span>
        <span className={`small t2 ${styles.about}`}>{healer.topics}</span>
        <span className={`num ${styles.cost}`}>{rupees(healer.price_paise)}</span>
        <span className={styles.choose} aria-hidden="true">
          {t('choose')}
        </span>
      </LocaleLink>
    </li>
  )
}
