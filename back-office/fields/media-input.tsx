import { Box, Button, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material'
import type { Field } from '@newyou/contract/administration/back-office/fields'
import { grounds } from '@newyou/contract/foundation/brand/colours'
import {
  brandPictureRules,
  isBrandShape,
  type MediaFile,
  type MediaWish,
  mediaRules,
  type Rendition,
} from '@newyou/contract/foundation/media'
import { prepareFile } from '@newyou/web/ui/prepare-file.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { call } from '../data/call.ts'
import { useUpload } from '../data/use-upload.ts'
import { useStaffAction } from './decision.tsx'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const renditionWords: Record<Rendition['state'], string> = {
  waiting: 'being made',
  ready: 'ready',
  needless: 'not needed, the video is small',
  failed: 'failed',
}
const minutesOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A file as a form says it: its name, how long it plays or reads, its size. */
const factsOf = ({ name, seconds, pages, bytes }: MediaFile) =>
  [
    name,
    seconds !== null && minutesOf(seconds),
    pages !== null && (pages === 1 ? '1 page' : `${pages} pages`),
    megabytes(bytes),
  ]
    .filter(Boolean)
    .join(', ')

/** The smaller films that are made of a film, and how far that is. */
function Renditions({ file }: { file: string }) {
  const [of, setOf] = useState<Rendition[]>([])
  useEffect(() => {
    let isHere = true
    call('GET /api/staff/media', { query: { file } }).then(
      ({ data }) => isHere && setOf(data.renditions),
      () => undefined, // the file itself is there all the same
    )
    return () => {
      isHere = false
    }
  }, [file])
  if (of.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }} aria-label="Smaller versions">
      {of.map(({ height, state, bytes, reason }) => (
        <Typography key={height} component="li" variant="body2" color={reason ? 'error' : 'text.secondary'}>
          {height}p: {renditionWords[state]}
          {bytes !== null && `, ${megabytes(bytes)}`}
          {reason && `: ${reason}`}
        </Typography>
      ))}
    </Box>
  )
}

/** What a logo is made for. */
const groundOf = ({ shape }: MediaWish) =>
  isBrandShape(shape) ? grounds[shape === 'logo-dark' ? 'dark' : 'light'][0] : undefined

/** The current file: the picture itself, or a link to the file. */
function Current({
  value,
  sent,
  isPicture,
  ground,
}: {
  value: string
  sent: MediaFile | undefined
  isPicture: boolean
  /** What the picture stands on, where it lets that shine through. */
  ground: string | undefined
}) {
  const { attempt } = useStaffAction()
  const show = () =>
    attempt(async () => {
      const { data } = await call('GET /api/staff/media', { query: { file: value } })
      window.open(data.address, '_blank', 'noopener')
    })
  if (isPicture)
    return (
      <img
        src={/\.\w+$/.test(value) ? value : `${value}-352.webp`}
        alt="As it is now"
        width={176}
        style={{ display: 'block', borderRadius: 8, ...(ground && { background: ground, padding: 12 }) }}
      />
    )
  return (
    <>
      <Stack direction="row" gap={1} alignItems="center" flexWrap="wrap">
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {sent?.file === value ? factsOf(sent) : value.split('/').at(-1)}
        </Typography>
        <Button size="small" onClick={() => void show()}>
          Open
        </Button>
      </Stack>
      {/\.(mp4|webm)$/.test(value) && <Renditions file={value} />}
    </>
  )
}

/** The input of an uploaded file or picture. */
export default function MediaInput({ name, field }: { name: string; field: Field }) {
  const { label, hint, isNullable, media = { kinds: [] } } = field
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useInput({ source: name })
  const [sent, setSent] = useState<MediaFile>()
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const {
    state,
    problem: refusal,
    send,
    pause,
    goOn,
    cancel,
  } = useUpload(media, (file) => {
    setSent(file)
    onChange(file.file)
  })
  const isPicture = media.kinds.includes('picture')
  const ofBrand = isBrandShape(media.shape)
  const kinds = ofBrand ? [brandPictureRules] : media.kinds.map((kind) => mediaRules[kind])
  const problem = refusal ?? error?.message
  const current = typeof value === 'string' && value !== '' ? value : undefined
  const isBusy = state.phase !== 'idle'

  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', mt: 1, mb: 3 }}>
      <Typography id={id} variant="body2" color="text.secondary" gutterBottom>
        {label}
      </Typography>
      {current && <Current value={current} sent={sent} isPicture={isPicture} ground={groundOf(media)} />}
      {isBusy && (
        <Box my={1}>
          <Typography aria-live="polite">
            {state.phase === 'looking'
              ? `Checking ${state.name} …`
              : `${state.name}: ${Math.floor(state.share * 100)}%${state.phase === 'paused' ? ', paused' : ''}`}
          </Typography>
          <LinearProgress
            aria-label={`${label}: upload`}
            variant={state.phase === 'looking' ? 'indeterminate' : 'determinate'}
            value={state.phase === 'looking' ? 0 : Math.floor(state.share * 100)}
          />
        </Box>
      )}
      <Stack direction="row" gap={1} mt={1} flexWrap="wrap">
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`${label}: file`}
          accept={kinds.map(({ accept }) => accept).join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void prepareFile(file).then(send)
            target.value = ''
          }}
        />
        {!isBusy && (
          <Button variant="outlined" onClick={() => chooser.current?.click()}>
            {current
              ? 'Choose another file'
              : `Choose file (${kinds.map(({ label: one }) => one).join(', ')})`}
          </Button>
        )}
        {state.phase === 'sending' && <Button onClick={pause}>Pause</Button>}
        {state.phase === 'paused' && <Button onClick={goOn}>Continue</Button>}
        {(state.phase === 'sending' || state.phase === 'paused') && <Button onClick={cancel}>Cancel</Button>}
        {!isBusy && current && isNullable && <Button onClick={() => onChange(null)}>Remove</Button>}
      </Stack>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </Box>
  )
}
