import { Box, Button, Stack, Typography } from '@mui/material'
import { resources } from '@newyou/contract/administration/back-office/resources'
import type { KeptClaim } from '@newyou/contract/foundation/advertising-claims'
import { List, SelectInput, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'

const kinds = [
  { id: 'healers', name: 'Healers' },
  ...resources.flatMap((of) =>
    'hasPublicTexts' in of && of.hasPublicTexts ? [{ id: of.name, name: of.label.many }] : [],
  ),
]
const kindOf = (name: string) => kinds.find(({ id }) => id === name)?.name ?? name
const recordAt = ({ resource, record_id: id }: KeptClaim) =>
  resource === 'healers' ? `/healers/${id}/show` : `/${resource}/${id}`

function Line({ claim }: { claim: KeptClaim }) {
  const { isBusy, during } = useStaffAction()
  return (
    <Box component="article" aria-label={claim.sentence} mb={3}>
      <Typography fontWeight={600}>“{claim.sentence}”</Typography>
      <Typography>{claim.title}</Typography>
      <Typography variant="body2">{claim.source}</Typography>
      <Typography>
        Kept by {claim.by ?? 'a former colleague'}, {when(claim.at)}: {claim.reason}
      </Typography>
      <Stack direction="row" gap={2} mt={0.5} alignItems="center">
        {claim.record_id ? (
          <Link to={recordAt(claim)}>{kindOf(claim.resource)}: open the record</Link>
        ) : (
          <Typography>{kindOf(claim.resource)}</Typography>
        )}
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          onClick={() =>
            void during(async () => {
              await call('DELETE /api/staff/advertising-claims/{id}', { params: { id: claim.u_id } })
              return 'Taken back. The sentence is marked again when its record is saved or published'
            })
          }
        >
          Take back
        </Button>
      </Stack>
    </Box>
  )
}

function Lines() {
  const { data = [], isPending } = useListContext<KeptClaim & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      {data.length === 0 && (
        <Typography>
          No sentences. Where a rule marks a cure, a disease that may not be advertised, pressure or another
          dark pattern, an editor can keep the words with a reason: the decision stands here.
        </Typography>
      )}
      {data.map((claim) => (
        <Line key={claim.u_id} claim={claim} />
      ))}
    </Box>
  )
}

/** Sentences of public texts that stay although a rule of advertising marks them. */
export default function KeptClaims() {
  return (
    <List
      title="Advertising claims"
      exporter={false}
      perPage={25}
      empty={false}
      filters={[
        <SelectInput key="resource" source="resource" label="Part of the site" choices={kinds} alwaysOn />,
      ]}
    >
      <Lines />
    </List>
  )
}
