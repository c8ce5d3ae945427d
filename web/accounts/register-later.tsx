import '../messages/accounts-confirm.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '../api/query-client.ts'
import type { GuardianFieldsForm } from '../guardians/guardian-fields.tsx'
import { ConfirmAfter } from './confirm-contact.tsx'
import { IncomeStep } from './income-step.tsx'
import type { IncomeStepForm, PersonForm } from './person-form.ts'
import { AboutFields, AddressFields } from './profile-parts.tsx'

/** Seen by few. */
const GuardianOfYoung = lazy(() =>
  import('./guardian-of-young.tsx').then(({ GuardianOfYoung: young }) => ({ default: young })),
)

interface LaterStepProps {
  name: 'about' | 'means'
  /** The form of the registration, of which each part takes its own fields. */
  fields: unknown
  isYoung: boolean
}

/** What the registration asks for once the contact is known; its lists come from the server. */
export function LaterStep({ name, fields, isYoung }: LaterStepProps) {
  const person = fields as PersonForm
  return (
    <QueryClientProvider client={queryClient}>
      {name === 'means' ? (
        <IncomeStep {...(fields as IncomeStepForm)} />
      ) : (
        <>
          <AboutFields {...person} />
          {isYoung && (
            <Suspense>
              <GuardianOfYoung {...(fields as GuardianFieldsForm)} />
            </Suspense>
          )}
          <AddressFields {...person} />
        </>
      )}
    </QueryClientProvider>
  )
}

/** The last screen of the registration: the other contact may be confirmed. */
export function ConfirmRegistered(props: Omit<ComponentProps<typeof ConfirmAfter>, 'later'>) {
  const t = useTranslations('accounts-confirm')
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmAfter {...props} later={t('later')} />
    </QueryClientProvider>
  )
}
