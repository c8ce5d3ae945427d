import { brandName } from '@newyou/web/ui/brand-name.ts'
import { type ReactNode, useEffect } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
} from 'react-admin'
import { StepUpDialog } from '../data/step-up-dialog.tsx'
import { DeskLock, DeskMenuItems } from '../session/desk-session.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { OfficeMenu } from './menu.tsx'

/** The button that shows a name is called by that name. */
function OwnMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={identity?.fullName ?? ''}>
      <DeskMenuItems />
      <Logout />
    </UserMenu>
  )
}

const Bar = () => (
  <AppBar userMenu={<OwnMenu />}>
    <BrandLogo />
    <TitlePortal component="h1" />
  </AppBar>
)

/** The tab is named like the screen, so that several of them can be told apart. */
function useTabTitle() {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title')
    if (!heading) return
    const name = () => {
      const words = heading.textContent?.trim()
      document.title = words ? `${words} | ${brandName} back office` : `${brandName} back office`
    }
    name()
    const changes = new MutationObserver(name)
    changes.observe(heading, { childList: true, characterData: true, subtree: true })
    return () => changes.disconnect()
  }, [])
}

/** The layout of every screen. */
export function Frame({ children }: { children: ReactNode }) {
  useTabTitle()
  return (
    <Layout appBar={Bar} menu={OfficeMenu}>
      {children}
      <StepUpDialog />
      <DeskLock />
      <CheckForApplicationUpdate />
    </Layout>
  )
}
