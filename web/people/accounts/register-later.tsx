import '../../messages/accounts-confirm.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../api/query-client.ts'
import { ConfirmAfter } from './confirm-contact.tsx'

export { OtpForm } from './otp-form.tsx'

/** The last screen of the registration: the other contact may be confirmed. */
export function ConfirmRegistered(props: Omit<ComponentProps<typeof ConfirmAfter>, 'later'>) {
  const t = useTranslations('accounts-confirm')
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmAfter {...props} later={t('later')} />
    </QueryClientProvider>
  )
}
