import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { Resource, Row } from '@newyou/contract/administration/back-office/resource'
import type { RevisionRow } from '@newyou/contract/administration/back-office/revisions'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { usePermissions, useRecordContext } from 'react-admin'
import { callResource } from '../data/call.ts'
import { Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'
import { mayWrite } from '../session/roles.ts'

const Compare = lazy(async () => ({ default: (await import('./compare.tsx')).Compare }))
const pageSize = 25

/** Every saved version of a record, with who saved it and what changed. */
export function Revisions({ of }: { of: Resource }) {
  const row = useRecordContext<Row & { id: string }>()
  const { permissions } = usePermissions()
  const [size, setSize] = useState(pageSize)
  const [chosen, setChosen] = useState<{ before: number; after: number }>()
  const { data } = useQuery({
    queryKey: ['revisions', of.name, row?.u_id, row?.version, size],
    queryFn: () =>
      callResource(of.name, 'GET /api/staff/{name}/{id}/revisions', {
        params: { id: row?.u_id ?? '' },
        query: { page: 1, items_per_page: size },
      }),
    enabled: row !== undefined,
    placeholderData: (before) => before,
  })
  const all = data?.data ?? []
  if (!row) return null
  const changedWords = (one: RevisionRow) => {
    if (one.restored) return `Version ${one.restored} restored`
    return one.changed.map((name) => of.fields[name]?.label ?? name).join(', ')
  }
  return (
    <Section title="Versions">
      {all.length === 0 ? (
        <Typography color="text.secondary">Versions are saved from the next change on.</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label="Saved versions">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Version</TableCell>
                <TableCell>When</TableCell>
                <TableCell>By</TableCell>
                <TableCell>Changed</TableCell>
                <TableCell align="right">Compare</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {all.map((one, place) => (
                <TableRow key={one.version}>
                  <TableCell component="th" scope="row">
                    {one.version}
                  </TableCell>
                  <TableCell>{when(one.saved_at)}</TableCell>
                  <TableCell>{one.saved_by || 'Unknown'}</TableCell>
                  <TableCell>{changedWords(one)}</TableCell>
                  <TableCell align="right">
                    {all.length > 1 && (
                      <Button
                        size="small"
                        aria-label={`Compare version ${one.version}`}
                        onClick={() =>
                          setChosen(
                            place === 0
                              ? { before: all[1]?.version ?? one.version, after: one.version }
                              : { before: one.version, after: all[0]?.version ?? one.version },
                          )
                        }
                      >
                        Compare
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {(data?.total ?? 0) > all.length && size < 100 && (
        <Button onClick={() => setSize(100)}>Show more versions</Button>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <Compare
            of={of}
            row={row}
            all={all}
            chosen={chosen}
            isWriter={mayWrite(of, permissions)}
            onDone={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </Section>
  )
}
