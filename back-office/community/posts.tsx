import { Button, Stack } from '@mui/material'
import type { CommunityPostRow } from '@newyou/contract/communication/community/admin'
import { type MessageState, messageStates } from '@newyou/contract/people/moderation/admin'
import {
  FunctionField,
  List,
  ReferenceInput,
  SelectInput,
  TextField,
  useNotify,
  useRefresh,
} from 'react-admin'
import { call } from '../data/call.ts'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf } from '../fields/words.ts'

const filters = [
  <ReferenceInput key="group" source="group" reference="community-groups" alwaysOn>
    <SelectInput label="Group" optionText="name" />
  </ReferenceInput>,
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(messageStates)} alwaysOn />,
]

/** Transitions of each state; `removed` is final. */
const actions: Record<MessageState, readonly { to: MessageState; label: string }[]> = {
  shown: [
    { to: 'hidden', label: 'Hide' },
    { to: 'removed', label: 'Remove' },
  ],
  hidden: [
    { to: 'shown', label: 'Show' },
    { to: 'removed', label: 'Remove' },
  ],
  removed: [],
}

function Actions({ post }: { post: CommunityPostRow }) {
  const notify = useNotify()
  const refresh = useRefresh()
  async function set(state: MessageState) {
    try {
      await call('POST /api/staff/community-posts/{groupId}/{seq}', {
        params: { groupId: post.group_u_id, seq: String(post.seq) },
        body: { state },
      })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    refresh()
  }
  return (
    <Stack direction="row" gap={1}>
      {actions[post.state].map(({ to, label }) => (
        <Button
          key={to}
          size="small"
          variant="outlined"
          color={to === 'removed' ? 'error' : 'primary'}
          aria-label={`${label} post ${post.seq} of ${post.author}`}
          onClick={() => void set(to)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  )
}

/** Group posts, with the authors' names known to the group. */
export default function Posts() {
  return (
    <List title="Group posts" filters={filters} exporter={false} perPage={25} empty={false}>
      <ListTable bulkActionButtons={false} rowClick={false}>
        <TextField source="author" label="Author" sortable={false} />
        <TextField source="text" label="Post" sortable={false} />
        <TextField source="group_name" label="Group" sortable={false} />
        <FunctionField label="Status" render={({ state }: CommunityPostRow) => <StateChip state={state} />} />
        <FunctionField label="Posted" render={(row: CommunityPostRow) => when(row.created_at)} />
        <FunctionField label="Actions" render={(row: CommunityPostRow) => <Actions post={row} />} />
      </ListTable>
    </List>
  )
}
