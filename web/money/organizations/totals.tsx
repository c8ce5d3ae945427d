import '../../messages/organizations.ts'
import type { ManagedOrganization } from '@newyou/contract/money/organizations/organizations'
import { useLocale, useTranslations } from 'use-intl'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Section } from '../../ui/parts.tsx'
import styles from './organizations.module.css'

/** Closed months, each with its totals or with why there are none. */
export function Totals({ months }: Pick<ManagedOrganization, 'months'>) {
  const t = useTranslations('organizations.manage.totals')
  const locale = useLocale()
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(`${locale}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    )
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className={`t2 ${layout.measure}`}>{t('words')}</p>
      <div className={styles.scroll}>
        {months.length === 0 && <p className="t2">{t('empty')}</p>}
        <table className={styles.totals} hidden={months.length === 0}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col" className={styles.number}>
                {t('members')}
              </th>
              <th scope="col" className={styles.number}>
                {t('sessions')}
              </th>
              <th scope="col" className={styles.number}>
                {t('used')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, totals }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month)}</th>
                {totals ? (
                  <>
                    <td className={`num ${styles.number}`}>{totals.members}</td>
                    <td className={`num ${styles.number}`}>{t('about', { count: totals.sessions })}</td>
                    <td className={`num ${styles.number}`}>
                      {totals.used_paise > 0
                        ? t('aboutUsed', { amount: rupees(totals.used_paise) })
                        : t('lessUsed', { amount: rupees(totals.rounded_to_paise) })}
                    </td>
                  </>
                ) : (
                  <td colSpan={3} className={`t3 ${styles.number}`}>
                    {t('hidden')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
