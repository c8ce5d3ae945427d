import { useNavigate } from 'react-router'
import { isBackOffice } from '../../session/redirect-to.ts'
import { useLocalized } from '../../ui/locale-link.tsx'

/** Opens the page after login in the place of this one; the back office is another application. */
export function useGoAfterLogin() {
  const navigate = useNavigate()
  const localized = useLocalized()
  return async (path: string) => {
    if (isBackOffice(path)) return location.replace(path)
    await navigate(localized(path), { replace: true })
  }
}
