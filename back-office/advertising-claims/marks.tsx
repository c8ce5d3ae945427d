import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { publicTexts, type Resource } from '@newyou/contract/administration/back-office/resource'
import { claimReason, type MarkedClaim } from '@newyou/contract/foundation/advertising-claims'
import { useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'

/** Typing is followed after a rest of this length. */
const restMs = 700

const asText = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

/** What the rules mark in texts, asked again after each rest in typing. */
function useMarks(resource: string, texts: Record<string, string>) {
  const [marks, setMarks] = useState<MarkedClaim[]>([])
  const [asked, setAsked] = useState(0)
  const wanted = JSON.stringify(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision asks again
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(
      () =>
        void call('POST /api/staff/advertising-claims/check', {
          body: { resource, texts: JSON.parse(wanted) as Record<string, string> }, // written above
        })
          .then(({ data }) => !isOld && setMarks(data))
          // The same is asked when the record is saved, which says what is wrong.
          .catch(() => undefined),
      restMs,
    )
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [resource, wanted, asked])
  return { marks, askAgain: () => setAsked((before) => before + 1) }
}

/** The claims in a form's texts that a law limits, each with its rule, source and decision. */
export function ClaimMarks({ of, isReadOnly = false }: { of: Resource; isReadOnly?: boolean }) {
  const values = useWatch<Record<string, unknown>>()
  const texts = Object.fromEntries(publicTexts(of).map((name) => [name, asText(values[name])]))
  const { marks, askAgain } = useMarks(of.name, texts)
  return <Claims of={of} marks={marks} onDecided={askAgain} isReadOnly={isReadOnly} />
}

interface ClaimsProps {
  of: Pick<Resource, 'name' | 'fields'>
  marks: readonly MarkedClaim[]
  onDecided: () => void
  isReadOnly?: boolean
}

/** Marks with their decisions; empty where there are none. */
export function Claims({ of, marks, onDecided, isReadOnly = false }: ClaimsProps) {
  if (marks.length === 0) return null
  const open = marks.filter(({ kept }) => !kept).length
  return (
    <Box component="section" aria-labelledby="advertising-claims" width="100%" mt={2} mb={2}>
      <Typography variant="h6" component="h2" id="advertising-claims">
        Advertising claims
      </Typography>
      <Typography mb={1} aria-live="polite">
        {open > 0
          ? `${open} to decide before this is published. Change the words, or keep them with a reason.`
          : 'All were kept with a reason.'}
      </Typography>
      <Stack component="ul" gap={1.5} p={0} m={0} sx={{ listStyle: 'none' }}>
        {marks.map((mark) => (
          <li key={`${mark.field} ${mark.rule} ${mark.sentence}`}>
            <Mark of={of} mark={mark} onDecided={onDecided} isReadOnly={isReadOnly} />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

function Mark({ of, mark, onDecided, isReadOnly }: Omit<ClaimsProps, 'marks'> & { mark: MarkedClaim }) {
  const { field, title, source, advice, kept } = mark
  return (
    <Alert severity={kept ? 'info' : 'warning'} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography fontWeight={600}>
        {of.fields[field]?.label ?? field}: {title}
      </Typography>
      <Typography>
        <Marked sentence={mark.sentence} quote={mark.quote} />
      </Typography>
      <Typography variant="body2">{source}</Typography>
      {kept ? (
        <Typography variant="body2">
          Kept by {kept.by ?? 'a former colleague'}, {when(kept.at)}: {kept.reason}
        </Typography>
      ) : (
        <>
          <Typography variant="body2">{advice}.</Typography>
          {!isReadOnly && <Keep of={of} mark={mark} onDecided={onDecided} />}
        </>
      )}
    </Alert>
  )
}

/** The sentence with the marked words set off. */
function Marked({ sentence, quote }: { sentence: string; quote: string }) {
  const at = sentence.indexOf(quote)
  if (at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <Box component="mark" sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', px: 0.5 }}>
        {quote}
      </Box>
      {sentence.slice(at + quote.length)}
    </>
  )
}

function Keep({ of, mark, onDecided }: Omit<ClaimsProps, 'marks' | 'isReadOnly'> & { mark: MarkedClaim }) {
  const [reason, setReason] = useState('')
  const { isBusy, attempt } = useStaffAction()
  const record = useRecordContext()
  const keep = () =>
    attempt(async () => {
      const { rule, sentence } = mark
      const ofRecord = record && { record_id: String(record.id) }
      await call('POST /api/staff/advertising-claims', {
        body: { resource: of.name, rule, sentence, reason, ...ofRecord },
      })
      onDecided()
    })
  return (
    <Stack direction="row" gap={1} mt={1} alignItems="center" flexWrap="wrap">
      <TextField
        size="small"
        label="Reason for keeping these words"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { maxLength: claimReason.max } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button
        variant="outlined"
        disabled={isBusy || reason.trim().length < claimReason.min}
        onClick={() => void keep()}
      >
        Keep words
      </Button>
    </Stack>
  )
}
