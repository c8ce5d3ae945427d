import { Box, Stack, Typography } from '@mui/material'
import type { HealerFile } from '@newyou/contract/administration/back-office/healers'
import { ClaimsIn } from '../advertising-claims/marks.tsx'
import { call } from '../data/call.ts'
import { AcceptOrRefuse } from '../fields/decision.tsx'
import { changedTexts } from './profile.ts'

const done = 'Saved. The healer has been notified'

const portraitSize = { width: 140, height: 168 }

/** A portrait as the site cuts it, or a word that there is none. */
function Portrait({ label, image }: { label: string; image: HealerFile['image'] }) {
  return (
    <Box component="figure" margin={0}>
      {image ? (
        <Box
          component="img"
          src={`${image.portrait}-248.webp`}
          alt={label}
          {...portraitSize}
          sx={{ display: 'block', objectFit: 'cover' }}
        />
      ) : (
        <Typography variant="body2">No portrait</Typography>
      )}
      <Typography variant="caption" component="figcaption">
        {label}
      </Typography>
    </Box>
  )
}

/** Page content proposed by a healer beside the public version; staff publishes it or gives a reason. */
export function PageChange({
  healer,
  change,
}: {
  healer: HealerFile
  change: NonNullable<HealerFile['page_change']>
}) {
  const parts = changedTexts(healer, change)
  const { version } = healer
  const params = { healerId: healer.u_id }
  async function accept() {
    await call('POST /api/staff/healers/{healerId}/accept-page', { params, body: { version } })
    return done
  }
  async function refuse(reason: string) {
    await call('POST /api/staff/healers/{healerId}/refuse-page', { params, body: { version, reason } })
    return done
  }

  return (
    <Stack component="section" aria-label="Page changes" gap={2} gridRow={{ md: 'span 2' }}>
      <Typography variant="h6" component="h2">
        Page changes
      </Typography>
      {change.image && (
        <Stack direction="row" gap={2} flexWrap="wrap" alignItems="flex-end">
          <Portrait label="Portrait now" image={healer.image} />
          <Portrait label="New portrait" image={change.image} />
        </Stack>
      )}
      {parts.map(({ label, before, after }) => (
        <Box key={label}>
          <Typography variant="subtitle2" component="h3">
            {label}
          </Typography>
          <Typography variant="body2" color="text.secondary" whiteSpace="pre-line" component="del">
            {before}
          </Typography>
          <Typography whiteSpace="pre-line" component="ins" display="block" sx={{ textDecoration: 'none' }}>
            {after || 'Removed'}
          </Typography>
        </Box>
      ))}
      <ClaimsIn
        resource="healers"
        recordId={healer.u_id}
        texts={Object.fromEntries(parts.map(({ label, after }) => [label, after]))}
      />
      <AcceptOrRefuse
        acceptLabel="Publish changes"
        refuseLabel="Reject changes"
        onAccept={accept}
        onRefuse={refuse}
      />
    </Stack>
  )
}
