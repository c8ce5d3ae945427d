import '../../messages/healers-detail.ts'
import '../../messages/healers-card.ts'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Heart } from '../../people/wishlist/heart.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { fullDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconLanguage, IconRosetteDiscountCheck, IconSeedling, IconUsers, IconVideo } from '../../ui/icons.ts'
import { useLanguageNames } from '../../ui/language-names.ts'
import { Portrait } from '../../ui/portrait.tsx'
import styles from './person-head.module.css'

/** The person: picture, name, exact title, and what can be checked. */
export function PersonHead({ healer }: { healer: HealerDetail }) {
  const t = useTranslations('healers-detail')
  const ofCard = useTranslations('healers-card')
  const languages = useLanguageNames()
  const locale = useLocale()
  const and = new Intl.ListFormat(locale)
  const cities = new Set(healer.services.flatMap(({ places }) => places.map(({ city }) => city)))
  return (
    <div className={styles.person}>
      <span className={styles.portrait}>
        <Portrait
          image={healer.image}
          category={healer.main_category}
          alt={ofCard('portrait', { name: healer.full_name })}
          sizes="(width >= 768px) 256px, 120px"
          eager
        />
      </span>
      <div>
        <CategoryTag category={healer.main_category} />
        <div className={styles.title}>
          <h1 className={styles.name}>{healer.full_name}</h1>
          <Heart kind="healer" itemId={healer.u_id} title={healer.full_name} />
        </div>
        <p className="lead">{t('place', { title: healer.title, city: healer.city })}</p>
        {healer.own_title && <p className="t2">{t('ownTitle', { title: healer.own_title })}</p>}
      </div>
      <ul className={styles.facts}>
        {healer.qualifications && (
          <Fact icon={IconRosetteDiscountCheck}>
            {healer.qualifications_seen_on
              ? t('qualificationsSeen', {
                  qualifications: healer.qualifications,
                  date: fullDate(healer.qualifications_seen_on, locale),
                })
              : healer.qualifications}
          </Fact>
        )}
        {healer.checked_instead.length > 0 && (
          <Fact icon={IconRosetteDiscountCheck}>
            {t('noRegister', {
              checked: and.format(healer.checked_instead.map((one) => t(`checked.${one}`))),
            })}
          </Fact>
        )}
        {healer.is_intern && <Fact icon={IconSeedling}>{t('intern')}</Fact>}
        <Fact icon={IconLanguage}>{languages(healer.languages)}</Fact>
        <Fact icon={IconVideo}>
          <Modes modes={healer.modes} />
          {cities.size > 0 && t('inPerson', { cities: and.format(cities) })}
        </Fact>
        <Fact icon={IconUsers}>
          {t('sessions', { count: healer.session_count, year: `${healer.practising_since}` })}
        </Fact>
      </ul>
    </div>
  )
}

function Fact({ icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  )
}

function Modes({ modes }: { modes: HealerDetail['modes'] }) {
  const t = useTranslations('healers-detail.modes')
  const [first = '', second = '', third = ''] = modes.map((mode) => t(mode))
  if (third) return t('three', { first, second, third })
  return second ? t('two', { first, second }) : t('one', { first })
}
