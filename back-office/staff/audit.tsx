import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { AuditEntry } from '@newyou/contract/staff/audit'
import { Datagrid, DateField, DateTimeInput, List, TextField, TextInput, useRecordContext } from 'react-admin'

const shown = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? 'nothing' : JSON.stringify(value)

/** The fields of a change, each with what it was and what it is. */
function Changes() {
  const entry = useRecordContext<AuditEntry & { id: string }>()
  const changes = Object.entries(entry?.changes ?? {})
  if (changes.length === 0) return <Typography p={2}>No field was changed.</Typography>
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(([name, [before, after]]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{shown(before)}</TableCell>
            <TableCell>{shown(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const asInstant = (value: unknown) => (value ? new Date(String(value)).toISOString() : '')
const filters = [
  <TextInput key="resource" source="resource" label="Kind" />,
  <TextInput key="record" source="record" label="Id" />,
  <TextInput key="action" source="action" label="Action" />,
  <TextInput key="staff" source="staff" label="Colleague’s id" />,
  <DateTimeInput key="from" source="from" label="From" parse={asInstant} />,
  <DateTimeInput key="to" source="to" label="To" parse={asInstant} />,
]

/** What colleagues did, latest first. Nobody can change it. */
export default function Audit() {
  return (
    <List title="Audit trail" filters={filters} exporter={false} perPage={25} empty={false}>
      <Datagrid bulkActionButtons={false} expand={<Changes />} rowClick="expand">
        <DateField source="at" label="When" locales="en-IN" showTime sortable={false} />
        <TextField source="staff_name" label="Who" sortable={false} />
        <TextField source="action" label="Did" sortable={false} />
        <TextField source="resource" label="Kind" sortable={false} />
        <TextField source="record_id" label="Id" sortable={false} />
        <TextField source="reason" label="Reason" sortable={false} />
      </Datagrid>
    </List>
  )
}
