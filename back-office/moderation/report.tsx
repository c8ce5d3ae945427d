import { Alert, Box, Link, Stack, Typography } from '@mui/material'
import type { ContentReport } from '@newyou/contract/people/moderation/admin'
import { Show, useRecordContext } from 'react-admin'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'
import { Decide, decisionLabel, Restore } from './decide.tsx'
import { placeWords, reportedContent } from './place-words.ts'

const textOf = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 } as const

function Report() {
  const report = useRecordContext<ContentReport & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (report?.earlier === undefined) return null
  const { message, content } = report
  return (
    <Stack p={2} gap={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography variant="h5" component="h2">
          {reportedContent(report)}
        </Typography>
        <StateChip state={report.state} />
      </Stack>
      <Typography color="text.secondary">
        {wordsOf(report.reason)}, {placeWords(report)}, {when(report.created_at)}
      </Typography>
      {report.reason === 'crisis' && (
        <Alert severity="warning">
          A list of words found this post. It is not an assessment and may be wrong. Please look at once
          whether the member needs help.
        </Alert>
      )}
      {report.earlier > 0 && (
        <Alert severity="info">
          {report.earlier === 1 ? '1 other report' : `${report.earlier} other reports`} about this person
        </Alert>
      )}
      {message && (
        <Box component="section" aria-label="Message">
          <Stack direction="row" gap={2} alignItems="center">
            <Typography variant="h6" component="h3">
              Message
            </Typography>
            <StateChip state={message.state} />
          </Stack>
          <Typography sx={textOf}>{message.text}</Typography>
          <Typography color="text.secondary">
            {when(message.created_at)}
            {message.files > 0 && `, with ${message.files === 1 ? '1 file' : `${message.files} files`}`}
          </Typography>
        </Box>
      )}
      {content && (
        <Box component="section" aria-label="Reported">
          <Stack direction="row" gap={2} alignItems="center">
            <Typography variant="h6" component="h3">
              Reported {wordsOf(report.about).toLowerCase()}
            </Typography>
            <StateChip state={content.is_hidden ? 'hidden' : 'shown'} />
          </Stack>
          {content.picture && (
            <Box
              component="img"
              src={`${content.picture}-248.webp`}
              alt={`Portrait of ${content.title}`}
              sx={{ width: 180, borderRadius: 1 }}
            />
          )}
          {content.stars !== null && <Typography>{content.stars} of 5 stars</Typography>}
          <Typography sx={textOf}>{content.text}</Typography>
          {content.path && (
            <Link href={content.path} target="_blank" rel="noreferrer">
              Open the page of {content.title}
            </Link>
          )}
        </Box>
      )}
      {report.thing && !content && <Alert severity="info">It has been deleted since.</Alert>}
      {report.words && (
        <Box component="section" aria-label="Reporter’s note">
          <Typography variant="h6" component="h3">
            Reporter’s note
          </Typography>
          <Typography sx={textOf}>{report.words}</Typography>
        </Box>
      )}
      {report.decision && report.decided_at ? (
        <Box component="section" aria-label="Our decision">
          <Typography variant="h6" component="h3">
            {decisionLabel(report, report.decision)}
          </Typography>
          <Typography color="text.secondary">
            {report.decided_by}, {when(report.decided_at)}
          </Typography>
          <Typography sx={textOf}>{report.note}</Typography>
          {content?.is_hidden && <Restore report={report} />}
        </Box>
      ) : (
        <Decide report={report} />
      )}
    </Stack>
  )
}

/** One report with its decision. */
export default function ReportScreen() {
  return (
    <Show title="Report" actions={false}>
      <Report />
    </Show>
  )
}
