import { type Resource, written } from '@newyou/contract/administration/back-office/resource'
import { Create, SimpleForm } from 'react-admin'
import { ClaimMarks } from '../advertising-claims/marks.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { beginningOf, checkOf } from './check.ts'

/** A new record, as the declaration says. */
export function RecordCreate({ of }: { of: Resource }) {
  return (
    <Create redirect="edit" title={`New ${of.label.one.toLowerCase()}`}>
      <SimpleForm validate={checkOf(of, true)} defaultValues={beginningOf(of)} maxWidth={860}>
        {written(of).map(([name, field]) => (
          <FieldInput key={name} name={name} field={field} />
        ))}
        {of.hasPublicTexts && <ClaimMarks of={of} />}
      </SimpleForm>
    </Create>
  )
}
