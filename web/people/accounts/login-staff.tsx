import '../../messages/accounts.ts'
import type { MetaArgs } from 'react-router'
import { textsOf } from '../../messages/index.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { SignOn } from '../sign-on/sign-on.tsx'
import { LoginForm } from './login-form.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts')
  return pageMeta(matches, {
    path: urls.loginStaff(),
    title: t('loginStaff.meta'),
    description: t('loginStaff.lead'),
    noIndex: true,
  })
}

export default function LoginStaff() {
  return (
    <LoginForm as="staff">
      <SignOn />
    </LoginForm>
  )
}
