import type { ReactNode } from 'react'
import { AppBar, CheckForApplicationUpdate, Layout, TitlePortal, UserMenu, useGetIdentity } from 'react-admin'
import { StepUpDialog } from '../data/step-up-dialog.tsx'
import { GroupedMenu } from './menu.tsx'

/** The button that shows a name is called by that name. */
function OwnMenu() {
  const { identity } = useGetIdentity()
  return <UserMenu label={identity?.fullName ?? ''} />
}

const Bar = () => (
  <AppBar userMenu={<OwnMenu />}>
    <TitlePortal component="h1" />
  </AppBar>
)

/** What surrounds every screen. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={GroupedMenu}>
      {children}
      <StepUpDialog />
      <CheckForApplicationUpdate />
    </Layout>
  )
}
