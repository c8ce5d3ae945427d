import type { ReactNode } from 'react'
import { AppBar, CheckForApplicationUpdate, Layout, TitlePortal } from 'react-admin'
import { StepUpDialog } from '../data/step-up-dialog.tsx'
import { GroupedMenu } from './menu.tsx'

const Bar = () => (
  <AppBar>
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
