import { Link as TextLink, Typography } from '@mui/material'
import { type TextMessageRow, textMessageStates } from '@newyou/contract/foundation/text-messages/story'
import { phoneChannels } from '@newyou/contract/foundation/text-messages/templates'
import { FunctionField, List, SelectInput, TextInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { inRupees } from '../fields/columns.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { channelWords, sentStateWords } from './words.ts'

const filters = [
  <TextInput key="to" source="to" label="Number with country code" alwaysOn resettable />,
  <SelectInput
    key="channel"
    source="channel"
    label="By"
    alwaysOn
    choices={phoneChannels.map((id) => ({ id, name: channelWords[id] }))}
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={textMessageStates.map((id) => ({ id, name: sentStateWords[id] }))}
  />,
]

const whyOf = ({ state, detail, code }: TextMessageRow) => (state === 'failed' ? detail || code : '')

/** What went out to phones and what became of it, without its words. */
export default function SentTexts() {
  return (
    <List
      title="Sent texts"
      exporter={false}
      empty={false}
      filters={filters}
      actions={
        <TopToolbar>
          <TextLink component={Link} to="/text-days">
            By day
          </TextLink>
        </TopToolbar>
      }
    >
      <ListTable bulkActionButtons={false} rowClick={false}>
        <FunctionField label="Message" render={({ title }: TextMessageRow) => title} />
        <FunctionField label="Time" render={({ created_at: at }: TextMessageRow) => when(at)} />
        <FunctionField
          label="To"
          render={({ channel, to_ends: ends, person_id: person }: TextMessageRow) => (
            <>
              {channelWords[channel]} …{ends}{' '}
              {person && (
                <TextLink component={Link} to={`/clients/${person}/show`}>
                  Person
                </TextLink>
              )}
            </>
          )}
        />
        <FunctionField label="Gateway" render={({ gateway }: TextMessageRow) => gateway ?? 'None'} />
        <FunctionField
          label="State"
          render={(row: TextMessageRow) => (
            <>
              <StateChip state={sentStateWords[row.state]} />
              {whyOf(row) && <Typography variant="body2">{whyOf(row)}</Typography>}
            </>
          )}
        />
        <FunctionField
          label="Cost"
          render={({ parts, cost_paise: cost }: TextMessageRow) =>
            cost ? `${inRupees(cost)} (${parts === 1 ? '1 part' : `${parts} parts`})` : 'None'
          }
        />
      </ListTable>
    </List>
  )
}
