import { backOfficePath } from '@newyou/contract/addresses'
import type { Resource as Declared } from '@newyou/contract/administration/back-office/resource'
import { resources } from '@newyou/contract/administration/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { brandName } from '@newyou/web/ui/brand-name.ts'
import { storageKeys } from '@newyou/web/ui/storage-keys.ts'
import { lazy, type ReactElement } from 'react'
import { Admin, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { dataProvider } from './data/data-provider.ts'
import { queryClient } from './data/query-client.ts'
import { Frame } from './frame/frame.tsx'
import { i18nProvider } from './frame/messages.ts'
import { NotFound } from './frame/not-found.tsx'
import { more } from './frame/own-screens.tsx'
import { authProvider, isOfAnotherRole } from './session/auth-provider.ts'
import { OtherRole } from './session/other-role.tsx'
import { mayRead, mayWrite } from './session/roles.ts'
import { darkTheme, lightTheme } from './theme.ts'

const RecordList = lazy(() => import('./records/list.tsx').then(({ RecordList: it }) => ({ default: it })))
const RecordEdit = lazy(() => import('./records/edit.tsx').then(({ RecordEdit: it }) => ({ default: it })))
const RecordCreate = lazy(() =>
  import('./records/create.tsx').then(({ RecordCreate: it }) => ({ default: it })),
)
const Outline = lazy(() => import('./outline/outline.tsx'))
const Start = lazy(() => import('./frame/start.tsx'))

/** Further screens of a record, beside its form. */
const screensBeside: Record<string, ReactElement> = {
  courses: <Route path=":id/outline" element={<Outline />} />,
}

/** The screens of a resource; those that the colleague may not use are not there. */
function screensOf(of: Declared, roles: readonly StaffRole[]) {
  return (
    <Resource
      key={of.name}
      name={of.name}
      options={{ label: of.label.many }}
      recordRepresentation={of.title}
      list={<RecordList of={of} />}
      edit={<RecordEdit of={of} />}
      {...(of.canCreate && mayWrite(of, roles) && { create: <RecordCreate of={of} /> })}
    >
      {mayWrite(of, roles) && screensBeside[of.name]}
    </Resource>
  )
}

export function BackOffice() {
  if (isOfAnotherRole()) return <OtherRole />
  const theme = localStorage.getItem(storageKeys.theme) === 'light' ? 'light' : 'dark'
  return (
    <BrowserRouter basename={backOfficePath}>
      <Admin
        dataProvider={dataProvider}
        queryClient={queryClient}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        layout={Frame}
        catchAll={NotFound}
        dashboard={Start}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        defaultTheme={theme}
        title={brandName}
        requireAuth
        disableTelemetry
      >
        {(roles: readonly StaffRole[] = []) => (
          <>
            {resources.filter((of) => mayRead(of, roles)).map((of) => screensOf(of, roles))}
            {more
              .filter((of) => mayRead(of, roles))
              .map(({ name, label, list, show }) => (
                // A notification leads to a record by its id alone.
                <Resource key={name} name={name} options={{ label }} list={list} show={show} edit={show} />
              ))}
          </>
        )}
      </Admin>
    </BrowserRouter>
  )
}
