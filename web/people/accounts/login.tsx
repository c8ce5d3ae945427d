import '../../messages/accounts.ts'
import type { MetaArgs } from 'react-router'
import { textsOf } from '../../messages/index.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { LoginForm } from './login-form.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts')
  return pageMeta(matches, {
    path: urls.login(),
    title: t('login.meta'),
    description: t('login.description'),
  })
}

export default function Login() {
  return <LoginForm as="client" />
}
