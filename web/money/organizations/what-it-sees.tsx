import '../../messages/organizations.ts'
import { useTranslations } from 'use-intl'
import { Section } from '../../ui/parts.tsx'
import styles from './organizations.module.css'

/** The same words before a person joins and after. */
export function WhatItSees() {
  const t = useTranslations('organizations.sees')
  return (
    <Section>
      <h2>{t('title')}</h2>
      <ul className={styles.sees}>
        <li>{t('no')}</li>
        <li>{t('yes')}</li>
        <li>{t('totals')}</li>
        <li>{t('leave')}</li>
      </ul>
    </Section>
  )
}
