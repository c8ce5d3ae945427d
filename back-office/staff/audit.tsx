import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Resource } from '@newyou/contract/administration/back-office/resource'
import { resources } from '@newyou/contract/administration/back-office/resources'
import type { AuditEntry } from '@newyou/contract/foundation/audit'
import { FunctionField, List, TextField, TextInput } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { rangeFilters } from '../fields/range-filters.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const shown = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? 'nothing' : JSON.stringify(value)

/** The name of a field as its form has it. */
function fieldName(resource: string, name: string) {
  const of: Resource | undefined = resources.find((one) => one.name === resource)
  return of?.fields[name]?.label ?? wordsOf(name)
}

/** The fields of a change, each with what it was and what it is. */
function Changes({ changes, resource }: Pick<AuditEntry, 'changes' | 'resource'>) {
  const fields = Object.entries(changes)
  return (
    <details>
      <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
      <Table
        size="small"
        sx={{ tableLayout: 'fixed', maxWidth: 560, '& :is(td, th)': { px: 1, overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(([name, [before, after]]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {fieldName(resource, name)}
              </TableCell>
              <TableCell>{shown(before)}</TableCell>
              <TableCell>{shown(after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  )
}

const filters = [
  <TextInput key="resource" source="resource" label="Type" />,
  <TextInput key="record" source="record" label="ID" />,
  <TextInput key="action" source="action" label="Action" />,
  <TextInput key="staff" source="staff" label="Colleague’s ID" />,
  ...rangeFilters,
]

/** Actions of colleagues, latest first. Read-only. */
export default function Audit() {
  return (
    <List title="Audit trail" filters={filters} exporter={false} perPage={25} empty={false}>
      <ListTable bulkActionButtons={false} rowClick={false}>
        <FunctionField label="When" render={({ at }: AuditEntry) => when(at)} />
        <FunctionField
          label="Colleague"
          render={({ staff_name: name, key_u_id: key }: AuditEntry) => (key ? `${name}, by API key` : name)}
        />
        <FunctionField label="Action" render={({ action }: AuditEntry) => wordsOf(action)} />
        <FunctionField label="Type" render={({ resource }: AuditEntry) => wordsOf(resource)} />
        <TextField source="record_id" label="ID" sortable={false} />
        <TextField source="reason" label="Reason" sortable={false} />
        <FunctionField
          label="Changes"
          render={(entry: AuditEntry) => Object.keys(entry.changes).length > 0 && <Changes {...entry} />}
        />
      </ListTable>
    </List>
  )
}
