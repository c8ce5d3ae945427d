import BeforeIcon from '@mui/icons-material/ChevronLeft'
import AfterIcon from '@mui/icons-material/ChevronRight'
import {
  Autocomplete,
  Button,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import type { Diary } from '@newyou/contract/administration/desk/diary'
import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'
import { type DiaryAddress, type DiaryView, diaryViews } from './use-diary-address.ts'

const viewWords: Record<DiaryView, string> = { day: 'Day', week: 'Week', rooms: 'Rooms' }

/** Healers to show, where there are more than fit beside each other. */
function HealerChoice({ address, diary }: { address: DiaryAddress; diary: Diary }) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Diary['healers']>([])
  useEffect(() => {
    let isOld = false
    call('GET /api/staff/desk/healers', { query: { search } }).then(
      ({ data }) => !isOld && setFound(data),
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [search])
  const chosen = diary.healers.filter(({ u_id }) => address.healers.includes(u_id))
  return (
    <Autocomplete
      multiple
      size="small"
      sx={{ width: 240 }}
      options={found}
      filterOptions={(all) => all}
      value={chosen}
      onInputChange={(_event, words) => setSearch(words)}
      onChange={(_event, healers) => address.set({ healers: healers.map(({ u_id }) => u_id).join(',') })}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ u_id }) => u_id}
      isOptionEqualToValue={(one, other) => one.u_id === other.u_id}
      renderInput={(input) => <TextField {...input} label="Healers" />}
    />
  )
}

/** What is shown of the diary. */
export function DiaryBar({
  address,
  diary,
  placeId,
  onIll,
  onHours,
}: {
  address: DiaryAddress
  diary: Diary | undefined
  placeId: string
  onIll: () => void
  onHours: () => void
}) {
  const { date, today, view, hasWaiting, set } = address
  const step = view === 'week' ? 7 : 1
  const name = view === 'week' ? 'week' : 'day'
  return (
    <Stack className="diary-bar" direction="row" gap={1} flexWrap="wrap" alignItems="center">
      {/* A day and its neighbours stay in one line, on a phone too. */}
      <Stack direction="row" gap={1} alignItems="center" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        <IconButton aria-label={`The ${name} before`} onClick={() => address.step(-step)}>
          <BeforeIcon />
        </IconButton>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label="Day"
          value={date}
          onChange={({ target }) => target.value && set({ date: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <IconButton aria-label={`The ${name} after`} onClick={() => address.step(step)}>
          <AfterIcon />
        </IconButton>
      </Stack>
      <Button disabled={date === today} onClick={() => set({ date: '' })}>
        Today
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, next: DiaryView | null) => next && set({ view: next })}
      >
        {diaryViews.map((one) => (
          <ToggleButton key={one} value={one}>
            {viewWords[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view === 'rooms' && diary && diary.places.length > 0 && (
        <TextField
          select
          size="small"
          fullWidth={false}
          label="Place"
          value={placeId}
          onChange={({ target }) => set({ place: target.value })}
        >
          {diary.places.map(({ u_id, name: of }) => (
            <MenuItem key={u_id} value={u_id}>
              {of}
            </MenuItem>
          ))}
        </TextField>
      )}
      {diary && <HealerChoice address={address} diary={diary} />}
      <ToggleButton
        value="waiting"
        size="small"
        selected={hasWaiting}
        onChange={() => set({ waiting: hasWaiting ? '' : 'yes' })}
      >
        Waiting list
      </ToggleButton>
      <Button onClick={() => print()}>Print</Button>
      <Button onClick={onHours}>Hours</Button>
      <Button color="error" onClick={onIll}>
        Healer is ill
      </Button>
    </Stack>
  )
}
