import '../../messages/healing-sessions.ts'
import '../../messages/payments.ts'
import { paisePerRupee } from '@newyou/contract/business'
import type { HealingSession } from '@newyou/contract/care/healing-sessions/healing-sessions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AmountPart } from '../../money/payments/amount-part.tsx'
import { useSite } from '../../page/site.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconClockPause } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import card from '../../ui/record-card.module.css'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import {
  DemoPill,
  HealerTime,
  HourPicture,
  useModeWords,
  useWholeTime,
} from '../appointments/appointment-words.tsx'
import { PolicyFold } from '../appointments/policy-words.tsx'
import styles from './counseling.module.css'
import { HealingPill } from './healing-words.tsx'
import { useAnswer } from './use-answer.ts'

/** One offer that waits: who, what, when, for how much, until when, and the two answers. */
export function OfferCard({ session }: { session: HealingSession }) {
  const t = useTranslations('healing-sessions.offer')
  const { until } = useWhen()
  const zoneName = useZoneName(session.starts_at)
  const modeWords = useModeWords()
  const wholeTime = useWholeTime()
  const { settings } = useSite()
  const { healer } = session
  return (
    <article className={card.card} aria-labelledby={session.u_id}>
      <HourPicture at={session.starts_at} className={card.picture} />
      <div className={card.body}>
        <span className={layout.cluster}>
          <HealingPill of={session} />
          {session.is_demo && <DemoPill />}
        </span>
        <h3 id={session.u_id} className={styles.title}>
          {session.title}
        </h3>
        <div className={layout.person}>
          <Face image={healer.image} size="card" />
          <div>
            <LocaleLink to={urls.healer(healer.u_id)}>
              <b>{healer.full_name}</b>
            </LocaleLink>
            <p className="t2">{healer.title}</p>
          </div>
        </div>
        <p className={layout.typed}>{session.description}</p>
        <div className={card.facts}>
          <p>
            {wholeTime(session)}, {zoneName.short}
          </p>
          <HealerTime of={session} />
          <p>{modeWords(session)}</p>
        </div>
        {session.price_paise > 0 ? (
          <p>
            <span className="small t3">{t('price')}</span>
            <span className={`${card.sum} ${styles.price}`}>
              <DisplayRupees paise={session.price_paise} />
            </span>
          </p>
        ) : (
          <p>{t('free')}</p>
        )}
        <p className={`t2 ${styles.stands}`}>
          <Icon of={IconClockPause} />
          <span>
            {t(session.state === 'accepted' ? 'keptToPay' : 'stands', { when: until(session.stands_until) })}{' '}
            {session.state === 'offered' && t('quiet')}
          </span>
        </p>
        {session.state === 'accepted' ? <ToPay session={session} /> : <Answer session={session} />}
        {session.price_paise > 0 && session.state === 'offered' && (
          <div className={styles.policy}>
            <PolicyFold policy={settings.booking_policy} name={healer.full_name} />
          </div>
        )}
      </div>
    </article>
  )
}

function Answer({ session }: { session: HealingSession }) {
  const t = useTranslations('healing-sessions.offer')
  const wallet = useTranslations('payments.wallet')
  const balance = Math.round((useSession()?.profile?.wallet_points ?? 0) * paisePerRupee)
  const most = Math.min(balance, session.price_paise)
  const [chosen, setChosen] = useState(0)
  const fromWallet = Math.min(chosen, most)
  const toPay = session.price_paise - fromWallet
  const { accept, decline, busy } = useAnswer(session)
  return (
    <>
      {most > 0 && (
        <div className={styles.wallet}>
          <AmountPart
            mostPaise={most}
            paise={fromWallet}
            onChange={setChosen}
            show={rupees}
            words={{
              label: wallet('label'),
              balance: wallet('balance', { balance: rupees(balance) }),
              amount: wallet('amount'),
              missing: wallet('missing'),
              tooMuch: wallet('tooMuch', { most: rupees(most) }),
            }}
          />
        </div>
      )}
      <Toolbar above={2}>
        <Button variant="accent" busy={busy === 'accept'} onClick={() => void accept(fromWallet)}>
          {session.price_paise === 0
            ? t('acceptFree')
            : toPay === 0
              ? t('acceptWallet')
              : t('accept', { price: rupees(toPay) })}
        </Button>
        <Button variant="quiet" busy={busy === 'decline'} onClick={() => void decline()}>
          {t('decline')}
        </Button>
      </Toolbar>
    </>
  )
}

function ToPay({ session }: { session: HealingSession }) {
  const t = useTranslations('healing-sessions.offer')
  const { decline, busy } = useAnswer(session)
  return (
    <Toolbar above={2}>
      {session.order_u_id && (
        <Button variant="accent" to={urls.payment(session.order_u_id)}>
          {t('pay')}
        </Button>
      )}
      <Button variant="quiet" busy={busy === 'decline'} onClick={() => void decline()}>
        {t('letGo')}
      </Button>
    </Toolbar>
  )
}
