import { Box, Typography } from '@mui/material'
import type { Resource } from '@newyou/contract/administration/back-office/resource'
import type { Revision } from '@newyou/contract/administration/back-office/revisions'
import { type Change, diffWordsWithSpace } from 'diff'
import { textOf } from './text-of.ts'

const cell = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 420,
  overflowY: 'auto',
} as const

/** One side: what it has alone is marked, by a line as well as by a colour. */
function Side({ label, changes, of }: { label: string; changes: Change[]; of: 'before' | 'after' }) {
  const isBefore = of === 'before'
  const mark = {
    color: isBefore ? 'error.main' : 'success.main',
    textDecoration: isBefore ? 'line-through' : 'underline',
  } as const
  let at = 0
  return (
    <Box sx={cell} role="region" aria-label={label} tabIndex={0}>
      {changes.map(({ value, added, removed }) => {
        at += value.length
        if (isBefore ? added : removed) return null
        if (!added && !removed) return <span key={at}>{value}</span>
        return (
          <Box component={isBefore ? 'del' : 'ins'} key={at} sx={mark}>
            {value}
          </Box>
        )
      })}
    </Box>
  )
}

/** A picture as a version has it. */
function PictureOf({ label, file }: { label: string; file: unknown }) {
  if (typeof file !== 'string') return <Typography color="text.secondary">No picture</Typography>
  return (
    <img
      src={/\.\w+$/.test(file) ? file : `${file}-352.webp`}
      alt={label}
      style={{ display: 'block', maxWidth: '100%', borderRadius: 8 }}
    />
  )
}

/** The fields in which two saved versions differ, beside each other. */
export function SideBySide({ of, before, after }: { of: Resource; before: Revision; after: Revision }) {
  const differing = Object.entries(of.fields).flatMap(([name, field]) => {
    const was = textOf(field, before.fields[name])
    const is = textOf(field, after.fields[name])
    return was === is || field.kind === 'media' ? [] : [{ name, field, changes: diffWordsWithSpace(was, is) }]
  })
  const pictures = Object.entries(of.fields).filter(
    ([name, { kind }]) => kind === 'media' && before.fields[name] !== after.fields[name],
  )
  if (differing.length + pictures.length === 0)
    return <Typography>These versions have the same text.</Typography>
  const words = differing.map(({ name, field, changes }) => (
    <Box component="section" aria-label={field.label} key={name} mt={2}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {field.label}
      </Typography>
      <Box display="grid" gridTemplateColumns={{ xs: '1fr', md: '1fr 1fr' }} gap={2}>
        <Side label={`${field.label}, version ${before.version}`} changes={changes} of="before" />
        <Side label={`${field.label}, version ${after.version}`} changes={changes} of="after" />
      </Box>
    </Box>
  ))
  return [
    ...pictures.map(([name, { label }]) => (
      <Box component="section" aria-label={label} key={name} mt={2}>
        <Typography variant="subtitle1" component="h3" gutterBottom>
          {label}
        </Typography>
        <Box display="grid" gridTemplateColumns={{ xs: '1fr', md: '1fr 1fr' }} gap={2}>
          <PictureOf label={`${label}, version ${before.version}`} file={before.fields[name]} />
          <PictureOf label={`${label}, version ${after.version}`} file={after.fields[name]} />
        </Box>
      </Box>
    )),
    ...words,
  ]
}
