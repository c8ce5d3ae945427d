import { type Theme, useMediaQuery } from '@mui/material'
import { listed, type Resource } from '@newyou/contract/back-office/resource'
import { cloneElement } from 'react'
import {
  BulkDeleteButton,
  BulkUpdateButton,
  Button,
  CreateButton,
  Datagrid,
  FilterButton,
  FunctionField,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useListContext,
  useNotify,
  usePermissions,
} from 'react-admin'
import { call, queryOf } from '../data/data-provider.ts'
import { save } from '../data/save-file.ts'
import { columnOf } from '../fields/columns.tsx'
import { filterOf } from '../fields/inputs.tsx'
import { mayWrite } from '../session/roles.ts'
import { StateColumn, stateChoices } from './state.tsx'

const columnsMax = 7

function ExportButton({ name }: { name: string }) {
  const { filterValues: filter, sort } = useListContext()
  const notify = useNotify()
  async function exportTable() {
    try {
      const { data } = await call(`GET /api/staff/${name}/export`, { query: queryOf(name, { filter, sort }) })
      const { name: file, csv } = data as { name: string; csv: string }
      save(file, new Blob([csv], { type: 'text/csv' }))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work', { type: 'error' })
    }
  }
  return <Button label="Export CSV" onClick={() => void exportTable()} />
}

function Actions({ of, isWriter }: { of: Resource; isWriter: boolean }) {
  return (
    <TopToolbar>
      <FilterButton />
      {of.canCreate && isWriter && <CreateButton label={`New ${of.label.one.toLowerCase()}`} />}
      <ExportButton name={of.name} />
    </TopToolbar>
  )
}

const bulk = { mutationMode: 'pessimistic' } as const

function BulkActions({ of }: { of: Resource }) {
  return (
    <>
      {of.hasStates && (
        <>
          <BulkUpdateButton {...bulk} label="Publish" data={{ state: 'published' }} />
          <BulkUpdateButton {...bulk} label="Archive" data={{ state: 'archived' }} />
        </>
      )}
      {of.canDelete && <BulkDeleteButton {...bulk} />}
    </>
  )
}

/** The list of a resource, as its declaration says. */
export function RecordList({ of }: { of: Resource }) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { permissions } = usePermissions()
  const isWriter = mayWrite(of, permissions)
  const columns = listed(of)
    .filter(([, { isHidden }]) => !isHidden)
    .slice(0, columnsMax)
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    ...(of.hasStates
      ? [<SelectInput key="state" source="state" label="State" choices={stateChoices} />]
      : []),
    ...(of.filters ?? []).flatMap((name) => {
      const field = of.fields[name]
      return field ? [filterOf(name, field)] : []
    }),
  ]
  const order = of.sort.startsWith('-') ? 'DESC' : 'ASC'
  return (
    <List
      title={of.label.many}
      filters={filters}
      actions={<Actions of={of} isWriter={isWriter} />}
      sort={{ field: of.sort.replace('-', ''), order }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      {isSmall ? (
        <SimpleList
          primaryText={(row: RaRecord) => row[of.title]}
          secondaryText={(row: RaRecord) => row.state ?? ''}
          linkType="edit"
        />
      ) : (
        <Datagrid
          rowClick="edit"
          bulkActionButtons={isWriter && (of.hasStates || of.canDelete) ? <BulkActions of={of} /> : false}
        >
          <FunctionField
            label={of.fields[of.title]?.label ?? 'Name'}
            sortBy={of.title}
            sortable={of.sorts.includes(of.title)}
            render={(row: RaRecord) => row[of.title]}
          />
          {of.hasStates && <StateColumn label="State" sortable={false} />}
          {columns
            .filter(([name]) => name !== of.title)
            .map(([name, field]) =>
              cloneElement(columnOf(name, field), { key: name, sortable: of.sorts.includes(name) }),
            )}
        </Datagrid>
      )}
    </List>
  )
}
