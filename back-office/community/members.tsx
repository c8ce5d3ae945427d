import { Button, Stack, Typography } from '@mui/material'
import type { CommunityMemberRow } from '@newyou/contract/communication/community/admin'
import {
  FunctionField,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextField,
  useNotify,
  useRefresh,
} from 'react-admin'
import { call } from '../data/call.ts'
import { ListTable } from '../fields/list-table.tsx'
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'

const weekDays = 7
const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ReferenceInput key="group" source="group" reference="community-groups" alwaysOn>
    <SelectInput label="Group" optionText="name" />
  </ReferenceInput>,
]

function Actions({ member }: { member: CommunityMemberRow }) {
  const notify = useNotify()
  const refresh = useRefresh()
  async function change(body: object) {
    try {
      await call('POST /api/staff/community-members/{memberId}', { params: { memberId: member.u_id }, body })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    refresh()
  }
  const all = [
    member.muted_until
      ? { label: 'Unmute', body: { muted_days: 0 } }
      : { label: 'Mute for a week', body: { muted_days: weekDays } },
    member.is_moderator
      ? { label: 'Remove as moderator', body: { is_moderator: false } }
      : { label: 'Make moderator', body: { is_moderator: true } },
    member.is_removed
      ? { label: 'Allow to rejoin', body: { is_removed: false } }
      : { label: 'Remove', body: { is_removed: true } },
  ]
  return (
    <Stack direction="row" gap={1} flexWrap="wrap">
      {all
        .filter(({ label }) => !member.is_removed || label === 'Allow to rejoin')
        .map(({ label, body }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            color={label === 'Remove' ? 'error' : 'primary'}
            aria-label={`${label}: ${member.name}`}
            onClick={() => void change(body)}
          >
            {label}
          </Button>
        ))}
    </Stack>
  )
}

function stateOf({
  is_removed: isRemoved,
  muted_until: until,
  is_moderator: isModerator,
  is_healer: isHealer,
}: CommunityMemberRow) {
  if (isRemoved) return 'Removed'
  return [isHealer && 'Healer', isModerator && 'Moderator', until && `Muted until ${when(until)}`]
    .filter(Boolean)
    .join(', ')
}

const Narrow = () => (
  <NarrowList<CommunityMemberRow & { id: string }> nameOf={({ name }) => name}>
    {(member) => (
      <>
        <Typography>{member.group_name}</Typography>
        <Typography color="text.secondary" mb={1}>
          {[`Posts: ${member.posts}`, stateOf(member), `Joined: ${when(member.joined_at)}`]
            .filter(Boolean)
            .join('. ')}
        </Typography>
        <Actions member={member} />
      </>
    )}
  </NarrowList>
)

/** The members of groups, by the names that the groups know. */
export default function Members() {
  const isNarrow = useIsNarrow()
  return (
    <List title="Group members" filters={filters} exporter={false} perPage={25} empty={false}>
      {isNarrow ? (
        <Narrow />
      ) : (
        <ListTable bulkActionButtons={false} rowClick={false}>
          <TextField source="name" label="Name" sortable={false} />
          <TextField source="group_name" label="Group" sortable={false} />
          <TextField source="posts" label="Posts" sortable={false} />
          <FunctionField label="Status" render={stateOf} />
          <FunctionField label="Joined" render={(row: CommunityMemberRow) => when(row.joined_at)} />
          <FunctionField label="Actions" render={(row: CommunityMemberRow) => <Actions member={row} />} />
        </ListTable>
      )}
    </List>
  )
}
