import { type Theme, useMediaQuery } from '@mui/material'
import {
  listed,
  orderedMax,
  type Resource,
  type State,
} from '@newyou/contract/administration/back-office/resource'
import { cloneElement } from 'react'
import {
  BulkDeleteButton,
  BulkUpdateButton,
  CreateButton,
  FilterButton,
  FunctionField,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  usePermissions,
} from 'react-admin'
import { columnOf } from '../fields/columns.tsx'
import { filterOf } from '../fields/inputs.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { nameOf } from '../fields/words.ts'
import { mayWrite } from '../session/roles.ts'
import { ExportButton } from './export-button.tsx'
import { OrderedList } from './ordered-list.tsx'
import { StateColumn, stateChoices, stateNames } from './state.tsx'

const columnsMax = 7

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
      ? [<SelectInput key="state" source="state" label="Status" choices={stateChoices} />]
      : []),
    ...(of.filters ?? []).flatMap((name) => {
      const field = of.fields[name]
      return field ? [filterOf(name, field)] : []
    }),
  ]
  const order = of.sort.startsWith('-') ? 'DESC' : 'ASC'
  if (of.isOrdered && isWriter)
    return (
      <List
        title={of.label.many}
        actions={
          <TopToolbar>
            {of.canCreate && <CreateButton label={`New ${of.label.one.toLowerCase()}`} />}
            <ExportButton name={of.name} />
          </TopToolbar>
        }
        sort={{ field: of.sort, order }}
        perPage={orderedMax}
        pagination={false}
        exporter={false}
        empty={false}
      >
        <OrderedList of={of} />
      </List>
    )
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
          primaryText={(row: RaRecord) => nameOf(of, row)}
          secondaryText={({ state }: RaRecord) => (state ? stateNames[state as State] : '')}
          linkType="edit"
        />
      ) : (
        <ListTable
          rowClick="edit"
          bulkActionButtons={isWriter && (of.hasStates || of.canDelete) ? <BulkActions of={of} /> : false}
        >
          <FunctionField
            label={of.fields[of.title]?.label ?? 'Name'}
            sortBy={of.title}
            sortable={of.sorts.includes(of.title)}
            render={(row: RaRecord) => nameOf(of, row)}
          />
          {of.hasStates && <StateColumn label="Status" sortable={false} />}
          {columns
            .filter(([name]) => name !== of.title)
            .map(([name, field]) =>
              cloneElement(columnOf(name, field), { key: name, sortable: of.sorts.includes(name) }),
            )}
        </ListTable>
      )}
    </List>
  )
}
