import { Button, Chip, Typography } from '@mui/material'
import type { ImportRun } from '@newyou/contract/administration/imports/imports'
import { importKinds } from '@newyou/contract/administration/imports/kinds'
import { useState } from 'react'
import { FunctionField, List, TextField, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTable } from '../fields/list-table.tsx'
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'
import { NewImport } from './new-import.tsx'
import { linesOf, stateWords } from './words.ts'

type Row = ImportRun & { id: string }
const labelOf = ({ kind }: ImportRun) => importKinds[kind].label
const State = ({ of }: { of: ImportRun }) => (
  <Chip size="small" variant="outlined" label={stateWords[of.state]} />
)

const NarrowImports = () => (
  <NarrowList<Row> nameOf={({ file_name: name }) => name}>
    {(run) => (
      <>
        <Typography>
          {labelOf(run)}, {linesOf(run.lines, run.kind)}, {when(run.created_at)}
        </Typography>
        <State of={run} />
        <Typography mt={1}>
          <Link to={`/imports/${run.id}/show`}>Open</Link>
        </Typography>
      </>
    )}
  </NarrowList>
)

/** What was brought from elsewhere. */
export default function Imports() {
  const [isNew, setNew] = useState(false)
  const isNarrow = useIsNarrow()
  return (
    <>
      <List
        title="Imports"
        exporter={false}
        perPage={25}
        empty={false}
        actions={
          <TopToolbar>
            <Button onClick={() => setNew(true)}>New import</Button>
          </TopToolbar>
        }
      >
        {isNarrow ? (
          <NarrowImports />
        ) : (
          <ListTable bulkActionButtons={false} rowClick="show">
            <TextField source="file_name" label="File" sortable={false} />
            <FunctionField label="Kind" render={labelOf} />
            <FunctionField label="Lines" render={({ lines }: Row) => lines.toLocaleString('en-IN')} />
            <FunctionField label="State" render={(run: Row) => <State of={run} />} />
            <FunctionField label="By" render={({ made_by: by }: Row) => by ?? 'Operator'} />
            <FunctionField label="Read" render={({ created_at: at }: Row) => when(at)} />
          </ListTable>
        )}
      </List>
      {isNew && <NewImport onClose={() => setNew(false)} />}
    </>
  )
}
