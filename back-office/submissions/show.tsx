import { Box, Button, Stack, Typography } from '@mui/material'
import type { SubmissionFile } from '@newyou/contract/administration/back-office/submissions'
import type { ArticleDraft, EventDraft, Submission as Proposal } from '@newyou/contract/content/submissions'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ClaimsIn } from '../advertising-claims/marks.tsx'
import { call } from '../data/call.ts'
import { CategoryNames } from '../fields/category-names.tsx'
import { inRupees } from '../fields/columns.tsx'
import { AcceptOrRefuse } from '../fields/decision.tsx'
import { Fact } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const factsOf = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  overflowWrap: 'anywhere',
} as const
const textOf = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 } as const

function EventFacts({ event }: { event: EventDraft }) {
  const place = event.venue_name
    ? [event.venue_name, event.venue_address, event.venue_city].filter(Boolean).join(', ')
    : event.join_url || 'Online, no link of its own'
  return (
    <Box sx={factsOf}>
      <Fact label="Type">{wordsOf(event.event_kind)}</Fact>
      <Fact label="Category">
        <CategoryNames slugs={event.category ? [event.category] : []} />
      </Fact>
      <Fact label="Language">{event.language}</Fact>
      <Fact label="Starts">{event.starts_at ? when(event.starts_at) : ''}</Fact>
      <Fact label="Duration (minutes)">{event.minutes}</Fact>
      <Fact label="Price">{inRupees(event.price_paise)}</Fact>
      <Fact label="Seats">{event.seats ?? 'No limit'}</Fact>
      <Fact label="Location">{place}</Fact>
      <Fact label="What to bring">{event.what_to_bring}</Fact>
      {event.speakers.map(({ role, name, about }) => (
        <Fact key={name} label={wordsOf(role)}>
          {name}
          {about && `: ${about}`}
        </Fact>
      ))}
    </Box>
  )
}

function ArticleFacts({ article }: { article: ArticleDraft }) {
  return (
    <Box sx={factsOf}>
      <Fact label="Categories">
        <CategoryNames slugs={article.categories} />
      </Fact>
      <Fact label="Language">{wordsOf(article.language)}</Fact>
    </Box>
  )
}

function ReelFacts({ reel: { content, files } }: { reel: Extract<Proposal, { kind: 'reel' }> }) {
  return (
    <>
      {files.film && (
        // biome-ignore lint/a11y/useMediaCaption: captions are there where they were sent
        <video
          controls
          preload="none"
          src={files.film.address}
          poster={files.poster?.address}
          aria-label={content.alt}
          style={{ width: 240, aspectRatio: '9 / 16', borderRadius: 8, background: '#000' }}
        >
          {files.captions && <track kind="captions" src={files.captions.address} default />}
        </video>
      )}
      <Box sx={factsOf}>
        <Fact label="Category">
          <CategoryNames slugs={content.category ? [content.category] : []} />
        </Fact>
        <Fact label="Duration (seconds)">{files.film?.seconds ?? ''}</Fact>
        <Fact label="Alt text">{content.alt}</Fact>
        <Fact label="Captions">{files.captions ? wordsOf(content.language) : 'None'}</Fact>
      </Box>
    </>
  )
}

const acceptWords = {
  event: {
    label: 'Publish event',
    done: 'Published. The healer has been notified',
    open: 'Open event',
    at: 'events',
  },
  article: { label: 'Accept as draft', done: 'Accepted as a draft', open: 'Open article', at: 'articles' },
  reel: {
    label: 'Publish reel',
    done: 'Published. The healer has been notified',
    open: 'Open reel',
    at: 'reels',
  },
} as const

/** The long texts of a proposal. */
function textsOf({ kind, content }: Proposal) {
  if (kind === 'reel') return { lead: content.words, text: '' }
  return { lead: content.lead, text: kind === 'event' ? content.about : content.text }
}

function Decide({ file }: { file: SubmissionFile }) {
  const params = { submissionId: file.u_id }
  const { version, kind } = file.submission
  const { lead, text } = textsOf(file.submission)
  async function accept() {
    await call('POST /api/staff/submissions/{submissionId}/accept', { params, body: { version } })
    return acceptWords[kind].done
  }
  async function refuse(reason: string) {
    await call('POST /api/staff/submissions/{submissionId}/refuse', { params, body: { version, reason } })
    return 'Rejected. The healer has been notified'
  }
  return (
    <Box maxWidth={720} component="section" aria-label="Decision">
      <ClaimsIn
        resource={acceptWords[kind].at}
        texts={{ Title: file.title, Summary: lead, Text: text ?? '' }}
      />
      <AcceptOrRefuse
        acceptLabel={acceptWords[kind].label}
        refuseLabel="Reject"
        onAccept={accept}
        onRefuse={refuse}
      />
    </Box>
  )
}

function Submission() {
  const file = useRecordContext<SubmissionFile & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (file?.submission === undefined) return null
  const { submission, healer, decided_by: decider } = file
  const { lead, text } = textsOf(submission)
  return (
    <Stack p={2} gap={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography variant="h5" component="h2">
          {file.title}
        </Typography>
        <StateChip state={submission.state} />
      </Stack>
      <Typography color="text.secondary">
        {healer.full_name}
        {submission.sent_at && `, sent ${when(submission.sent_at)}`}
      </Typography>
      <Typography sx={textOf}>{lead}</Typography>
      {submission.kind === 'event' && <EventFacts event={submission.content} />}
      {submission.kind === 'article' && <ArticleFacts article={submission.content} />}
      {submission.kind === 'reel' && <ReelFacts reel={submission} />}
      <Typography sx={textOf}>{text}</Typography>
      {submission.state === 'sent' && <Decide file={file} />}
      {submission.decided_at && (
        <Typography>
          {submission.state === 'refused' ? 'Rejected' : 'Accepted'} by {decider},{' '}
          {when(submission.decided_at)}
          {submission.reason && `: ${submission.reason}`}
        </Typography>
      )}
      {submission.result && (
        <Button
          component={Link}
          to={`/${acceptWords[submission.kind].at}/${submission.result.u_id}`}
          variant="outlined"
          sx={{ alignSelf: 'start' }}
        >
          {acceptWords[submission.kind].open}
        </Button>
      )}
    </Stack>
  )
}

/** One proposal, to be published or refused. */
export default function SubmissionScreen() {
  return (
    <Show title="Proposal" actions={false}>
      <Submission />
    </Show>
  )
}
