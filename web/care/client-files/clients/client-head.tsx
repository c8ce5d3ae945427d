import '../../../messages/practice-head.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { spacedMobile } from '../../../ui/format.ts'
import { useLanguageName } from '../../../ui/language-names.ts'
import layout from '../../../ui/layout.module.css'
import { Card, Stack } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { practiceQueries } from '../queries.ts'

/** The head of a client's file: who it is, in which the client allowed more than the chosen name, and whom to call. */
export function ClientHead({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('practice-head')
  const { at } = useWhen()
  const languageName = useLanguageName()
  const { data } = useQuery(practiceQueries.head(appointmentId))
  if (!data) return null
  const { legal_name: legalName, age, language, emergency, came_for: cameFor } = data
  const facts = [
    legalName && t('legalName', { name: legalName }),
    age !== null && t('age', { age }),
    language && t('language', { language: languageName(language) }),
    data.first_held_at ? t('firstHeld', { when: at(data.first_held_at) }) : t('noneHeld'),
    data.next_at && t('next', { when: at(data.next_at) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <Card as="section" aria-label={t('title')}>
      <Stack gap={3}>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {cameFor && (
          <div>
            <h2 className="small t2">{t('cameFor')}</h2>
            <p className={layout.typed}>{cameFor}</p>
          </div>
        )}
        <div>
          <h2 className="small t2">{t('emergency')}</h2>
          {emergency ? (
            <>
              <p>
                {[emergency.name, emergency.relation].filter(Boolean).join(', ')}{' '}
                <a href={`tel:${emergency.mobile_number}`}>{spacedMobile(emergency.mobile_number)}</a>
              </p>
              <p className="small t3">{t('emergencyWords')}</p>
            </>
          ) : (
            <p className="t2">{t('noEmergency')}</p>
          )}
        </div>
        <p className="small t3">{t('contacts')}</p>
      </Stack>
    </Card>
  )
}
